# What the command line says, beside the texts of the games.

## Help of the commands

about = Play space board games in the terminal, let bots meet, test and measure the games, serve them to the browser.
about-games = List the games with their seats and options.
about-play = Play a game in the terminal: at one keyboard, against bots, or both.
about-arena = Let players meet in many games and count who wins.
about-replay = Show a recorded game step by step.
about-fuzz = Play random games and check every position; print the shortest game that fails.
about-bench = Measure the speed of the games, beside another engine.
about-serve = Serve the games to the browser.
about-backup = Write all that a server keeps into one file; it may run meanwhile.
about-restore = Put a backup into a data folder or a database.
about-version = Print the version, and whether it runs compiled.
about-game = Key of the game, as “cosmodrome games” lists it, or module:NAME for a game of your own.
about-language = Language: en or ru. By default that of the terminal.
about-option = A variant of the game, such as long=true. May be given several times.
about-json = Print JSON for programs.
about-workers = Processes to use; by default one for each core.
about-seats = Who sits where, separated by commas: me, random, greedy, cadet, pilot, commander, admiral, or module:Class. Add a name as me=Vega.
about-bots = Who takes part, separated by commas: random, greedy, cadet, pilot, commander, admiral, or module:Class.
about-seed = The same seed gives the same game.
about-record = File to keep the game in. If it exists, the game goes on from there.
about-plain = Never clear the screen: print line after line.
about-arena-count = Games to play. A multiple of the number of seats is fairest.
about-file = A record, as play and the page save it.
about-upto = Stop after so many actions.
about-fuzz-count = Games to play, over all seat counts and options.
about-fuzz-record = Check this recorded game in every position instead.
about-shrink = Seconds to look for a shorter game that fails.
about-seconds = Seconds for each measurement.
about-compare = Measure catanatron too, in an environment of its own that is installed the first time.
about-host = Address to listen on.
about-port = Port to listen on; by default the first free one from 8000 on.
about-data = Folder that keeps the tables; by default the user’s own.
about-database = Address of a PostgreSQL database that keeps the tables instead: postgresql://user@host/name.
about-open = Open the page in the browser; by default where there is a screen.
about-trusted-proxy = Address or network of a proxy that is believed about whom it speaks for; may be given several times.
about-forget-tables = Delete unfinished tables where nothing has happened for so many days; by default never.
about-forget-guests = Forget guests who sit nowhere and have not come for so many days; by default never.
about-backup-file = The backup.
about-force = Put the backup in the place of what is there.

backup-written = All tables and the key of the cookies are in { $file }. Who has this file can be any guest: keep it safe.
backup-restored = The backup is in { $place }.

version-compiled = Cosmodrome { $version }, compiled
version-uncompiled = Cosmodrome { $version }, not compiled: everything works, bots think several times slower

error = Error: { $what }
interrupted = Stopped.

## Tables

column-game = Game
column-key = Key
column-seats = Seats
column-options = Options
column-player = Player
column-points = Points
column-rate = Wins
column-interval = 95% interval
column-shared = Shared
column-score = Score
column-seat-rates = Wins by seat
column-time = ms a move
column-longest = longest
column-quarters = Quarters
column-parts = Score from
column-speed = a second
column-compiled = compiled
column-uncompiled = uncompiled
column-ratio = ratio
column-catanatron = times catanatron
yes = yes
no = no
option-line = { $name } ({ $setting }), { $seats } seats

## Playing

star-vega = Vega
star-rigel = Rigel
star-altair = Altair
star-mira = Mira
star-spica = Spica
star-deneb = Deneb

# The words that a command is known by, the usual one first.
command-help = help ? h
command-help-about = this page; “help { $example }” explains a component
command-undo = undo u
command-undo-about = take back your last action
command-hint = hint
command-hint-about = what a strong bot would do
command-board = board b
command-board-about = draw the position again
command-log = log
command-log-about = what has happened; “log 20” for the last 20 actions
command-all = all *
command-all-about = list every choice
command-rules = rules
command-rules-about = the rules; with a word, only the sections on it
command-save = save
command-save-about = “save FILE” writes the record there; it is kept in any case
command-language = language lang
command-language-about = switch between English and Russian
command-resign = resign
command-resign-about = give the game up
command-quit = quit q exit
command-quit-about = stop; the game is kept and can go on later

help-answers =
    Answer with the number of a choice, or with its notation, of which the beginning is enough.
    Other words narrow the list: type part of what you look for. Enter shows all choices again.
help-components = “help” with one of these names explains it:
help-unknown = There is nothing called “{ $what }” here. Type “help” for what there is.
attribute-short = ✦
attribute-power = Power:
attribute-discard = Discard:
attribute-bonus = Bonus:
attribute-effect = Effect:
attribute-class = Class:
attribute-station = In the station:
attribute-deployed = On patrol:
attribute-text = ✦
attribute-mariners = Mariners:
attribute-planeteers = Planeteers:
attribute-starfarers = Starfarers:
family-facility = Facilities
family-territory = Territories
family-card = Cards
family-field = Fields
family-component = Components
family-civ = Civ cards
family-competitive = Competitive objectives
family-corporation = Corporations
family-personal = Personal objectives
family-planet = Planets
family-tech = Technologies
family-track = Tracks
family-deep = Deep space tiles
family-law = Laws
family-mission = Special missions
family-specialist = Specialists
family-stall = Stalls
family-work = Buildings
family-base = Bases
family-colony = Colonies
family-edge = Edge cards
family-progress = Progress cards

footer = { $commands }
confirm = Enter: do it
log-more =
    { $count ->
        [one] … one action before these: “{ $command }”
       *[other] … { $count } actions before these: “{ $command }”
    }
choices-alike =
    { $count ->
        [one] one more: { $verb } …
       *[other] { $count } more: { $verb } …
    }
choices-hint = Type part of what you look for to narrow the list, or “{ $command }”.
thinking = { $who } is thinking…
hand-over = it is your turn. Press Enter when you are at the screen.
no-choice = No choice here has “{ $what }” in it. “{ $command } { $what }” may explain it.
hint = { $action } ({ $percent }% to win)
hint-none = There is only one thing to do.
undone = Taken back.
undo-impossible = There is nothing that can be taken back: dice, cards and finished turns stay.
rules-missing = The rules say nothing about that.
saved = Saved as { $path }
saved-always = The game is kept as { $path }. “save FILE” writes a copy.
save-exists = { $path } exists already. Choose another name.
save-failed = { $path } cannot be written: { $why }
language-unknown = There is { $languages }.
resign-sure = Give up? Type “{ $command }” again to do so.
resigned = { $who } has given up.
kept = The game is kept. To go on: cosmodrome play --record { $path }
finished = Record: { $path }
won = { $who } has won!
won-shared = { $who } share the victory!
dealt = Seed { $seed }

## Replay

replay-head = { $title }, { $players }, seed { $seed }: { $count } actions
replay-keys = Enter: next · a number: go there · b: back · e: to the end · q: leave
replay-step = { $number } of { $count }
replay-over = The record ends here.

## Arena, fuzz, bench

arena-title = { $title }: { $games } games, seed { $seed }
arena-progress = Playing
arena-note = A shared win counts as a fraction for each winner. With equal players everyone would win { $even }%. { $actions } actions a game.
fuzz-progress = Playing at random
fuzz-shrinking = Looking for a shorter game
fuzz-sound = { $games } games, { $actions } actions in { $seconds } s: every check holds.
fuzz-record-sound = { $actions } actions: every check holds in every position.
fuzz-failed = Failed: { $rule }: { $detail }
fuzz-where = Seed { $seed }, action { $number }. Found after { $games } games.
fuzz-shrunk = Shortest game found that fails, { $number } actions (from { $before }):
fuzz-kept = Kept as { $path }. To check it again: cosmodrome fuzz { $game } --record { $path }
bench-title = Random play on one core, { $seconds } s each, Python { $python }
bench-progress = Measuring
bench-actions = actions
bench-games = games
bench-clones = clones
bench-iterations = search iterations
bench-catanatron = catanatron { $version }: { $actions } actions a second, { $games } games a second
bench-ratio = { $title } makes { $ratio } times catanatron’s actions a second.
bench-missing = catanatron could not be measured: { $why }
bench-uncompiled = Cosmodrome is not compiled here; only the uncompiled speeds were measured.

## Alien Frontiers

frontiers-orbit = Orbit
frontiers-planet = Planet
frontiers-players = Players
frontiers-display = Cards on display:
frontiers-deck = cards: { $deck } in the deck, { $discard } discarded
frontiers-stocks = stock: { $fuel } fuel, { $ore } ore
frontiers-points = points
frontiers-points-short = pts
frontiers-fuel = fuel
frontiers-fuel-short = fuel
frontiers-ore = ore
frontiers-ore-short = ore
frontiers-colonies = colonies to land
frontiers-colonies-short = left
frontiers-fleet = ships
frontiers-fleet-short = ships
frontiers-to-dock = to dock:
frontiers-card-cost = { $name } ({ $cost } fuel)
frontiers-card-cost-short = { $name } ({ $cost })
frontiers-relic = relic ship
frontiers-borrowed = borrowed
frontiers-solar = any: half of it as fuel
frontiers-solar-bonus = any: half of it +1 as fuel
frontiers-mine = { $least } or more: 1 ore
frontiers-artifact = total { $total } of { $needed }, cycles { $cycles }
frontiers-market = pair: buy ore with fuel
frontiers-market-open = { $rate } fuel for 1 ore
frontiers-yard = pair, { $fuel } fuel { $ore } ore: ship
frontiers-yard-full = no ships left to build
frontiers-constructor = three alike, { $ore } ore: colony
frontiers-outpost = run of three over { $sum }: raid
frontiers-outpost-free = run of three: raid
frontiers-terraforming = 6, 1 fuel 1 ore: colony

## Space Base

base-round = Round
base-extra-round = extra round
base-dice = dice
base-target = game to
base-last-round = the last round
base-level = Level { $level } ({ $deck } left)
base-no-ship = no ship
base-returned = under the deck: { $cards }
base-colonies = Colonies:
base-credits = credits
base-income = income
base-vp = points
base-first = first player
base-dealt = To choose from:
base-picked = Chosen:
base-left = left
base-when-blue = own:
base-when-red = others':
base-when-green = any:
base-effect-claim = free ships of level { $levels }
base-effect-buy =
    { $count ->
        [one] buy a card
       *[other] buy { $count } cards
    }
base-effect-buy-anywhere = buy a card for any of 7–12
base-effect-shift_sum =
    { $amount ->
        [1] sum +1
       *[other] sum up to +{ $amount }
    }
base-effect-set_die = set a die
base-effect-reroll = reroll
base-effect-double = 2× a sector
base-effect-swap_sectors = swap { $first }⇄{ $second }
base-effect-opponents_lose_vp = rivals −{ $amount }★
base-effect-exchange_self = swap with a station
base-effect-add_charge = add a cube
base-effect-move_charge = move a cube
base-effect-win = you win!
base-legend = ¢ credits | ↑ income | ★ points | 7▸ for sector 7 | ⟂ on patrol | ▮ cube ▯ free cell | ▯─▯ emptied together | ← → ↔ also the next sector | ◉ colony

## Planet Unknown

# The letters of the terrains: civ, water, biomass, rover, tech, energy.
planet-letters = cwbrte
planet-round = Round
planet-commander = commander
planet-civ-stacks = civ cards by level
planet-target = target
planet-event = Event:
planet-event-next = next:
planet-event-peeked = seen by
planet-events-green = green { $count }
planet-events-orange = orange { $count }
planet-events-red = red { $count }
planet-events-gone = past events: { $events }
planet-looking = To choose from:
planet-dealt = Dealt:
planet-medals = medals
planet-or = or
planet-top = the top
planet-bonus-synergy = synergy
planet-bonus-civ_card = civ card { $number }
planet-bonus-patch = patch
planet-bonus-place_rover = new rover
planet-bonus-tech = technology { $number }
planet-bonus-move =
    { $number ->
        [one] { $number } rover step
       *[other] { $number } rover steps
    }
planet-bonus-advance = { $track } +1
planet-techs = Technologies:
planet-lifepods = lifepods
planet-meteorites = meteorites
planet-rovers = rovers in supply
planet-patches = stored patches
planet-movement = rover steps left
planet-unlocked = unlocked
planet-open = uncovered squares
planet-cards = Civ cards:
planet-played = Played:
planet-personal = Objectives:
planet-hidden-card = level { $level }
planet-secret = secret
planet-taken = Tile in hand:
planet-aside = Tile set aside:
planet-quarter-nw = no station, north-west:
planet-quarter-ne = north-east:
planet-quarter-sw = south-west:
planet-quarter-se = south-east:
planet-legend = CAPITAL station | ≈ ice | · land | ◎ lifepod | * meteorite | ' meteor symbol | ▩ patch | @ rover | & loaded rover | ✦ medals | + synergy | ❏ civ card | » rover steps | T technology | ↑ a step | ⌂ city | † toxic | ϟ electric | ◦ ring | × crater | ~ flux

## Federation

# The letters of lavandium, copernium, oceanium and the gold diamond.
federation-letters = LCOD
federation-round = Round
federation-turn = turn
federation-first = first
federation-president = president
federation-floor = Floor { $floor }
federation-leads = leads
federation-rate = influence
federation-votes = votes
federation-passing = would pass
federation-tie = The vote is tied.
federation-next = next laws
federation-to-come = laws to come
federation-discard = past laws
federation-projects = Projects
federation-common = for contributions to the common project:
federation-dead = dead asteroids
federation-hidden =
    { $count ->
        [one] { $count } hidden
       *[other] { $count } hidden
    }
federation-more = +{ $count }
federation-stock = in stock
federation-out = out:
federation-returned = known in stock:
federation-either = { $count } × one of { $what }
federation-mix = mix of { $count } of { $what }
federation-lower = the lower of: { $tokens };
federation-missions = Special missions
federation-medals = Medals
federation-track = Accreditation
federation-upkeep = upkeep
federation-fall = unpaid: back to level { $level }
federation-start-tiles = Start tiles
federation-deep-space = Deep space tiles: { $count }
federation-points = points
federation-final = as things stand
federation-ships = ships
federation-level = level
federation-degree = degree
federation-die = die
federation-done = missions
federation-contributions = contributions
federation-hand = ambassadors
federation-own-specialists = specialists
federation-own-alterations = alteration tokens
federation-own-asteroids = asteroids
federation-own-medals = medals
federation-own-tiles = tiles
federation-used = { $name }, used
federation-special-in_hand = special ambassador in hand
federation-special-placed = special ambassador placed
federation-special-spent = special ambassador spent
federation-legend = L lavandium | C copernium | O oceanium | D gold diamond | ¤ funds | ⚄ with the die | ~ altered | ○ neutral | ★ points | ◍ asteroid | missions: ○ open ◎ ready ✓ done | ✪ medal ✺ deep space

## SpaceCorp

corp-era = era
corp-turn = turn
corp-contracts-done = contracts
corp-deck = cards in the deck
corp-trigger-contracts = The contracts end the era.
corp-trigger-deck = The deck is empty: the era ends.
corp-last-turns = last turns
corp-passed = passed
corp-rivals-closed = no help from rivals any more
corp-forbidden = forbidden
corp-locked = locked
corp-track-near = near
corp-track-middle = middle
corp-track-far = far
corp-stack-e1 = e1
corp-stack-e2 = e2
corp-stack-e3 = e3
corp-stack-primary = 1st
corp-stack-secondary = 2nd
corp-stack-alien = aliens
corp-contracts = Contracts
corp-earlier = earlier:
corp-progress = Progress cards
corp-colonies = Colonies
corp-offers = Offers:
corp-table = On the table:
corp-stacks = piles:
corp-time = Time cards
corp-aside = set aside
corp-discard = discard:
corp-short-research = Research
corp-short-move = Move
corp-short-explore = Explore
corp-short-build = Build
corp-short-produce = Produce
corp-short-genetics = Genetics
corp-short-revelation = Revelation
corp-short-upgrade = Upgrade
corp-short-special = Special
corp-short-colonize = Colonize
corp-edge = Edge
corp-profit = profit
corp-final = as things stand
corp-cards = cards
corp-teams-home = teams at home
corp-bases = bases
corp-owed = cards owed
corp-has-passed = passed
corp-hq = headquarters:
corp-hand = hand:
corp-known = known of the hand:
corp-own-values = values:
corp-own-progress = progress:
corp-own-colonies = colonies:
corp-own-tiles = produces:
corp-own-legacy = legacy:
corp-legacy = legacy
corp-supply = bases in supply:
corp-legend = T profit | e1 explore cost | b2 build cost | g1 gravity | P production | C colony points | ☢ radiation | ◈ shielded | ▣ Infra | [e1?] unexplored | ▲1 team | ⚑ claim | ◉ colony | ☆ Beyond marker | →1 border | ⇒+6 transit
