# The coach of Conquest: what its chapters are called, and what it says. One thing each, in two sentences at most.
guide-chapter-goal = Your goal
guide-goal = Take all tokens from the enemy team: each hit of yours costs it some. Your two discs take turns, and so do the teams.
guide-chapter-corner = Where to begin
guide-corner = Two discs are yours, one in each corner. { $press } the corner of the first: it acts in your first turn, the other in your next.
guide-chapter-card = A card a turn
guide-card = The round signs of a card are its shots, from left to right: an outlined runner only moves, dark ones can hurt. { $press } this card to read it.
guide-lay = Ready? Lay it down, with the button or by dragging it onto the arena. All its shots must then be made.
guide-chapter-flick = Flicking
guide-pull = { $device ->
    [touch] Put a finger anywhere on the pad, pull back as you would a sling, and lift it.
    [keys] Aim with the arrow keys: left and right turn, up and down give strength. Enter flicks.
   *[mouse] Press anywhere on the arena, pull back as you would a sling, and let go.
} The dashed line ends where the disc stops or first meets something.
guide-chapter-hit = A hit
guide-move = This shot only moves: use it to come nearer to an enemy, with nothing in between. It may be a gentle flick.
guide-hurt = This shot costs the enemy a token for each of these discs that yours touches itself. Once it has met a wall, it no longer hurts.
guide-chapter-crystal = The crystal
guide-obstacle = A turn ends with a crystal. { $press } the one that you want to push into the enemy’s way.
guide-crystal = Flick it where it protects you. It hurts nobody, and stays where it stops.
guide-chapter-turns = The others
guide-others = The enemy plays a card, too. This sign shows which of your two discs acts in your next turn.
guide-chapter-missile = From afar
guide-missile-card = This card has a projectile: a shot by a small disc of its own. { $press } it and lay it.
guide-place = The projectile is put down first, within 2.5 cm of your disc. { $device ->
    [keys] Move it with the arrow keys
    [touch] Drag it with your finger
   *[mouse] Drag it
}; where it is red it cannot lie.
guide-missile = Now flick the projectile: your own disc stays where it is.
guide-chapter-tokens = Who is ahead
guide-tokens = Lost tokens go to the bank. It ends when a team has none left, or when the bank is empty: then the one with more tokens wins.
guide-only-target = Only this disc counts. If you miss it, you may flick once more from where the projectile stops.
guide-target = This shot is aimed at one disc alone. { $press } it: hitting the other one will not count.
guide-once-more = Missed, but a targeted shot has a second try, from where the projectile lies now.
guide-origin = This may be shot from either disc of your team. Choose the one that stands better.
guide-stronger = It has hit! Give up a card and it costs them even more, or keep your hand.
guide-armour = You were hit, but armour lies on your side of the table. It cancels all damage of this one shot, and is gone.
guide-another = You may play one more card with the same disc, at once.
guide-stun = Your team is stunned: one card is given up for nothing, and you make a single move. It lasts this one turn.
guide-swap = Two discs may change places. Sometimes that is a shield, sometimes an escape.
guide-ahead = These cards come next in your pile. Choose what you take, and in which order the others wait.
guide-again-card = Choose a card, and lay it.
guide-again-flick = Your flick: as hard as it must be, and no harder.
guide-again-obstacle = { $press } a crystal, to end your turn.
guide-again-place = Put the projectile where it has a free way.
guide-again-any = Choose what is lit.
