## The board of Planet Unknown: what is drawn on it. Names and long texts of the components come from the game itself.

board-name = Board of Planet Unknown
board-setup = Setup
board-round = Round { $n }
board-round-brief = R{ $n }
board-last-round = Round { $n }, the last
board-planet-of = Planet { $planet }
board-station = Station
board-goals = Goals
board-page-planet = Planet
board-page-station = Station
board-page-tracks = Tracks
board-page-goals = Players and goals
board-large = Large
board-small = Small
board-sector = Sector: { $large }; { $small }
board-stack = { $ring }, shape { $shape }
board-shape = Tile { $shape }
board-tile = { $first } and { $second }
board-tile-meteor = A meteorite comes with it
board-stack-left =
    { $n ->
        [0] The stack is empty.
        [one] { $n } tile is left in the stack.
       *[other] { $n } tiles are left in the stack.
    }
board-stack-taken = Its top tile is taken; the next one is uncovered when all are done.
board-stack-empty = Empty
board-faces = Faces { $who }
board-commander = Commander: { $who }
    .short = Turns the station this round, and is the first to choose civ cards.
board-depot-marker = Takes from the sector that faces this marker.

board-turn-wheel = Click a sector, or drag the wheel: nothing is fixed until you confirm.
board-pick-tile = Pick up a tile, here or on the station, and try it on your planet.
board-hold = Move over your planet. Mouse wheel or R turns the tile, F or the right button flips it.
board-turn = Turn
board-flip = Flip
board-as-energy = Tech as energy
board-place-here = Place it here
board-put-back = Put back
board-lay-on = Lay the tile on { $square }
board-brings = What this brings
board-water-on-ice = Water on ice
board-water-dry = Water, no ice needed
board-no-ice = No water on ice: no step
board-no-growth = No biomass grows: no step
board-no-step = The marker cannot go on
board-energy-choose = Energy: you choose a marker later
board-energy-none = Energy: nothing to choose
board-row-complete = Row { $name } is complete
board-column-complete = Column { $name } is complete
board-part-complete =
    { $n ->
        [one] One of the three planets is complete
       *[other] { $n } of the three planets are complete
    }
board-one-ignored = The event: you will ignore one of the two stations
board-cancelled = The event cancels it: { $event }
board-city-lost =
    { $n ->
        [one] Covers a city
       *[other] Covers { $n } cities
    }
board-meteorite-blocks = A meteorite blocks its row and column
board-pod-lost =
    { $n ->
        [one] Destroys a lifepod
       *[other] Destroys { $n } lifepods
    }
board-rover-lost =
    { $n ->
        [one] Destroys your rover
       *[other] Destroys { $n } of your rovers
    }

board-square = Square { $square }
board-ice = Ice: water that covers it advances the water marker
board-land = Bare land
board-region = Terrain: { $terrain }
board-station-of = Station: { $terrain }
board-patch = Patch: biomass without a station
board-symbol = Meteor symbol: an event may put a meteorite here
board-city = City: 2 medals if it stays open; its row and column stay incomplete then
board-toxic = Toxic: rovers cannot enter until it is covered
board-electric = Electric: counts as energy while it is open
board-ring = Ring: a tile here must also cover a square outside the ring
board-crater-start = Crater: your first tile must cover one of these four squares
board-lifepod = Lifepod
    .short = Lifepod: bring a rover here to collect it, 1 medal. A tile over it destroys it.
board-meteorite = Meteorite
    .short = Meteorite: its row and column score nothing until a rover collects it. Three are worth 1 medal.
board-rover = Rover
    .short = A rover: collects lifepods and meteorites that it drives onto
board-rover-loaded = A rover that carries a meteorite
board-rover-on = Rover on { $square }
board-drive-to =
    { $n ->
        [one] Drive to { $square }, { $n } step
       *[other] Drive to { $square }, { $n } steps
    }
board-row = Row { $name }
board-column = Column { $name }
board-line-worth =
    { $n ->
        [one] { $n } medal when it is covered completely
       *[other] { $n } medals when it is covered completely
    }
board-line-covered = { $n } of { $of } squares are covered
board-line-blocked = A meteorite blocks it
board-line-done = Complete

board-cell = { $track }, row { $row }
board-cell-medal =
    { $n ->
        [one] { $n } medal at the end; the highest one reached counts
       *[other] { $n } medals at the end; the highest number reached counts
    }
board-cell-empty = No bonus
board-cell-pod = A lifepod lies here: markers skip the cell
board-either = One of the two bonuses
board-flux = This is the flux track.
board-track-medals =
    { $n ->
        [one] { $n } medal from this marker
       *[other] { $n } medals from this marker
    }
    .short = The highest medal at or below the marker counts.
board-at-row = Row { $n }
board-corporation-open = What the corporation and its technologies do
board-tech-open = You have it
board-tech-shut = Not reached yet
board-tech-used = Used already
limit-once_per_round = Once a round
limit-once_per_game = Once a game
limit-each_round = Each round

bonus-synergy = Synergy
    .short = advance any one marker
bonus-patch = Patch
    .short = cover one square with biomass
bonus-place_rover = New rover
    .short = put it on the tile that you placed last
bonus-move =
    { $n ->
        [one] { $n } rover step
       *[other] { $n } rover steps
    }
    .short = click a rover, then where it goes; steps can be split and last until the round ends
bonus-civ = Civ card, level { $level }
    .short = look at the stack and keep one
bonus-tech = Technology { $level }
    .short = opens a technology of your corporation
bonus-advance = One step on the { $track }

group-station = Station: its marker goes up
group-energy = Energy: choose a marker
group-synergy = Synergy: any marker goes up
group-double-synergy = Synergy, used twice on one marker
group-advance = Advance a marker
group-regress = A marker goes down
group-climb = Where does it go?
group-flux = The flux track
group-use-regress = Technology: a marker goes down
group-use-claim = Technology: all bonuses of a marker’s row
group-stow = Where does the lifepod go?
group-relocate = Relocate a lifepod
group-lose = Lose a lifepod
board-on-tracks = Every place glows on the tracks.
task-patch = Patch: choose a glowing square
task-rover = New rover: choose a square of your tile
task-move = Rover steps: click a rover, then where it goes
task-collect = Collect: choose what
task-collect-carried = Collect what a rover carries
task-destroy = Destroy a meteorite: choose which
task-destroy-carried = Destroy what a rover carries
task-destroy-rover = Lose a rover: choose which
task-destroy-lifepod = Lose a lifepod: choose which
task-meteorite = A meteorite falls: choose where
task-lift = Teleport: choose a rover
task-jump-from = Technology: teleport a rover
task-teleport = Teleport: choose where to
task-clear = Clear a row or column: choose its medal

board-medals =
    { $n ->
        [one] { $n } medal now
       *[other] { $n } medals now
    }
board-medals-now =
    { $n ->
        [one] medal now
       *[other] medals now
    }
board-medals-known = Without secret cards and objectives
board-lifepods =
    { $n ->
        [one] { $n } lifepod collected
       *[other] { $n } lifepods collected
    }
board-meteorites =
    { $n ->
        [one] { $n } meteorite collected
       *[other] { $n } meteorites collected
    }
board-meteorites-worth = Every three are worth 1 medal.
board-movement =
    { $n ->
        [one] { $n } rover step left
       *[other] { $n } rover steps left
    }
board-steps-lost =
    { $n ->
        [one] { $n } step is left: finish anyway?
       *[other] { $n } steps are left: finish anyway?
    }
board-supply =
    { $n ->
        [one] { $n } rover waits in your supply
       *[other] { $n } rovers wait in your supply
    }
board-stored =
    { $n ->
        [one] { $n } stored patch, placed at the end of the game
       *[other] { $n } stored patches, placed at the end of the game
    }
board-cards =
    { $n ->
        [0] Civ cards
        [one] { $n } card kept for the end
       *[other] { $n } cards kept for the end
    }
board-my-cards = Your civ cards
board-played = Played
board-secret-card = A civ card of level { $level }, secret until the end
board-civ-stack = Civ cards, level { $level }
board-civ-stacks = Civ cards left
board-civ-left =
    { $n ->
        [one] { $n } card is left
       *[other] { $n } cards are left
    }
board-civ-look = Look at the cards of level { $level }
board-civ-look-all = Look at all cards
card-immediate = At once
card-game_end = At the end, secret until then

board-event = Event
board-event-setup = Events begin with the first round
board-event-turn = The event comes after the station turns
board-event-none = No more events
board-event-round = Lasts until the round ends
board-event-once = Happens once
board-event-next = Next: { $card }
board-events-left =
    { $n ->
        [0] This is the last event; the game ends with this round.
        [one] { $n } event to come
       *[other] { $n } events to come
    }
board-event-mix = Twenty events: { $green } green, { $orange } orange, { $red } red
board-fewest = fewest
board-contest-rule = The better of the two gets 5 medals, a tie gives 2 to both.
board-stands =
    { $medals ->
        [0] { $who }: { $n }
       *[other] { $who }: { $n }, worth { $medals } medals now
    }
board-secret-objective = Secret objective
board-target = Target
    .short = What a player alone should reach. Harder events lower it.
board-to-go =
    { $n ->
        [one] { $n } medal to go
       *[other] { $n } medals to go
    }
board-difficulty = Difficulty { $n } of 4
board-legend = Legend
board-energy-about = No track of its own: advance the marker of a region that touches the energy area, or of the tile’s other station.
board-enlarge = Enlarge the boards of { $who }
board-boards-of = Boards of { $who }
board-total = Medals
board-open-squares = Open squares (ties)
points =
    { $n ->
        [one] { $n } medal
       *[other] { $n } medals
    }
over-parts = Where the medals come from
board-solo-result = { $total } medals, the target was { $target }

button-done = Finish
button-as-energy = Tech as energy
button-destroy-load = Destroy what it carries
