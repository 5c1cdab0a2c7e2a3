# The coach of Catacombs: what its chapters are called, and what it says. One thing each, in two sentences at most.
guide-chapter-goal = Your goal
guide-goal = You lead the heroes: clear the room, spend the gold at the Merchant, and kill the Lord in the lair. If no hero can stand any more, you have lost.
guide-chapter-place = Into the room
guide-place = The heroes enter. { $device ->
    [touch] Drag the disc with a finger
    [keys] Move the disc with the arrow keys
   *[mouse] Drag the disc
} within the lit zone and put it down, not too close to the others: one blow can hit several.
guide-chapter-melee = Melee
guide-who = Your heroes act one after the other, in the order you like. { $press } one who is lit.
guide-act = A plain attack is melee: you flick the hero’s own disc at the monsters. { $press } it.
guide-flick = { $device ->
    [touch] Put a finger on the pad, pull back as you would a sling, away from the target, and lift it.
    [keys] Aim with the arrow keys: left and right turn, up and down give strength. Enter flicks.
   *[mouse] Press anywhere on the board, pull back as you would a sling, and let go.
} The dashed line ends where the disc stops or first touches.
guide-chapter-direct = What counts as a hit
guide-direct = Only what your own disc touches is hurt: a monster pushed into another does it no harm. Each line of the chronicle says why.
guide-chapter-missile = Shots
guide-missile = This hero shoots: a small disc is flicked, and the hero stays where it is. { $press } the shot.
guide-put = { $device ->
    [keys] Move the small disc with the arrow keys
   *[other] Drag the small disc
} to where it has a free way, and put it down.
guide-shoot = Now flick the small disc, as you did before.
guide-chapter-special = What only this hero can
guide-special-who = This hero can do something that others cannot. { $press } it.
guide-special = Special actions stand below the attacks; some can be used only so often in a room. { $press } this one.
guide-chapter-spells = Spells
guide-spell-who = Now the Wizard: { $device ->
    [touch] tap
    [keys] choose
   *[mouse] click
} him. He casts from his book.
guide-cast = The book holds twelve spells, each for one use in the whole game. Open it and choose one; keep some for the Lord.
guide-chapter-overseer = The Overseer
guide-overseer = When all heroes have acted, each monster acts once: it strikes, shoots, or comes nearer. Then a new round begins.
guide-chapter-gold = Gold
guide-gold = A monster killed is gold, paid when the room is cleared. Strong ones take two blows and more: the dots say how many are left.
guide-chapter-fallen = Staying alive
guide-health = The hearts of your heroes. Who is incapacitated misses the next round; who has none left is dead.
guide-chapter-merchant = The Merchant
guide-buy = Gold buys equipment, once. { $press } a card, then the hero who is to have it.
guide-pay = All living heroes pay together. { $press } how much this one gives.
guide-bargain = Half price or full? At half price it is discarded after its use.
guide-leave = Nothing here that you could pay. Move on.
guide-chapter-lord = The Lord
guide-lord = This is the Lord: kill him and you win, whoever else is still alive. His followers come first to your heroes.
guide-strike-who = Who is nearest to the Lord? { $press } this hero, and strike.
guide-again-place = Put it down where it is of use.
guide-again-who = Who acts next? { $press } a hero who is lit.
guide-again-act = Choose what this hero does.
guide-again-flick = Your flick: look for a free way to a monster.
guide-go-on = This action has several shots, one after the other. Go on, or stop where you are.
guide-again-buy = Buy what you can use, or move on.
guide-react = A blow has fallen, and something of yours can answer it. Use it now, or keep it.
guide-again-any = Choose what is lit.
