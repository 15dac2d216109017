## The board of Space Base: what is drawn on it. Names and long texts of the components come from the game itself.

board-name = Board of Space Base
board-shipyard = Shipyard
board-colonies = Colonies
board-deck = Command deck
board-deck-of = Command deck of { $who }
board-your-deck = your command deck
board-round = Round { $n }
board-last-round = Round { $n }, the last
board-extra-round = Extra round { $n }
board-left = left
board-deck-left =
    { $n ->
        [one] Level { $level }: { $n } ship left in the deck
       *[other] Level { $level }: { $n } ships left in the deck
    }
board-unseen = Still in the deck
board-empty-berth = Empty berth
board-credits =
    { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
board-income = { $n } income
board-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
board-nothing = nothing
board-some-cubes =
    { $n ->
        [one] a cube
       *[other] { $n } cubes
    }
board-track-credits = credits
board-track-income = income
board-track-vp = victory points, { $target } end the game
board-sector = Sector { $n }
board-sector-of = Sector { $n }: { $card }
board-odds =
    { $n ->
        [one] The dice offer it { $n } time in 36 rolls.
       *[other] The dice offer it { $n } times in 36 rolls.
    }
board-odds-die = A single die or a sum reaches it.
board-odds-sum = Only a sum reaches it.
board-own-turn = On your turns: { $what }
board-other-turn = On rivals’ turns: { $what }
board-my-turns = my turns
board-rival-turns = rivals’ turns
board-average-own = On average a roll on own turns brings { $what }
board-average-other = On average a roll on others’ turns brings { $what }
board-sum = sum
board-settled = settled
board-starting = starting ship
board-ship-for = Ship of level { $level } for sector { $sector }, cost { $cost }
board-colony-for = Colony for sector { $sector }, cost { $cost }
board-starter = Starting ship of sector { $sector }
board-cubes = Cubes: { $n } of { $of }
board-charged = Cubes: { $n } of { $of }, ready to use
board-colony-of = Colony of { $who }
board-colony-yours = yours
board-at-once = at once, when founded
board-for-good = Fills sector { $sector } for good. Patrols above it keep paying.
board-patrols =
    { $n ->
        [one] { $n } patrol
       *[other] { $n } patrols
    }
board-dice = Dice
board-die = Die showing { $n }
board-die-open = Die not rolled yet
board-face = Set a die to { $n }
board-each = Each die alone
board-sum-of = The sum, { $n }
board-shifted = A charge can move the sum on
board-reach =
    { $n ->
        [one] { $n } card in reach
       *[other] { $n } cards in reach
    }
board-aim = and the neighbour that its arrow is aimed at
board-moves-out = { $card } goes on patrol
board-goes-to = goes to sector { $sector }
board-your-six = Your six ships
board-credits-left =
    { $n ->
        [one] { $n } credit left
       *[other] { $n } credits left
    }
board-dealt = { $who } chooses from
board-done = chose
board-choosing = choosing
board-first = goes first in each round
board-enlarge = Enlarge the deck of { $who }
board-follow = Show the deck of { $who }
board-legend = Legend
board-abilities = Abilities
board-cards = Cards
board-signs = Symbols
board-when = When an ability works
board-cells = Charge cells

button-roll = Roll the dice
button-done = Done
button-keep = Keep the roll
button-collect = Collect here
button-single = Not now
button-skip = Move nothing
button-pass = Buy nothing
button-commit = Commit
