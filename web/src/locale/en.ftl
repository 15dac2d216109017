## The page around the games. Each key stands in every language.

brand = Cosmodrome
home = Cosmodrome, start page
close = Close
back = Back
loading = Loading…
please-wait = One moment…
no-server = The server cannot be reached. Is it running?
link-lost = The connection is lost. Trying to reach the table again…
missing-title = Nothing orbits here
missing = This address leads nowhere.
to-start = To the start page
no-table = This table does not exist, or it has been closed.
no-board = This page cannot show this game yet.

## Navigation

nav = Main
nav-play = Play
nav-tables = My tables
nav-rules = Rules
nav-settings = Settings
nav-about = About
language-switch = Русский
theme-light = Light theme
theme-dark = Dark theme
sounds-on = Turn sounds on
sounds-off = Turn sounds off
fullscreen = Full screen
menu = Menu

## Start

start-title = Which frontier tonight?
start-about = Five space board games, for one screen or many, with friends or with bots that fight back.
start-continue = Continue
start-games = Games
new-table = New table
coming = Coming
join-code = Join with a link
players-range = { $from } to { $to }
no-name = Choose a name

game-alien_frontiers = Alien Frontiers
    .about = Your dice are ships. Dock them well and settle a lost planet first.
game-space_base = Space Base
    .about = Every roll pays somebody. Build the fleet that is paid most often.
game-planet_unknown = Planet Unknown
    .about = Turn the station, choose your land, let a whole world grow together.
game-federation = Federation
    .about = Send ambassadors to the senate, swing the vote, win over five planets.
game-spacecorp = SpaceCorp
    .about = Three eras from low orbit to the stars, and somebody has to make it pay.
world-earth = Earth
world-mars = Mars
world-ceres = Ceres
world-jupiter = Jupiter

## Tables

tables-title = My tables
tables-none = No tables yet. Open one, and it will wait for you here.
tables-waiting = Waiting for players
tables-playing = Being played
tables-over = Finished
table-your-turn = Your turn
table-turn-of = { $who } to play
table-open-seats =
    { $n ->
        [one] { $n } seat is open
       *[other] { $n } seats are open
    }
table-over = Finished
table-won = { $who } won
table-record = Record
table-steps =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
table-close = Close the table
upload = Upload a record
upload-done = The record is ready to watch.

## Lobby

lobby-title = New table
lobby-about = Fill the seats, choose the rules, open the table.
lobby-players =
    { $n ->
        [one] player
       *[other] players
    }
lobby-less = One seat less
lobby-more = One seat more
lobby-seats = Seats
lobby-who = Who sits here
seat-me = Me
seat-friend = Friend
seat-here = Same screen
seat-bot-kind = Bot
seat-me-note = You open the table
seat-friend-note = Joins by a link that you send
seat-here-note = Next to you, on this screen
seat-bot-note = Bot, { $level }
seat-ready = Ready
seat-link-later = You get the link when the table is open
seat-you = You
seat-away = Away
name = Name
your-name = Your name
colour = Colour
change-colour = Change the colour
level = Level
friend-name = Friend
player-name = Player { $n }
options = Rules
hints-allowed = Hints from the admiral
absence = When somebody keeps the others waiting
absence-note = Away: { $grace } · no answer: { $patience } · bot: { $level }
absence-grace = How long to wait for somebody who has left
absence-patience = When to ask “Are you still there?”
absence-stand-in = The bot that may play instead
lobby-starts-now = The game begins at once. The first player is drawn at random.
lobby-starts-later = The game begins as soon as everyone has joined. The first player is drawn at random.
lobby-open = Open the table
lobby-need-name = Please write your name first.

## Joining

join-title = Join a table
join-about = Paste the link that a friend has sent you.
join-link = Link or table code
join-go = Go to the table
join-bad = This does not look like a link to a table.
wait-title = Waiting for players
wait-about = Send this link to a friend. Whoever opens it may take an open seat.
wait-copy = Copy the link
wait-copied = Link copied
wait-sit = Take this seat
wait-sit-title = Choose your seat
wait-watch = You may watch. To sit down you need the invitation link.
wait-leave = Leave the seat
wait-bot = Put a bot here
wait-open-again = Open the seat
wait-away = Whoever is away for { $grace }, or gives no answer for { $patience }, may be replaced by a bot ({ $level }).
source = Continues another game from step { $step }
source-watch = Watch that moment
wait-seat-open = Open seat
seat-free = Free

## Table

board = Board
tabs = Parts of the table
tab-play = Play
tab-players = Players
log = Log
chat = Chat
sheet = Pull up or down
your-turn = Your turn
turn-of = { $who }’s turn
answer-as = Answer as
several-turns = Still thinking: { $n }
over = Game over
watching =
    { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }
waiting =
    { $n ->
        [one] { $who } is to play
       *[other] Waiting for { $who }
    }
thinking =
    { $n ->
        [one] { $who } is thinking…
       *[other] { $who } are thinking…
    }
won =
    { $n ->
        [one] { $who } wins!
       *[other] { $who } share the victory!
    }
held = Others may interrupt…
held-other = { $who } may be interrupted…
held-mine = Your action: { $action }
still-there = Are you still there?
still-there-why = The others are waiting. If you do not answer, they may let a bot play on.
still-here = I am here
late-away = { $who } is away. A bot ({ $level }) may play on.
late-idle = { $who } does not answer. A bot ({ $level }) may play on.
late-bot = Let a bot play on
points-known = known so far, without secret cards
hint-pick = Choose what glows, here or on the board.
hint-next = Choose what glows next. Esc goes back.
hint-confirm = Enter or a second click confirms. Esc goes back.
hint-more = Confirm, or pick more of what glows.
find-action = Type to find an action
all-actions = All actions
no-action-found = No action has these words.
more-actions = and { $n } more: type to narrow
unpick = Clear
not-asked = You are passed over until your turn
undo = Undo
undo-turn = Undo my whole turn
rules = Rules
hint = What would the admiral do?
hint-title = The admiral’s advice, with the chance to win
hint-title-alone = The admiral’s advice, with the prospects of a very good result
preview = What it would do
preview-chance = The rest is up to chance.
hint-thinking = The admiral is thinking…
zoom-fit = Whole board
log-undo = undoes it
log-setup = Set-up
log-round = Round { $n }
log-turn = turn { $n }
log-watch = Watch this moment
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Send

## Menu of a table

menu-replay = Watch from the beginning
menu-record = Download the record
menu-settings = Settings
menu-tables = My tables
menu-link = Copy the link to watch
menu-hand-over = Let a bot play for me
menu-hand-over-go = Hand over the seat
menu-take-back = Take my seat back
menu-away-bot = Let a bot play for { $who }
menu-look = Look as { $who }
stand-in = A { $level } plays for { $who }

## The end

over-title = Game over
over-parts = Where the points come from
over-rematch = Rematch
over-rematch-go = To the rematch
over-replay = Watch again
over-winner = Winner

## Replay

replay = Replay
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-step = Step { $n } of { $all }
replay-link = Copy the link to this moment
replay-link-done = Link to this moment copied
replay-play-on = Play on from here
replay-slider = Position

## Rules

rules-title = Rules
rules-contents = Contents

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-dark = Dark
settings-light = Light
settings-motion = Motion
settings-motion-note = Pieces fly and dice tumble. When off, positions simply change.
settings-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = At once
settings-sounds = Sounds
settings-sounds-note = Short sounds for dice, docks and your turn.
settings-quick = Act on the last click
settings-quick-note = Without a confirmation, when one action is left.
settings-name = My name
settings-saved = Saved
settings-here = These settings are kept in this browser.
save = Save

## About

about-title = About
about-text = Cosmodrome lets people play space board games in a browser: alone, around one screen, or across the internet, against each other and against strong bots.
about-games = The games belong to their authors and publishers. Their rules are implemented from the rulebooks. Alien Frontiers and Planet Unknown have the printed numbers, and so has Space Base except for fifteen ships; most numbers of Federation’s board and of SpaceCorp’s cards, boards and contracts are reconstructed. Pictures and texts here are our own.
about-icons = Game icons from game-icons.net by Lorc, Delapouite and contributors, licence CC BY 3.0, through the package @iconify-json/game-icons.
about-fonts = Typefaces Exo 2, Inter and JetBrains Mono, SIL Open Font License, through @fontsource.
about-made = Made with Svelte and Fluent. The bots think on the server.
about-api = Write your own bot: the API is documented.
about-keys = Keyboard
key-type = any letter
key-type-note = finds an action by its words
key-enter-note = confirms
key-esc-note = clears the last pick
key-undo-note = undoes the last action
key-tab-note = walks through what glows
key-space-note = skips an animation
