guide-ice = The Ice Princess throws spikes of ice. They do no damage, but the monster they touch is frozen and does not act.
guide-magic = What the Witch casts costs magic. When it runs out she pays with her health, down to her last point.
guide-smite = Once in each room, the Paladin’s Smite hurts the undead twice as much. His armour lets him ignore a few blows in each room, too.
guide-trophies = What the Witch Hunter kills stays on his board. With these monsters he pays for artefacts when the room is cleared.
guide-frozen = Frozen: this monster does nothing while the spike lies on it. A hard knock shakes it off; gentle pushes carry it along.
guide-armour = A blow has fallen, and something of yours can answer it. Use it now or keep it for later.
