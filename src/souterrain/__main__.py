"""The command line: `souterrain COMMAND`."""


def main() -> None:
    raise SystemExit("souterrain: no command yet")


if __name__ == "__main__":
    main()
