# The page's own words. What concerns a game comes with its book.
language-name = English
language = Language
theme = Light or dark
loading = Setting the table…
close = Close
why = why?
credits = Pictograms by Lorc, Delapouite and others. Fonts: Grenze Gotisch, Alegreya, Alegreya Sans (OFL). An independent program: no publisher’s art is used.
credits-short = Pictograms: game-icons.net, CC BY 3.0

## Home
ways = Pages
way-play = Play
way-learn = Learn
way-rules = Rules
way-replays = Replays
way-lobby = Lobby
lobby-lead = Sit down with somebody you do not know yet. A name is enough, and you may change it.
lobby-seek = Find me an opponent
lobby-waiting = Looking for an opponent
lobby-waiting-long = { $game }: as soon as somebody looks for the same, you both sit down. Leave this page open; a bell rings.
lobby-stop = Stop looking
lobby-game = Game
lobby-offer = Or offer a table
lobby-offer-make = Offer this table
lobby-skill = For
skill-any = whoever comes
skill-new = a first game
skill-some = some games played
skill-good = seasoned players
lobby-offers = Free seats
lobby-offers-none = Nobody has a free seat just now. Look for an opponent, and you will be found.
lobby-running = Being played
lobby-watch = Watch
lobby-no-clock = no clock
lobby-close = Take it out of the lobby
lobby-close-long = Nobody finds this table there any more. Who has a link can still come.
carry = Take your tables along
carry-lead = This link holds your seats at all your tables. Open it in another browser and you sit there. Show it to nobody: whoever has it plays for you.
carry-none = When you have sat down somewhere, there is a link here by which you come back from any browser.
carry-link = Link to all your tables
carry-print = Print it
carry-paper = By this address you come back to all your tables, from any browser. Show it to nobody: whoever has it plays for you.
carry-back = { $count ->
    [one] Your table is here again.
   *[other] Your { $count } tables are here again.
}
refused-no-lobby = This server has no lobby: its host has switched it off.
refused-enough-offers = You offer { $most } tables already. Close one, or wait until somebody sits down.
refused-lobby-full = Enough tables are offered here just now. Come back later.
refused-host-closes = Only the host takes a table out of the lobby.
refused-not-listed = This table is not in the lobby.
packs-own = Packs of your own
packs-own-lead = Cards and numbers of your own, for this table and those who have its link. Choose the files of a pack, or a zip of them: it is checked first.
packs-choose = Choose a pack
packs-checking = It is being checked …
packs-own-drop = Play without it
packs-played = Played with { $packs }
packs-changes = What it changes
pack-version = version { $version }
pack-new = new
pack-changed = changed
pack-words-only = It changes words alone.
refused-pack-large = A pack has at most 128 kB here.
refused-pack-manifest = A pack has a file pack.toml that says what it is. Choose all its files, or a zip of them.
refused-pack-unread = These files cannot be read: a pack holds texts (.toml and .ftl), or a zip of them.
refused-pack-faults = The pack has faults:
    { $faults }
refused-pack-other = This pack is for another game.
refused-pack-game = This pack is for { $game }.
refused-own-public = A table with a pack of your own is for those who have its link: it cannot be offered in the lobby.
learn-lead = Ten minutes each, on a table laid for it: a coach beside the board shows everything once while you play. It can be left, taken up again, and repeated by chapter.
learn-new = not begun
learn-begun = { $count ->
    [one] 1 chapter done
   *[other] { $count } chapters done
}
learn-done = done
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
rules-lead = Every rule of the { $count ->
    [5] five
   *[other] { $count }
} books, in our words. At a table, “why?” leads here.
rules-of = Game
replays-none = Nothing yet. Games you play, and match files you open, are found here again.
replays-lead = The games you have played in this browser, and those from files.
home-title = { $count ->
    [5] Five
   *[other] { $count }
} dungeons, one table
home-lead = Play now against the computer, on one screen with friends, or by link. Every refusal tells you why.
play-now = Play now
prepare = Set up { $game }
new-table = New table
scenario = Scenario
i-play = I play
by-lot = Drawn by lot
by-lot-place = drawn when the table is laid
by-lot-told = Who plays which side was drawn by lot.
computer = Computer
level-random = by chance
level-novice = gentle
level-adept = fair
level-master = fierce
level-hand = Its own hand sways: by { NUMBER($degrees, maximumFractionDigits: 1) }° and { NUMBER($percent, maximumFractionDigits: 0) }% of the speed, more in one flick of three.
level-hand-table = Its hand sways as yours does: the table’s rules draw it for both.
level-hand-needle = It lets go with the needle { NUMBER($percent, maximumFractionDigits: 0) }% off the middle.
play-computer = Play now against the computer
invite = Invite by link
invite-lead = No account. Whoever opens the link takes a free seat.
invite-make = Lay the table and get the link
invite-link = Link to the table
one-screen = Together on one screen
more-choices = More choices
clock = Clock
clock-none = none
clock-quick = 1 minute a turn
clock-slow = 5 minutes a turn
clock-days = 3 days a turn
thinking = Computers think
    .text = A quicker answer is a weaker one.
thinking-0 = as long as their level
thinking-1000 = at most 1 second
thinking-400 = at most 0.4 seconds
thinking-100 = hardly at all
file-open = Open a match file
file-reading = Reading the match…
file-go-on = { $game }, { $count } moves played. Go on with it?
file-play = Play the { $seat } against the computer
copy = Copy
copied = Copied
to-table = Go to the table
resume-title = On the table
resume-none = Nothing yet. Choose a game above.
resume = Resume
resume-all = all { $count }
resume-with = with { $names }
resume-computer = against the computer
gone = no longer there
forget = Remove
going-on = going on
moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}

## At the table
your-turn = Your turn
wait = One moment
read-only = To be read only
parted = The rules of this game have changed since: the first { $equal } of its { $acts } acts lead where they led, the others can be read in the log.
origin-file = This game goes on from a file or from a game that is over: who brought it may know what lies hidden. The dice ahead are new.
parted-go-on = Go on from there
away = Connection lost; trying again
over = The game is over
won = Victory
lost = Defeat
look-again = Look at the table
ending-whole = Read on
ending-fates = What became of everybody
ending-figures = The figures
ending-best = Best act:
ending-turning = Turning point:
ending-watch = Watch
ending-replay = Watch the whole game
ending-harder = A stronger opponent: { $level }
ending-gentler = A gentler opponent: { $level }
ending-retry = Try again, same side
ending-watch-turning = Watch the turning point
ending-against = against
rematch = Play again, sides swapped
home = Home
undo = Undo
undo-not = Nothing can be taken back: dice have been rolled, or others have learnt something.
rules = Rules
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rule = Rule
rule-unknown = No book has this rule.
rule-previous = before
rule-next = after
rules-open = open the book
refused = Not now: { $what }
log = Chronicle
options = All options as a list
actions = What you can do
confirm = Confirm ({ $count })
touch = Choose what is lit
let-go = Let go
chat = Say something
send = Send
chat-log = What was said
mute = Do not read what { $who } says
unmute = Read again what { $who } says
angle = Angle
power = Power
flick = Flick { $disc }
place = Place { $disc }
thing-live = can be chosen
thing-held = chosen
thing-refused = not allowed now

## Around the table
menu = Table
seats = Seats
seat-you = you
seat-here = here
seat-gone = not connected
seat-away = has got up
seat-free = free
seat-open = Free the seat
computer-level = computer, { $level }
watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
watching = You are watching.
take-seat = Take a seat: { $seat }
seats-free = { $count ->
    [one] One seat is free. Whoever opens the link may take it.
   *[other] { $count } seats are free. Whoever opens the link may take one.
}
somebody = Guest
not-here = { $who } is not connected.
name = Name
you = You
rename = Rename
rename-me = Change my name
hand-over = Let a computer play for me
seat-handed = A computer is playing your seat.
seat-stood-in = Your time was up: a computer plays for you. Touch anything and the seat is yours again.
clock-warns = Your time is nearly up.
seat-left = You have got up from the table.
seat-back = Take my seat back
get-up = Get up and go home
seat-resign = Give my seat to somebody else
seat-resign-sure = Your link will no longer open it, and whoever comes sees your secrets.
seat-heir = A seat is free that you have given up. Whoever gets this link from you may take it, and sees what was seen there.
seat-summon = Set a day
seat-summon-long = All are told. If no answer comes within a day, a computer plays on until they return.
seat-claim = Make this link mine alone
seat-claim-long = Who laid the table has seen it too.
concede = Give up
concede-sure = Give up this game?
yes = Yes
no = No
on = on
off = off
notices = Tell me when it is my turn
look-back = Look back
chance = Dice that nobody can choose
chance-told = Before the game the server thinks of a secret number and shows its seal, so that it cannot change it any more. Then the browser of each of you thinks of a number too, and promises it before any other is shown. Dice and cards follow from all of them together, so nobody can choose them, not even whoever keeps the server. That one has all numbers in the end and can know what comes, as they can look at every hand; but nothing is drawn a second time because they do not like it, and who breaks it off is told to all. After the game all numbers are shown, and your browser compares them with what it noted.
chance-in = In the chance ahead: { $seats }.
chance-alone = So far only the server’s number is in the chance ahead.
chance-seal = Seal: { $seal }…
chance-none = Nothing is sealed at this table, so nothing can be proved.
chance-check = Check the dice and cards
chance-proved = All of it fits: the seal, the numbers, and what this browser noted.
chance-partly = The seal and the numbers fit. This browser has noted { $count } of { $of } parts, and what it noted fits too.
chance-unnoted = The seal and the numbers fit together, but this browser has noted nothing: that you were shown the same while you played, it cannot say.
chance-broken = { $seat }: the making of chance was broken off there. Whoever keeps the server could have known what came of it, and not liked it.
chance-lost = { $count ->
    [one] One number left this browser and was not used.
   *[other] { $count } numbers left this browser and were not used.
} If that happens often, the server was trying.
chance-waits = The game waits for { $who }: dice and cards are made of a number from everybody.
chance-proceed = Go on without
chance-doubted = Something does not fit. Whoever keeps this server, or who plays at it, may have cheated.
chance-again = Save the match file, and “souterrain verify FILE” throws every die again.
chance-dealt = What was dealt, up to move { $last }
chance-acts = Moves { $first } to { $last }
chance-of = { $acts }: { $seats }
chance-server = { $acts }: nobody but the server, which may have chosen them
chance-unsealed = { $acts }: not sealed
chance-doubt-secret = The server’s secret is not the one it had sealed.
chance-doubt-seal = The server had another secret number from there on.
chance-doubt-cause = Chance was made once more without a cause: whoever keeps the server could have tried until it pleased them.
chance-doubt-pledge = { $seat }: the number is not the one that was promised.
chance-doubt-number = What chance was made of does not follow from the numbers.
chance-doubt-unsaid = Chance was changed, and nothing says by what.
chance-doubt-noted = { $seat }: this browser was shown something else during the game.
watch-link = Link for spectators
copy-link = Copy the link
no-entry = This table does not open
try-now = Try now
repaired = Connected again. Nothing was lost.
propose = Ask to take back { $back ->
    [one] the last act
   *[other] the last { $back } acts
}
propose-count = How many acts
proposed = { $who } asks to take back { $back ->
    [one] the last act
   *[other] the last { $back } acts
}. Everybody has to agree.
proposed-mine = { $who } has asked to take back { $back ->
    [one] the last act
   *[other] the last { $back } acts
}. Waiting for the others.
agree = Agree
decline = Decline
withdraw = Withdraw
time-left = Time left: { $time }
advice = Advice
advice-thinking = Thinking it over…
advice-follow = Do that
advice-aimed = The aim is set on the board: flick when you like, or aim otherwise.
advice-held = The disc is held over the place: put it down when you like.
advice-nothing = Nothing
pass-device = Pass the device
pass-to = { $seat } is next. Hand over the screen; nothing is shown before.
uncover = See what only I may see
pass-open = It’s me: show the table
drawn = A draw
rematch-ready = A new game is laid: the others are waiting.

## Looking back
replay = Replay
replay-mine = as I saw it
replay-public = as everybody saw it
replay-all = all revealed
replay-loading = Playing the game back…
replay-sight = What is shown
replay-time = The course of the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-chapters = Turns and rooms
replay-position = Position in the game
replay-start = The beginning
replay-at = step { $at } of { $count }
replay-plot = Chance of { $side } to win: { $first }% at the beginning, { $last }% at the end
replay-turning = Turning point { $number }
replay-turnings = Turning points
replay-hits = Flicks that struck
replay-acts = steps
result = Result
share = Share
match-file = Match file
seen-file = What I saw, as a file
continue-here = Continue from here in a new game
continue-as = As { $seat }, against the computer

## The coach
guide = Coach
guide-offer = First game of { $game }? A coach beside the board shows you everything once, while you play.
guide-learn = Learn by playing
guide-no = No, thanks
guide-count = { $count } of { $total } chapters done
guide-stop = Stop the coach
guide-understood = Go on
guide-show = Show me
guide-skip = Skip
guide-again = once more
guide-chapter = start
guide-fold = Fold the coach away
guide-open = Open the coach
guide-press = { $device ->
    [touch] Tap
    [keys] Choose
   *[mouse] Click
}
guide-yours = Your turn: play as you like. { $device ->
    [keys] N goes to the next thing that you can press, Enter presses it.
   *[other] What is lit can be pressed.
}
guide-others = The others act. { $device ->
    [keys] Space goes on to what comes next.
    [touch] Tap the board to go on to what comes next.
   *[mouse] Click the board to go on to what comes next.
}

## Flicking
sound = Sound
volume = Volume
aim = Aim
aim-left = Turn the aim to the left
aim-right = Turn the aim to the right
degrees = { NUMBER($degrees, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
percent = { NUMBER($percent, maximumFractionDigits: 0) }%
power-less = Weaker
power-more = Stronger
flick-now = Flick
keys-aim = Pull back and let go, or use the keys: left and right turn the aim, up and down change the power, Shift for small steps, Enter flicks, Escape begins again. Enter on another disc aims at it.
keys-place = Drag the disc, or use the keys: arrows move it, Shift for small steps, Enter puts it down, Escape begins again.
aim-told = { NUMBER($angle, maximumFractionDigits: 1) } degrees, power { NUMBER($power, maximumFractionDigits: 1) }%. { $what ->
    [disc] Meets { FORM($disc, "the") } after { NUMBER($far, maximumFractionDigits: 1) } cm.
    [post] Meets a post after { NUMBER($far, maximumFractionDigits: 1) } cm.
    [wall] Meets the wall after { NUMBER($far, maximumFractionDigits: 1) } cm.
    [edge] Leaves the board after { NUMBER($far, maximumFractionDigits: 1) } cm.
   *[stop] Stops after { NUMBER($far, maximumFractionDigits: 1) } cm and meets nothing.
}
aim-outcome = { $what ->
    [disc] { NUMBER($power, maximumFractionDigits: 0) }%: meets { FORM($disc, "the") }
    [post] { NUMBER($power, maximumFractionDigits: 0) }%: meets a post
    [wall] { NUMBER($power, maximumFractionDigits: 0) }%: meets the wall
    [edge] { NUMBER($power, maximumFractionDigits: 0) }%: leaves the board
   *[stop] { NUMBER($power, maximumFractionDigits: 0) }%: stops after { NUMBER($far, maximumFractionDigits: 1) } cm
}
aim-told-sway = The hand may go astray by { NUMBER($angle, maximumFractionDigits: 1) } degrees and { NUMBER($percent, maximumFractionDigits: 0) }% of the speed.
aim-told-needle = The needle decides how far the hand may go astray: by { NUMBER($least, maximumFractionDigits: 1) } degrees at a tick, by { NUMBER($most, maximumFractionDigits: 1) } half-way between two.
aim-outcome-needle = (± { NUMBER($least, maximumFractionDigits: 1) } to { NUMBER($most, maximumFractionDigits: 1) }°)
keys-needle = Your flick is timed: while you aim, a needle swings over and back in { $seconds } seconds and ticks each time it is in the middle. At a tick the hand sways least.
needle-silent = The sound is off: turn it on in the menu of the table to hear the ticks.
aim-outcome-sway = (± { NUMBER($angle, maximumFractionDigits: 1) }°)
needle-flicks = { $device ->
    [mouse] Release at the middle · back to the ring to cancel
    [pen] Lift the pen at the middle · back to the ring to cancel
   *[touch] Lift your finger at the middle · back to the ring to cancel
}
needle-button = Flick when the needle is in the middle.
aim-at = Aim at { $disc }
pull-board = { $device ->
    [mouse] Pull back anywhere on the board, and release.
    [pen] Pull back anywhere on the board, and lift the pen.
   *[touch] Pull back anywhere on the board, and lift your finger.
}
pull-pad = Pull here, away from your target
pull-aims = Pull back to aim; the button flicks.
pull-flicks = { $device ->
    [mouse] Release to flick · back to the ring to cancel
    [pen] Lift the pen to flick · back to the ring to cancel
   *[touch] Lift your finger to flick · back to the ring to cancel
}
pull-cramped = { $device ->
    [mouse] Release to flick · for more room, pull from elsewhere on the board
    [pen] Lift the pen to flick · for more room, pull from elsewhere on the board
   *[touch] Lift your finger to flick · for more room, pull from elsewhere
}
pull-sets = { $device ->
    [mouse] Release to keep this aim · back to the ring to cancel
    [pen] Lift the pen to keep this aim · back to the ring to cancel
   *[touch] Lift your finger to keep this aim · back to the ring to cancel
}
pull-back = { $device ->
    [mouse] Release now: nothing happens
    [pen] Lift the pen now: nothing happens
   *[touch] Lift your finger now: nothing happens
}
pull-loosed = Flicked
preparing = The server prepares the physics of the discs, once: { NUMBER($percent, maximumFractionDigits: 0) }%
preparing-first = The physics of the discs is prepared first: { NUMBER($percent, maximumFractionDigits: 0) }%
preparing-loosed = Flicked. The disc flies as soon as the physics is ready: { NUMBER($percent, maximumFractionDigits: 0) }%
point-here = Touch a target, choose a strength.
target-before = The target before
target-next = The next target
fine = Fine adjustment
flicking = Flicking
flicks-release = let go
flicks-release-long = Pull back and let go: the disc flies.
flicks-button = by button
flicks-button-long = A pull only aims; the button flicks. There is time for fine adjustment.
flicks-target = by target
flicks-target-long = No gesture: touch a target, choose a strength, press the button. For unsteady hands.
put-down = Put down
fits = It can lie here.
fits-not = It cannot lie here.
place-again = Start over
film = The flick
film-slow = Slow motion
film-skip = Skip
film-again = Watch the last flick again
aim-helped = help with aiming

## What is refused: `refused-SAID` for what was refused, `refused-CODE` for the kind of refusal
refused-bad-message = The server could not make sense of this. Reload the page and try again.
refused-bad-setup = No such table can be laid.
refused-no-key = This door needs a link with its key.
refused-wrong-key = This link does not open this table. Ask whoever sent it for a new one.
refused-not-found = There is nothing here.
refused-stale = The question has changed meanwhile. Answer the one that is open now.
refused-repeated = This was done already.
refused-refused = This cannot be done now.
refused-frozen = This game can be read but not gone on with: its rules or packs are no longer those it began with.
refused-parted = The rules have changed since this was played. Go on from where they part, if everybody agrees.
refused-too-many = That was too quick. Wait a moment.
refused-too-large = This is too large to be sent.
refused-unavailable = The server cannot do this just now. Try again in a moment.
refused-fault = The program has made a mistake; nothing has changed. Try something else.
refused-unreachable = The server does not answer. Look whether you are connected, and try again.
refused-no-book = There is no such book.
refused-no-table = There is no such table. It may have been cleared away, or the link is not complete.
refused-no-seat = There is no such seat at this table.
refused-no-game = This server has no game “{ $game }”.
refused-not-a-seat = This link is for watching: it cannot act.
refused-other-seat = This link is not this seat’s.
refused-host-only = Only who holds a seat gives it up.
refused-take-over = Secrets were seen at this seat: somebody else must take it over, by the link that its person hands on.
refused-not-yours-to-summon = Only another seat, or who laid the table, can set a time here.
refused-clock-runs = A clock runs at this table: it sees to who does not answer.
refused-not-stirred = Nothing is sealed at this table.
refused-pledged-since = Somebody has promised a number since. Promise another.
refused-held = Dice and cards are being made of everybody’s numbers. That takes a moment.
refused-nobody-awaited = Nobody is waited for but you.
refused-other-salt = This is not the number that was promised.
refused-over = The game is over.
refused-not-playing = Who does not play adds nothing to chance.
refused-not-waited-for = Nobody is waited for at this seat.
refused-summoned = This seat is waited for already; its clock shows until when.
refused-claimed = This link is this seat’s alone already.
refused-link-replaced = This link no longer opens this seat.
refused-server-full = The server is full. Come back later.
refused-work-waits = Much is being worked out for your address already. Wait a moment.
refused-address-full = Too many windows are open from your address. Close some.
refused-occupied = This seat is somebody’s: only they can ask a computer in.
refused-seat-taken = This seat is taken already.
refused-seat-not-free = This seat is free already, or somebody’s: only they can give it up.
refused-seat-count = This table has { $count } seats, not { $given }.
refused-left = You have got up already.
refused-not-away = Nobody has to come back: this seat is held already.
refused-no-computer = There is no computer player “{ $level }”.
refused-same-computer = This computer sits there already.
refused-computer-began = This computer has begun to play: whoever took its seat would see its secrets.
refused-computer-plays = A computer is playing this seat. Take it back first.
refused-late = Your time was up: the clock has answered for you.
refused-too-far-back = { $most ->
    [0] There is nothing yet that could be taken back.
    [one] Only one act can be taken back.
   *[other] At most { $most } acts can be taken back.
}
refused-enough-back = At one table people go back { $most } times at most, and they have.
refused-agreed = You have agreed already.
refused-nothing-proposed = Nobody asks to go back any more.
refused-word-length = What is said has from 1 to { $most } characters.
refused-name-length = A name has from 1 to { $most } characters.
refused-chat-full = Enough has been said at this table.
refused-rematch-laid = A new game is laid already.
refused-rematch-later = One plays again when this game is over.
refused-continue-later = Another game can be made of this one when it is over.
refused-revealed-later = What is hidden is revealed when the game is over.
refused-report-later = How a game went is told when it is over.
refused-no-replay = The game could not be played back. Try again in a moment.
refused-no-report = The report of the game could not be made.
refused-adviser-busy = An adviser is thinking for this table already. Wait a moment.
refused-no-advice = The adviser has found no answer in time. Ask again.
refused-tables-too-fast = You lay tables too quickly. Wait a moment.
refused-not-laid = The table could not be laid. Try again.
refused-bad-clock = A clock gives from 1 to 86,400 seconds a turn, or as many days.
refused-no-packs = This server has no such packs, or they do not go together: { $packs }.
refused-stopping = The server is stopping. Come back in a moment.
refused-crowded = Too many others act at this table just now. Try again.
refused-looks = From your address the table is looked at too often. Wait a moment.
refused-maybe-kept = What you did may or may not be kept: look again.
refused-file-foreign = This is not a match file of Souterrain.
refused-file-newer = This match was written by a newer Souterrain than this server’s.
refused-file-cut = The file breaks off in the middle of line { $line }: part of it is missing.
refused-file-damaged = The file is damaged at line { $line }.
refused-file-differs = From line { $line } on, this match is played otherwise by this server: its rules have changed since.{ $line ->
    [1] { "" }
   *[other] { " " }What comes before can be gone on with: take this line and those after it out of the file.
    }
refused-file-packs = This server does not have the packs of this match, or they have changed since.
refused-file-unchecked = The file took too long to be checked. Try again in a moment.
refused-file-too-large = This file is too large to be a match.
refused-file-seen = This file holds what one seat saw of a game that was not over: it can be read, not played. After the end, save the match file.
refused-file-long = This file has more than { $most } lines: no game has so many acts.
refused-file-back = In this file people go back more than { $most } times.

# What others do, as it is staged
speed = How fast others’ acts are shown
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = at once
caption-empty = What the others do is told here.
caption-next = On to the next (Space)
caption-present = Skip to the present
caption-answer = Your turn: skip to the present
cards-told = The last turn
cards-again = Watch again:
cards-since = Since you left
tag-hit = Hit
tag-hits = { $amount ->
    [one] { $amount } hit
   *[other] { $amount } hits
}
tag-miss = Miss
tag-miss-by = Miss by { $amount } mm
tag-blocked = Blocked
tag-armour-left = Blocked · armour { $amount }
tag-spared = No harm
tag-steps-in = Steps in
tag-dead = Dead
tag-loss = −{ $amount }
tag-gain = +{ $amount }
tag-gold = +{ $amount } gold
tag-points = +{ $amount } VP
tag-total = { $amount } in all
tag-tied = Tied
tag-line = Line { $amount } lost
tag-exhausted = Exhausted
tag-wounded = Wounded
tag-burnt = Burnt
tag-frozen = Frozen
tag-down = Down
tag-stunned = Stunned
tag-healed = Healed
tag-away = Away
tag-named = { $name }
tag-enters = In play!
tag-draught = Draught { $amount }/{ $of }
tag-alarm = Alarm!
tag-trap = Trap!
tag-escaped = Out, +{ $amount }
tag-jump = Leaps
tag-turned = ↻ Turned
tag-turned-back = ↺ Turned
tag-exchanged = Exchanged
tag-opened = Opened
tag-closed = Closed
tag-smashed = Broken
tag-bars-broken = Portcullis broken
tag-walls-broken = Walls broken
tag-stolen = Stolen: { $name }
tag-kills = { $amount } dead
tag-companion = No harm: a friend
tag-obstacle = Only an obstacle
tag-shield = Only the Shield
tag-wall = A wall came first
tag-target = Not the target
tag-veiled = Veiled
tag-absorbed = Absorbed
tag-fireproof = Fireproof
tag-bodiless = No body
tag-edge = Over the edge
tag-no-room = No room
tag-stone = Turned to stone
tag-unshaken = Stands firm
tag-recovers = Recovers
tag-rage = Rage
tag-spell = Spell back
tag-fire-wall = Fire wall
tag-risen = Rises
tag-freed = Free
tag-evaded = Retreats
tag-armour = Armour
tag-broken = Armour broken
tag-pierced = Armour pierced
tag-corroded = Corroded
tag-saved = Saved
tag-found = Found
tag-gold-lost = No gold
tag-shackled = Shackled
tag-pile-empty = Draw pile empty
tag-not = Set aside: { $name }
tag-cursed = Cursed
tag-without = Without: { $name }
tag-weaker = −{ $amount } movement and combat
tag-blessed = Blessed
tag-courage = Courage
tag-no-dice = No dice left
tag-defence = Defence +{ $amount }
tag-nobody-left = Nobody left to hit
tag-unhurt = Not hurt
tag-relic-left = Relic left here
tag-counted = { $amount } of { $of }
tag-left-behind = Left behind
tag-freely = Free of charge
tag-cancelled = Cancel each other
tag-plays = Cards: { $amount }
tag-names = Names the { $amount }
tag-hand-shown = Hand shown
tag-card-seen = Sees the card
tag-late = Time is up

## The goal
goal = Goal
goal-yours = Your goal
goal-end = How it ends
goal-far = { $done } of { $needed }
goal-counted = { $what }: { $done } of { $needed }
goal-rules = In this scenario alone
goal-read = : read the brief again
goal-begin = Begin
goal-sought = how do I win, winning, goal, aim, victory, what must I do, when does it end
search-asking = how do does did i you we one to the a an is are what when can must it
