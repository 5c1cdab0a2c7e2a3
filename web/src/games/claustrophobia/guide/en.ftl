# The coach of Claustrophobia: what its chapters are called, and what it says. One thing each, in two sentences at most.
guide-chapter-goal = Your goal
guide-goal = You lead the humans, and must get two of them out by the stair. Follow the draught: behind it the stair lies.
guide-chapter-dice = A die for each
guide-give-die = Each of your fighters gets one of these dice for the turn. { $press } one.
guide-give-line = Now who gets it: { $device ->
    [touch] tap
    [keys] choose
   *[mouse] click
} a fighter’s sheet. The line with that number says how far he walks, how well he fights and defends.
guide-chapter-given = Ready
guide-given = Every fighter has a die, and “Undo” takes it all back. If you like what you see, go on.
guide-chapter-activate = One after the other
guide-who-acts = Your fighters act one after the other, in the order you like. { $press } one who is lit.
guide-stats = The lit line is what this fighter can do now: the boot for steps, the sword for dice, the shield for what enemies must roll.
guide-chapter-explore = Into the dark
guide-to-exit = Lit tiles are within reach, a step each. { $press } the one that leads on.
guide-explore = Nobody knows what lies behind a lit exit. { $press } it: a tile is drawn, hell turns it, and your fighter walks in.
guide-chapter-draught = The draught
guide-draught = The draught blows from this exit. Only what you explore through it brings you closer to the stair.
guide-chapter-hell = Hell’s turn
guide-destiny = This is hell’s board: it puts its dice there, and what lights up is what you will have to face.
guide-threat = Demons come in by unexplored exits where no human stands. Nobody leaves a tile where enemies outnumber them: stay together.
guide-chapter-fight = Fighting
guide-to-foe = An enemy within a few steps. { $press } its tile to go there.
guide-attack = An enemy on the same tile! { $press } it to strike: each die that reaches its shield is a hit.
guide-chapter-leave = The way out
guide-together = On to the draught, all of you: who is left alone is lost. { $press } the lit tile.
guide-follow-draught = This is the exit with the draught. { $press } it, and explore on.
guide-leave = The stair! One step up and this fighter is out: press the button. Two of you, and you have won.
guide-wound = A hit costs you a line of the sheet. { $press } the one you can best do without; six lost lines are death.
guide-line = A line with a sign does something by itself: a gift of your priest, or an instinct card. Choose what is lit.
guide-bless = Your priest may strengthen somebody for this turn. Choose who, and what in, or pass.
guide-encourage = Your priest’s courage spreads. Choose who gains by it.
guide-tiles = Choose what lies behind the exit, and how.
guide-wounded = A crossed-out line is worth nothing: who gets its number is exhausted for the turn. Give the dice with that in mind.
guide-again-assign = A new turn: a die for each of your fighters, then go on.
guide-again-activate = Who acts next? { $press } a fighter who is lit.
guide-again-act = { $press } what is lit: an exit, an enemy, a tile, or go on to the next fighter.
guide-again-any = Choose what is lit.
