## The board of SpaceCorp: what is drawn on it. Names and long texts of the components come from the game itself.

board-name = Board of SpaceCorp
board-chart = Star chart of the era { $era }
board-minimap = Jump on the chart
board-shelf = My things
board-tab-hq = HQ
board-tab-offers = Offers
board-tab-hand = Cards
board-tab-contracts = Contracts
board-tab-progress = Progress
board-legend = Legend
board-actions = Actions
board-bases = Bases
board-on-chart = On the chart

board-site-l1 = L1
board-site-l4 = L4
board-site-l5 = L5
board-site-mars_north = North
board-site-mars_south = South
board-site-inner_system = Inner|System
board-site-oort_cloud = Oort
board-site-asteroid_belt = Asteroid|Belt
board-region-pluto = Pluto
board-stack-primary = 1st
board-stack-secondary = 2nd
board-stack-alien = alien

board-short-research = Research
board-short-move = Move
board-short-explore = Explore
board-short-build = Build
board-short-produce = Produce
board-short-revelation = Reveal
board-short-upgrade = Upgrade
board-short-colonize = Colonize
board-action-research = Take cards: as many as its value, from the offers or the deck.
board-action-move = Send a team to another site; its value must reach the distance.
board-action-explore = Reveal the discovery tile where a team stands.
board-action-build = Build a base where a team stands.
board-action-produce = Collect profit from tiles with your bases, as many as its value.
board-action-genetics = Advance your genetics cube on the wheel: each lap grants an Adaptation.
board-action-revelation = Advance your revelation cube on the wheel: each lap grants a Breakthrough.
board-action-upgrade = Put a card into a box of your headquarters, where it helps again and again.
board-action-special = Play a card for its own effect.
board-action-colonize = Found a colony where every base of a star system is yours.
board-not-now = Not possible now.
board-forbidden = Sabotage forbids it this turn.

board-profit = { $n }T
board-profit-title = Profit
board-profit-text = Trillions: whoever has most of them at the end wins.
board-cost = cost { $n }
board-voyage = { $from } to { $to }
board-step-takeoff = take-off
board-step-landing = landing
board-step-gravity = gravity
board-step-border = border
board-step-transit = transit
board-step-flat = flat
board-arrives = A team arrives on the star track and reaches the star in later turns.
board-then-explore = Unexplored: explore { $n }, build { $build }
board-then-build = Free to build for { $n }
board-exposed = Radiation: an action without a shield costs profit.
board-radiation = Radiation from here on: an unshielded Move or Build costs { $n }T
board-transit = Transit
board-transit-text = A Move from one of these planets to another costs this much more.
board-lagrange = Lagrange point: nothing to explore, a good place for a Spaceport.
board-multi-star = Several stars
board-explore-cost = Explore: { $n }
board-build-cost = Build: { $n }, tiles included
board-gravity-title = Gravity
board-gravity = Every take-off and landing here costs { $n } more.
board-locked = Phobes: no profit and no colony points until a Secure base stands on their tile.
board-unexplored = Unexplored ({ $stack })
board-stack-left =
    { $n ->
        [one] { $n } tile left in the stack
       *[other] { $n } tiles left in the stack
    }
board-claim = Claimed by { $who }: a rival who builds here pays nothing, but the bank gives the claimant 2T.
board-team = Team of { $who }, { $site }
board-acted = It has acted this turn.
board-teams-home =
    { $n ->
        [one] { $n } team at home
       *[other] { $n } teams at home
    }
board-base-of = { $base } of { $who }
board-colony-of = Colony { $name } of { $who }
board-colony-value = { $name }, value { $n }
board-beyond = Beyond marker { $n }
board-beyond-text = The first two teams out here take one each: a head start in the next era.
board-track = A team comes one box nearer at the start of each turn of its owner.
board-track-far = Star track, far
board-track-middle = Star track, middle
board-track-near = Star track, near

board-tile-pays = Pays at once: { $what }
board-tile-produces = Produces { $n }T (P{ $n })
board-tile-points = { $n } colony points (C{ $n })
board-tile-build = Building here: { $n }
board-tile-shows = Shows
board-symbol-water = water
board-symbol-life = life
board-symbol-wonder = natural wonder
board-symbol-anomaly = anomaly
board-symbol-relic = relic
board-symbol-dust = dust

board-offers = Offers
board-empty-offer = Empty offer box
board-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
board-deck-text = When it is empty, the era comes to its end.
board-deck-empty = The deck is empty: players may pass, and the era ends.
board-discard = { $n } discarded
board-discoveries = Discoveries
board-hand = Hand
board-hand-n = Hand { $n }
board-hand-of =
    { $n ->
        [one] { $who } holds { $n } card
       *[other] { $who } holds { $n } cards
    }
board-no-cards = No cards in hand
board-hidden-card = A card that only its owner sees
board-unseen-copies =
    { $n ->
        [one] { $n } copy still unseen
       *[other] { $n } copies still unseen
    }
board-shielded = shielded
board-or = or
board-modes = One of the values is used; they never add up.
board-infra-card = Fits into the headquarters as Infra
board-edge = Edge
board-time-uses = double or 2 teams
board-hq = Headquarters
board-hq-of = Headquarters of { $who }
board-box = Infra box
board-box-text = Upgrade puts an Infra card here.
board-research-box = Research box
board-research-box-text = Always there; no card covers it.
board-built-in = Built in
board-free = free
board-supply = Bases in supply
board-legacy = Legacy
board-legacy-text = Taken along from an earlier era; it still produces { $n }T.
board-passed = passed
board-owed =
    { $n ->
        [one] { $n } reward owed
       *[other] { $n } rewards owed
    }
board-follow = Follow { $who }
board-enlarge = Show the headquarters of { $who }
board-infra-of = Infra of { $who }
board-infra-use = You may use it for an action; its owner then draws a card.
board-infra-closed = The era is ending: rivals’ Infra may not be used any more.

board-ways = Ways to pay
board-more-ways =
    { $n ->
        [one] { $n } more way
       *[other] { $n } more ways
    }
board-own-infra = Own Infra
board-time-double = Time: double
board-time-twice = Time: two teams
board-use-port = Spaceport of { $who }
board-use-industrial = Industrial base of { $who }
board-use-shield = Shield Factory of { $who }
board-use-base = Base of { $who }
board-nothing-needed = Costs nothing
board-draws = { $who } draws a card
board-unshielded = Unshielded: −{ $n }T
board-no-card-spent = No card is spent
board-add = Add a source
board-points-note = What your tiles and bases give is counted already.

board-contracts = Contracts
board-eras = Eras
board-to-end = { $n } of { $of } to the era’s end
board-fulfilled-by = Fulfilled by { $who }
board-increased = { $n }T, and { $more }T that nobody earned in earlier eras
board-progress = Progress
board-adaptation = Adaptation
board-breakthrough = Breakthrough
board-adaptations = Adaptations
board-breakthroughs = Breakthroughs
board-no-progress = Progress cards come into play with the second era.
board-needs-adaptation =
    { $n ->
        [one] Needs an Adaptation
       *[other] Needs { $n } Adaptations
    }
board-needs-breakthrough =
    { $n ->
        [one] Needs a Breakthrough
       *[other] Needs { $n } Breakthroughs
    }
board-copies =
    { $n ->
        [one] { $n } copy left
       *[other] { $n } copies left
    }
board-colonies = Colonies
board-wheel = Progress wheel
board-wheel-text = Inner ring genetics, outer ring revelation; each lap of { $n } spaces grants a card.
board-wheel-mariners = Genetics only in this era; laps of { $n } spaces are paid when the next one begins.
board-wheel-of = genetics { $genetics }, revelation { $revelation }

board-windows = Interruptions
board-windows-text = When shall the game stop to ask whether you play an Edge card? You can change it at any time.
board-window-turn_start = At the start of a turn
board-window-before_research_take = Before a rival takes cards
board-window-after_produce = After a rival’s production
board-window-after_breakthrough = After a rival’s Breakthrough
board-window-after_contract = After a contract
board-window-before_discard = Before played cards are discarded
board-window-turn_end = At the end of my turn

board-last-turns = Last turns
board-trigger-contracts = Six contracts are fulfilled: everybody else has one more turn. Rivals’ Infra and bases are closed.
board-trigger-deck = The deck is empty: players may pass, then the era ends. Rivals’ Infra and bases are closed.
board-era-begins = Era { $n }
board-era-mariners = From Earth to the Asteroid Belt
board-era-planeteers = From the Sun to the Oort Cloud
board-era-starfarers = To the stars around us

board-legend-reach = Cost of a site in reach
board-legend-reach-text = Choose a team: where it can go is lit.
board-legend-far = Out of reach
board-legend-border = Cost of a border
board-legend-costs = Cost to explore and to build
board-legend-claim = Team with a claim
board-legend-claim-text = It explored here. If a rival builds, its owner gains 2T.
board-legend-tile = Discovery tile
board-legend-tile-text = P: profit when you produce. C: colony points. The number below right changes the cost to build.
board-legend-shield = Shielded against radiation

board-phase-action = act
board-phase-bases = base by base
board-phase-tiles = produce
board-phase-target = target
board-phase-pay = pay
board-phase-custom = pay
board-phase-second = second team
board-phase-colony = colony
board-phase-points = colony points
board-phase-research_pick = take cards
board-phase-offer_pick = take a card
board-phase-research_base = research base
board-phase-progress = progress
board-phase-star_children = Star Children
board-phase-phobe_team = Phobes
board-phase-colony_contract = contract
board-phase-infra_loss = Incompatible
board-phase-contract = contracts
board-phase-reward = rewards
board-phase-transport = transport
board-phase-beyond = head start
board-phase-legacy = legacy
board-phase-era_end_contract = contract
board-phase-start_adaptation = Adaptation
board-phase-edge = Edge

## What a payment is called: its worth first.

action-pay = Pay { $value }: { $sources }{ $profit ->
    [0] {""}
   *[other] {" "}+ { $profit }T
}{ $penalty ->
    [0] {""}
   *[other] , radiation −{ $penalty }T
}
board-never = Do not ask me here again
board-goal-explore = Explore { $site }
board-goal-build = Build at { $site }
board-goal-produce = Produce
board-goal-research = Research
board-goal-genetics = Genetics
board-goal-revelation = Revelation
board-goal-colonize = Colonize { $site }
board-forbid = Forbid { $action }
board-sheltered = Shielded: no radiation cost
board-into-box = Into box { $n }
board-replaces = Replaces { $card }
board-covers = Covers what is built in
board-on-table = Played by { $who } this turn
board-with-rival = In reach with the help of a rival
