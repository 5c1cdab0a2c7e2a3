"""The commands of `souterrain`, one module each: `add(subparsers)` declares it, `run(args)` does it."""
