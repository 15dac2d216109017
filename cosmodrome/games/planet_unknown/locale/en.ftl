# Planet Unknown: every text of the game. Each key stands in every language, with the same variables.

game-name = Planet Unknown
game-tagline = Take tiles from the turning station, cover your planet with them and climb five tracks to the most medals.

## Options

option-sides = Boards
    .name = Boards
    .description = Which planets and corporations are played.
option-sides-common = Common sides: everyone plays KSB-4156 and the Universal Coalition
option-sides-random = Random: everyone is dealt a unique planet and a unique corporation
option-sides-choose = Dealt: everyone is dealt two boards and chooses the side of each
option-sides-free = Free: everyone picks any planet and any corporation, the commander first
option-events = Events
    .name = Events
    .description = Twenty event cards, one each round. Green ones help, red ones hurt. Alone you always play with them.
option-events-usual = As usual: none, but a normal mix when you play alone
option-events-easy = Easy: 10 green, 6 orange, 4 red
option-events-normal = Normal: 7 green, 7 orange, 6 red
option-events-hard = Hard: 4 green, 6 orange, 10 red
option-events-random = Random: any twenty
option-events-custom = Your own mix: choose green and orange, the rest is red
option-green = Green events
    .name = Green events
    .description = How many green events are in a mix of your own.
option-orange = Orange events
    .name = Orange events
    .description = How many orange events are in a mix of your own.
option-personal = Personal objectives
    .name = Personal objectives
    .description = Everyone gets two secret objectives and keeps one. It is worth 5 medals.
option-personal-false = Competitive objectives only
option-personal-true = A secret objective for everyone
option-ring = Inner ring
    .name = Inner ring of the station
    .description = How far the inner ring is turned against the outer one for the whole game.
option-ring-random = Random

## Medals

score-civ = Civ cards
score-planet = Rows and columns
score-tracks = Tracks
score-collection = Collection area
score-personal = Personal objectives
score-competitive = Competitive objectives

## Phases

phase-sides = Boards
phase-choices = First choices
phase-start = Round begins
phase-turn = The station turns
phase-event = Event
phase-event_civ = Civ cards
phase-action = Tiles
phase-civ = Civ cards
phase-end = Round ends
phase-final = Final actions
phase-over = The game is over

trigger-unplaceable = somebody cannot place a tile
trigger-depot_empty = a depot is empty
trigger-last_event = the last event is out

rating-critical = Critical failure
rating-failed = Mission failed
rating-survived = Low output, but you survived
rating-accomplished = Mission accomplished
rating-promotion = Excellent: you are promoted
rating-best = The best planet ever seen
rating-stars = The stars aligned for you

## Questions

prompt-pick-planet = Choose your planet
prompt-pick-corporation = Choose your corporation
prompt-choose-flux = Choose your flux track
prompt-drop-objective =
    { $keep ->
        [one] Keep one objective: choose the one to drop
       *[other] Keep { $keep } objectives: choose the one to drop
    }
prompt-turn = Turn the station: which sector faces you?
prompt-event = Event: { $card }
prompt-take = Take a tile from your depot
prompt-set-aside = Neither tile fits. Take one, advance for both of its stations, and the game ends with this round
prompt-place = Place your tile { $shape }: { $first } and { $second }
prompt-several = Resolve what is pending, in any order
prompt-finish = All is done: finish your turn
prompt-technology = Use a technology, or finish
prompt-rovers =
    { $points ->
        [0] Move rovers where it is free, or finish
        [one] Move rovers ({ $points } step), or finish
       *[other] Move rovers ({ $points } steps), or finish
    }
prompt-do-station = Stations of your tile: which marker advances now?
prompt-do-energy = Energy station: which marker advances?
prompt-do-synergy = Synergy: advance any marker
prompt-do-patch = Place a patch
prompt-do-rover = Put a rover on your latest tile
prompt-do-civ = Choose a civ card
prompt-do-regress = Republic: move a marker other than civ down
prompt-do-relocate = You may move a lifepod, or finish
prompt-do-move-flux = You may choose another flux track, or finish
prompt-do-pick-meteorite = You may collect a meteorite, or finish
prompt-do-choose-bonus = Choose one of the two bonuses
prompt-do-advance-one = Advance a marker
prompt-do-advance-each = Advance a marker
prompt-do-regress-one = Move a marker down
prompt-do-collect-lifepod = Collect a lifepod
prompt-do-collect-meteorite = Collect a meteorite
prompt-do-destroy-meteorite = Destroy a meteorite
prompt-do-destroy-line = Destroy all meteorites of a row or a column
prompt-do-put-meteorite = Put a meteorite on a free symbol
prompt-do-destroy-rover = Destroy one of your rovers
prompt-do-destroy-lifepod = Destroy a lifepod on your planet
prompt-do-destroy-collected = Destroy a collected lifepod
prompt-do-teleport = You may teleport a rover, or finish
prompt-do-extra-tile = Take one more tile
prompt-do-synergy-or-peek = Take a synergy or look at the next event
prompt-do-destroy-objective = Destroy one of your objectives
prompt-do-remove-stack = Remove one of your two stacks
prompt-do-turn-station = Turn the station: which sector faces you?
prompt-do-take-cards = Take civ cards of any level
prompt-choose-card =
    { $level ->
        [0] Keep one of all remaining civ cards
       *[other] Keep one civ card of level { $level }
    }
prompt-final = Final actions: place patches and carry out what counts at the end, in any order
prompt-stow = Where does the lifepod go?
prompt-climb =
    { $steps ->
        [one] Where does the { $marker } go?
       *[other] Where does the { $marker } go? { $steps } steps left
    }
prompt-union = Which marker makes the next step?
prompt-ignore = Which station do you ignore?
prompt-teleport = Where does the rover on { $square } go?
prompt-draw-objective = Choose one of the objectives

## Answers

action-done = Finish
action-store-patch = Store the patch until the end of the game
action-double-patch = Gain two patches instead of one
action-exchange-patch = Gain a synergy instead of a patch
action-peek = Look at the next event
action-boost = Gain a synergy
action-use-advance = Use your technology: advance the marker
action-use-milestone = Use your technology: advance the flux marker to its next milestone
action-use-reset = Use your technology: put the biomass marker back to the start
action-use-objective = Use your technology: draw objectives
action-energy-nothing = Energy: advance nothing
action-stow-area = Collection area
action-relocate-area = Relocate a lifepod from the collection area
action-lose-area = Lose a lifepod of the collection area
action-choose-synergy = Take the synergy
action-choose-patch = Take the patch
action-choose-advance = Take the advance
action-station = Station: { $marker } up
action-station-to = Station: { $marker } to { $track } { $row }
action-energy = Energy: { $marker } up
action-energy-to = Energy: { $marker } to { $track } { $row }
action-synergy = Synergy: { $marker } up
action-synergy-to = Synergy: { $marker } to { $track } { $row }
action-double-synergy = Synergy, twice: { $marker } up 2
action-advance = Advance the { $marker }
action-advance-to = Advance the { $marker } to { $track } { $row }
action-regress = Move the { $marker } down
action-use-regress = Use your technology: move the { $marker } down
action-use-claim = Use your technology: gain all bonuses on the row of the { $marker }
action-flux = Mark as flux track: { $track }
action-climb-to = { $track } { $row }
action-stay = Stay here
action-trigger = Station: use the technologies for the { $marker }
action-ignore = Ignore the station: { $terrain }
action-patch = Patch on { $square }
action-rover = Rover on { $square }
action-collect = Collect what lies on { $square }
action-collect-carried = Collect what the rover on { $square } carries
action-destroy = Destroy the meteorite on { $square }
action-destroy-carried = Destroy what the rover on { $square } carries
action-meteorite = Meteorite on { $square }
action-teleport-and-destroy = Teleport to { $square } and destroy the load
action-lift = Teleport the rover on { $square }
action-jump-from = Use your technology: teleport the rover on { $square }
action-teleport = Teleport to { $square }
action-destroy-rover = Destroy the rover on { $square }
action-destroy-lifepod = Destroy the lifepod on { $square }
action-move = Rover { $here } → { $there }
action-move-destroy = Rover { $here } → { $there }, destroy what it carries
action-place =
    { $flip ->
        [yes] { $energy ->
            [yes] Place on { $square }, turned { $degrees }°, flipped, tech as energy
           *[no] Place on { $square }, turned { $degrees }°, flipped
        }
       *[no] { $energy ->
            [yes] Place on { $square }, turned { $degrees }°, tech as energy
           *[no] Place on { $square }, turned { $degrees }°
        }
    }
action-stow-cell = Put it on the { $track }, row { $row }
action-relocate-cell = Relocate the lifepod on the { $track }, row { $row }
action-lose-cell = Lose the lifepod on the { $track }, row { $row }
action-stow-tech = Unlock { $tech }
action-lose-tech = Lose the lifepod on { $tech }
action-take = Take the { $ring }
action-set-aside = Set the { $ring } aside
action-extra = Take the { $ring } as an extra tile
action-remove = Remove the stack of the { $ring }
action-turn = The sector with { $shape }
action-open =
    { $level ->
        [0] Look at all remaining civ cards
       *[other] Look at the civ cards of level { $level }
    }
action-keep = Keep “{ $card }”
action-drop = Drop “{ $objective }”
action-destroy-objective = Destroy “{ $objective }”
action-share = Everyone competes for “{ $objective }”
action-want = Keep “{ $objective }”
action-clear-row = Destroy all meteorites in row { $row }
action-clear-column = Destroy all meteorites in column { $column }
action-planet = { $planet }
action-corporation = { $corporation }

## What happened

event-sides-chosen = { $who } plays { $corporation } on { $planet }
event-objective-dropped = { $who } drops the objective “{ $objective }”
event-objective-dropped-unseen = { $who } drops an objective
event-round-began = Round { $round }; { $who } is the commander
event-solo-round-began = Round { $round }
event-turned = The station turns: the sector with { $shape }
event-event-revealed = Event: { $card } ({ $left ->
        [0] the last one
       *[other] { $left } left
    })
event-peeked = { $who } looks at the next event: { $card }
event-peeked-unseen = { $who } looks at the next event
event-civ-stacks-changed =
    { $added ->
        [0] Civ cards removed from the stacks: { $removed }
       *[other] Civ cards added to the stacks: { $added }
    }
event-uncovered = Next tile: { $shape }, { $first } and { $second }
event-took = { $who } takes { $shape }: { $first } and { $second }
event-set-aside = { $who } cannot place a tile and sets { $shape } aside: { $first } and { $second }
event-placed = { $who } places { $shape } on { $square }: { $first } and { $second }
event-nothing-taken = { $who } finds the depot empty
event-meteorite-landed = { $who }: a meteorite on { $square }
event-lifepod-destroyed = { $who } loses the lifepod on { $square }
event-rover-destroyed = { $who } loses the rover on { $square }
event-meteorite-destroyed = { $who } destroys the meteorite on { $square }
event-station-ignored = { $who } ignores the station: { $terrain }
event-advanced = { $who }: { $marker } to row { $row }
event-crossed = { $who }: { $marker } to { $track }, row { $row }
event-repeated = { $who }: { $marker } stays on row { $row } and gives its points again
event-regressed = { $who }: { $marker } down to row { $row }
event-marker-reset = { $who }: { $marker } back to the start
event-gained-movement =
    { $points ->
        [one] { $who } gains { $points } movement point
       *[other] { $who } gains { $points } movement points
    }
event-flux-moved = { $who } marks the flux track: { $track }
event-technology-used = { $who } uses { $tech }
event-rover-placed = { $who } puts a rover on { $square }
event-moved = { $who }: rover { $here } → { $there }
event-teleported = { $who } teleports a rover: { $here } → { $there }
event-lifepod-collected = { $who } collects the lifepod on { $square }
event-meteorite-collected = { $who } collects the meteorite on { $square }
event-meteorite-loaded = { $who } loads the meteorite on { $square }
event-lifepod-stowed = { $who } puts the lifepod on the { $track }, row { $row }
event-technology-unlocked = { $who } unlocks { $tech }
event-lifepod-kept = { $who } puts the lifepod into the collection area
event-collected-lifepod-lost = { $who } loses a collected lifepod
event-collected-meteorite-lost = { $who } loses a collected meteorite
event-patch-placed = { $who } places a patch on { $square }
event-patch-stored = { $who } stores a patch
event-civ-opened =
    { $level ->
        [0] { $who } looks at all civ cards: { $cards }
       *[other] { $who } looks at the civ cards of level { $level }: { $cards }
    }
event-civ-opened-unseen =
    { $level ->
        [0] { $who } looks at all civ cards
       *[other] { $who } looks at the civ cards of level { $level }
    }
event-civ-empty = { $who } finds no civ card of level { $level }
event-card-played = { $who } plays “{ $card }”
event-card-kept = { $who } keeps “{ $card }” for the end
event-card-kept-unseen = { $who } keeps a civ card of level { $level } for the end
event-objectives-drawn = { $who } draws objectives: { $objectives }
event-objectives-drawn-unseen = { $who } draws objectives
event-objective-shared = { $who } lets everyone compete for “{ $objective }”
event-objective-gained = { $who } has a new objective: “{ $objective }”
event-objective-gained-unseen = { $who } has a new objective
event-objective-destroyed = { $who } loses the objective “{ $objective }”
event-stack-removed = { $who } removes the whole stack of { $shape }
event-finished = { $who } is done
event-end-called = The game ends with this round: { $reason }
event-game-over =
    { $count ->
        [one] { $winners } wins with { $total } medals
       *[other] { $winners } share the victory with { $total } medals
    }
event-solo-over = { $total } medals, target { $target }. { $rating }

## What cannot be done

illegal-off-planet = The tile does not lie on the planet there.
illegal-covered = Something is covered there already.
illegal-first-tile = Your first tile must cover a square on the edge of the planet.
illegal-first-tile-crater = Your first tile must cover one of the four squares in the centre.
illegal-not-adjacent = The tile must touch something that you have placed.
illegal-ring = A tile on the ring must also cover a square outside it.
illegal-shores = On this planet a tile may not cover both ice and land.
illegal-slide = The tile cannot slide in there: other tiles are in its way on all four sides.
illegal-chasm = A tile may not lie across the chasm.
illegal-zone =
    { $terrain ->
        [civ] No civ station may stand in this quarter.
        [energy] No energy station may stand in this quarter.
        [tech] No tech station may stand in this quarter.
       *[water] No water station may stand in this quarter.
    }
illegal-event = The event forbids that: { $event }.
illegal-both-restrictions = There you would break the rule of { $planet } and that of the event; one of them must be obeyed.
illegal-take-unplaceable = You must take a tile that you can place.
illegal-not-done = Something that you must do is still pending.

## Terrains, markers, tracks

terrain-civ = Civ
terrain-water = Water
terrain-biomass = Biomass
terrain-rover = Rover
terrain-tech = Tech
terrain-energy = Energy
marker-civ = civ marker
marker-water = water marker
marker-biomass = biomass marker
marker-rover = rover marker
marker-tech = tech marker
track-civ = civ track
    .short = Its milestones give civ cards.
track-water = water track
    .short = Advances when a water square of your tile covers ice.
track-biomass = biomass track
    .short = Its milestones give patches.
track-rover = rover track
    .short = Brings rovers out and gives movement points.
track-tech = tech track
    .short = Its milestones open the technologies of your corporation.

## Tiles

shape-F5 = F5
shape-N5 = N5
shape-U5 = U5
shape-Z5 = Z5
shape-I4 = I4
shape-S4 = S4
shape-L4 = L4
shape-O4 = O4
shape-T4 = T4
shape-I3 = I3
shape-V3 = V3
shape-I2 = I2
ring-large = large tile
ring-small = small tile

## Planets

planet-ksb_4156 = KSB-4156
    .short = Ordinary planet: only the general rules apply.
planet-arashi = Arashi
    .short = A tile that covers ring squares must also cover at least one square outside the ring. Patches can never go onto the ring.
planet-cerberus = Cerberus
    .short = Three linked planets on one grid; +2 medals for each of them that is completely covered.
planet-charybdis = Charybdis
    .short = The first tile must cover at least one of the four central squares instead of touching the border.
planet-gaia = Gaia
    .short = Each city square left uncovered at game end gives 2 medals, but its row and column stay incomplete.
planet-k_273 = K-273
    .short = A tile may not cover ice and land at the same time.
planet-kaax = K’Aax
    .short = Rovers may not move onto uncovered toxic squares; tiles may cover them and neutralise them.
planet-lacuna = Lacuna
    .short = Holes are not squares: nothing may be placed on or move over them; they do not count for rows and columns.
planet-oblivion = Oblivion
    .short = The grid is a square frame with ice in the corners; the missing middle is ignored for rows and columns.
planet-pajitnov = Pajitnov
    .short = A tile or patch must be able to slide into its place without lifting it over other tiles.
planet-persephone = Persephone
    .short = Each quarter forbids one station type inside it.
planet-petra = Petra
    .short = Squares with electric currents count as energy squares while uncovered. There is no ice.
planet-tartarus = Tartarus
    .short = Tiles may not span the chasm; rovers may not cross it orthogonally.

## Corporations and technologies

corporation-universal_coalition = Universal Coalition
    .short = No special feature.
tech-universal_coalition-1 = tech 1
    .short = When placing a tile or patch you may ignore the adjacency rule.
tech-universal_coalition-2 = tech 2
    .short = You may store gained patches and place them at game end.
tech-universal_coalition-3 = tech 3
    .short = +1 movement point whenever your rover marker yields movement points.
tech-universal_coalition-4 = tech 4
    .short = Water advances caused by the tile you place count double.
tech-universal_coalition-5 = tech 5
    .short = No meteorites are placed on your planet by any effect.
corporation-cosmos_inc = Cosmos Inc.
    .short = A collected lifepod may be put on a free track cell instead of the collection area. Markers skip cells with lifepods; covered bonuses and medals are lost.
tech-cosmos_inc-1 = tech 1
    .short = Rovers may also move diagonally.
tech-cosmos_inc-2 = tech 2
    .short = When unlocked: relocate up to three collected lifepods.
tech-cosmos_inc-3 = tech 3
    .short = When you place a tile with an energy station: relocate one lifepod.
tech-cosmos_inc-4 = tech 4
    .short = Moving a rover onto an energy square costs no movement point (you need to have gained at least one this round).
tech-cosmos_inc-5 = tech 5
    .short = Relocate one lifepod.
corporation-flux_industries = Flux Industries
    .short = A token marks one of the five tracks as the flux track (chosen at setup). Each time you reach a tech milestone you may move it. Only your highest tech works.
tech-flux_industries-1 = tech 1
    .short = Round start: 2 movement points per rover standing on a square of the flux type.
tech-flux_industries-2 = tech 2
    .short = Advance the flux marker to its next milestone, gaining every bonus on the way.
tech-flux_industries-3 = tech 3
    .short = The flux track is improved: civ milestones count one level higher; water synergies are applied twice; biomass milestones give 2 patches; rover numbers give +1.
tech-flux_industries-4 = tech 4
    .short = When you place a tile with a flux station you may collect any one meteorite from your planet.
tech-flux_industries-5 = tech 5
    .short = Advance the flux marker.
corporation-horizon_group = Horizon Group
    .short = Rovers load a meteorite (one each) and it is collected only when carried onto a rover station.
tech-horizon_group-1 = tech 1
    .short = A tile with a rover station may be placed ignoring the adjacency rule.
tech-horizon_group-2 = tech 2
    .short = Round start: 1 movement point per rover carrying a meteorite.
tech-horizon_group-3 = tech 3
    .short = When you collect a meteorite, gain a patch.
tech-horizon_group-4 = tech 4
    .short = You may destroy a carried meteorite when its rover moves onto a water square.
tech-horizon_group-5 = tech 5
    .short = Advance the rover marker.
corporation-jump_drive = Jump Drive
    .short = A collected lifepod may be put on any locked tech; that tech is unlocked at once, in any order. Such lifepods give no medals.
tech-jump_drive-a = tech A
    .short = Gain a synergy boost instead of a patch.
tech-jump_drive-b = tech B
    .short = Teleport a rover to another square of the same terrain for 1 movement point.
tech-jump_drive-c = tech C
    .short = When applying a synergy boost, advance the chosen marker twice.
tech-jump_drive-d = tech D
    .short = While placing a tile you may treat its tech station (and region) as energy.
tech-jump_drive-e = tech E
    .short = Choose a marker and gain all bonuses of the five cells in its row.
tech-jump_drive-f = tech F
    .short = Draw three objectives and add one that every player competes for (solo: a personal one for yourself).
corporation-makeshift = Makeshift
    .short = A marker may advance straight up or diagonally onto a neighbouring track and takes the bonuses of the cell it enters. Techs work only while some marker stands on the tech track high enough.
tech-makeshift-1 = tech 1
    .short = The civ and tech tracks count as neighbours.
tech-makeshift-2 = tech 2
    .short = +1 movement point on gaining track movement while two or more markers are on the rover track.
tech-makeshift-3 = tech 3
    .short = Instead of advancing, shift the marker sideways to the neighbouring track and take that cell's bonuses.
tech-makeshift-4 = tech 4
    .short = Move any one marker down by one cell.
tech-makeshift-5 = tech 5
    .short = Game end: each marker scores like the best-scoring marker on the same track.
corporation-oasis_ultd = Oasis Ultd.
    .short = A placed tile advances the water marker once per water square that covers ice. The water marker follows a winding path and takes the bonuses of whatever cell it enters. No marker may enter an occupied cell.
tech-oasis_ultd-1 = tech 1
    .short = When advancing, skip cells occupied by other markers.
tech-oasis_ultd-2 = tech 2
    .short = Round start: 1 movement point per rover standing on a water square.
tech-oasis_ultd-3 = tech 3
    .short = If the tile you placed covers no ice at all, advance the water marker.
tech-oasis_ultd-4 = tech 4
    .short = When you place a tile with a water station, gain a patch.
tech-oasis_ultd-5 = tech 5
    .short = When you place a tile with a water station, gain a synergy boost.
corporation-republic = Republic
    .short = Each time you reach a civ milestone, move one marker of another track down one cell (no bonus).
tech-republic-1 = tech 1
    .short = When you take a tile with a civ station, gain the movement points shown in your rover marker's cell.
tech-republic-2 = tech 2
    .short = When you claim a civ card, also look at one random card of the next level.
tech-republic-3 = tech 3
    .short = Teleport a rover between two civ stations for 1 movement point.
tech-republic-4 = tech 4
    .short = When you reach a civ milestone, gain a synergy boost.
tech-republic-5 = tech 5
    .short = Game end: look at all civ cards left in the stacks and take two.
corporation-wormhole_corp = Wormhole Corp.
    .short = A placed tile advances the biomass marker only if it enlarged an existing biomass area. Each biomass cell offers two bonuses; take one.
tech-wormhole_corp-1 = tech 1
    .short = When the biomass marker is on its last cell you may put it back on 0.
tech-wormhole_corp-2 = tech 2
    .short = Patches may be placed on top of tile squares.
tech-wormhole_corp-3 = tech 3
    .short = Gain two patches instead of one.
tech-wormhole_corp-4 = tech 4
    .short = You may store gained patches and place them at game end.
tech-wormhole_corp-5 = tech 5
    .short = Game end: patches may be placed on meteorites to destroy them.

## Civ cards

civ-1 = Temp Agency
    .short = Advance two different markers by 1 each.
civ-2 = Dept of Operations
    .short = Advance one marker of your choice by 2.
civ-3 = Dept of Natural Resources
    .short = Gain 1 patch.
civ-4 = Dept of Engineering
    .short = Gain 4 movement points.
civ-5 = Salvage Yard
    .short = Take one more tile from your depot and place it; its stations give nothing.
civ-6 = Observance of First Planet Holiday
    .short = 1 medal.
civ-7 = Rising Planet Award
    .short = 2 medals.
civ-8 = First Planet Holiday
    .short = 1 medal.
civ-9 = People’s Planet Choice Award
    .short = 2 medals.
civ-10 = New Angel Investors
    .short = Advance three different markers by 1 each.
civ-11 = Wage Increase
    .short = Advance two different markers by 1 each.
civ-12 = Dept of Parks and Rec
    .short = Gain 2 patches.
civ-13 = Approved Overtime
    .short = Collect 2 lifepods from your planet.
civ-14 = Relocation Bonus
    .short = You may teleport one rover to any square of your planet or tiles.
civ-15 = Top Planet Award
    .short = 2 medals.
civ-16 = Depot Repair Online
    .short = Take one more tile from your depot and place it normally.
civ-17 = Landing Zone Approved
    .short = Destroy all meteorites in one row or one column that holds any.
civ-18 = Search and Rescue Team
    .short = Collect 3 lifepods from your planet.
civ-19 = Partnership Opportunity
    .short = Advance three different markers by 1 each.
civ-20 = Best in Planet Award
    .short = 3 medals.
civ-21 = Unionization
    .short = Advance every marker below row 5 to row 5; take the bonuses passed except synergy boosts.
civ-22 = Sustainable Living Act
    .short = 1 medal per patch on your planet.
civ-23 = Gaming Commission
    .short = 2 medals, and advance one marker by 1.
civ-24 = Planet Lottery
    .short = 3 medals, and advance one marker by 1.
civ-25 = Meteor Defense Program
    .short = Destroy any 3 meteorites on your planet (all of them if there are fewer).
civ-26 = Global Parks System
    .short = Gain 3 patches.
civ-27 = Best Planet to Live on Award
    .short = 4 medals.
civ-28 = Space Citizen Decree
    .short = Lifepods in your collection area give 2 medals each instead of 1.
civ-29 = Meteorite Repo (1/4)
    .short = With 1/2/3/4 such cards every full set of 3 meteorites gives 2/3/4/5 medals instead of 1.
civ-30 = Meteorite Repo (2/4)
    .short = With 1/2/3/4 such cards every full set of 3 meteorites gives 2/3/4/5 medals instead of 1.
civ-31 = Meteorite Repo (3/4)
    .short = With 1/2/3/4 such cards every full set of 3 meteorites gives 2/3/4/5 medals instead of 1.
civ-32 = Meteorite Repo (4/4)
    .short = With 1/2/3/4 such cards every full set of 3 meteorites gives 2/3/4/5 medals instead of 1.
civ-33 = Commerce Agreement (1/4)
    .short = 1/2/3/4 such cards give 1/3/6/10 medals in total.
civ-34 = Commerce Agreement (2/4)
    .short = 1/2/3/4 such cards give 1/3/6/10 medals in total.
civ-35 = Commerce Agreement (3/4)
    .short = 1/2/3/4 such cards give 1/3/6/10 medals in total.
civ-36 = Commerce Agreement (4/4)
    .short = 1/2/3/4 such cards give 1/3/6/10 medals in total.

## Events

card-event-1 = Gain an extra rover; place it on a tile you place this round
card-event-2 = Add one random unused civ card to the stack of each level
card-event-3 = Draw one more personal objective and keep it
card-event-4 = Advance the civ, biomass or water marker by 3 without any bonuses
card-event-5 = Advance the rover or the civ marker by 1
card-event-6 = Advance the rover or the tech marker by 1
card-event-7 = Advance the rover or the water marker by 1
card-event-8 = Advance the rover or the biomass marker by 1
card-event-9 = Advance the civ or the tech marker by 1
card-event-10 = Advance the water or the civ marker by 1
card-event-11 = Advance the biomass or the civ marker by 1
card-event-12 = Advance the tech or the water marker by 1
card-event-13 = Advance the biomass or the tech marker by 1
card-event-14 = Advance the biomass or the water marker by 1
card-event-15 = Rotate the station to any sector
card-event-16 = Gain 1 patch
card-event-17 = Gain a synergy boost
card-event-18 = Collect one lifepod from your planet
card-event-19 = Collect one meteorite from your planet
card-event-20 = Gain a synergy boost
card-event-21 = Move the rover or the civ marker down 1
card-event-22 = Move the rover or the tech marker down 1
card-event-23 = Move the rover or the water marker down 1
card-event-24 = Move the rover or the biomass marker down 1
card-event-25 = Move the civ or the tech marker down 1
card-event-26 = Move the water or the civ marker down 1
card-event-27 = Move the biomass or the civ marker down 1
card-event-28 = Move the tech or the water marker down 1
card-event-29 = Move the biomass or the tech marker down 1
card-event-30 = Move the biomass or the water marker down 1
card-event-31 = Put a meteorite on a free meteor symbol of your tiles
card-event-32 = Move any one marker down 1
card-event-33 = Rovers may not move onto water squares this round
card-event-34 = Rovers may not move onto biomass squares this round
card-event-35 = Rovers may not move onto energy squares this round
card-event-36 = Rovers may not move onto rover squares this round
card-event-37 = Rovers may not move onto tech squares this round
card-event-38 = Rovers may not move onto civ squares this round
card-event-39 = Tiles may not cover perimeter squares this round
card-event-40 = Ignore one of the two stations of the tile you place this round
card-event-41 = Move any one marker down 2
card-event-42 = Move any one marker down 3
card-event-43 = Put a meteorite on a free meteor symbol of your tiles
card-event-44 = Ignore one of the two stations of the tile you place this round
card-event-45 = No milestone benefits this round
card-event-46 = Destroy one of your objective cards
card-event-47 = If you have more than one rover on your planet, destroy one of them
card-event-48 = Remove one random civ card from the stack of each level
card-event-49 = Destroy one lifepod on your planet
card-event-50 = Destroy one collected lifepod
card-event-51 = Destroy one collected meteorite
card-event-52 = Choose one of the two shapes of your current depot and remove that whole stack from the game
card-event-53 = Gain a synergy boost or secretly look at the next event card
card-event-54 = Gain a synergy boost or secretly look at the next event card
card-event-55 = This round a tile may not be placed next to terrain of a type it contains
card-event-56 = Tiles may not cover ice this round
card-event-57 = Tiles may not cover ice this round
card-event-58 = No synergy boosts this round
card-event-59 = No milestone benefits this round
card-event-60 = Tiles may not cover perimeter squares this round

## Objectives

personal-1 = Complex
    .short = Have a 3x3 block of civ terrain.
competitive-1 = Perimeter
    .short = Most civ stations on perimeter squares.
personal-2 = Rubik
    .short = Have a 3x3 block of tech terrain.
competitive-2 = Beacon
    .short = Most energy stations on perimeter squares.
personal-3 = Landfill
    .short = Have a 3x3 block of biomass terrain.
competitive-3 = Torus
    .short = Most tech stations on perimeter squares.
personal-4 = Lattice
    .short = Have a 3x3 block of water terrain.
competitive-4 = Ringworld
    .short = Most biomass stations on perimeter squares.
personal-5 = Doghouse
    .short = Have a 3x3 block of rover terrain.
competitive-5 = Circuit
    .short = Most rover stations on perimeter squares.
personal-6 = Voltaic
    .short = Have a 3x3 block of energy terrain.
competitive-6 = Biome
    .short = Largest single biomass area.
personal-7 = Highway
    .short = Have one civ area holding at least six civ stations.
competitive-7 = Transit
    .short = Largest single rover area.
personal-8 = Secret Lab
    .short = Have one tech area holding at least six tech stations.
competitive-8 = Plasma
    .short = Largest single energy area.
personal-9 = Germinate
    .short = Have one biomass area holding at least six biomass stations.
competitive-9 = Megacity
    .short = Largest single civ area.
personal-10 = Amazon
    .short = Have one water area holding at least six water stations.
competitive-10 = Silicon
    .short = Largest single tech area.
personal-11 = Pony Express
    .short = Have one rover area holding at least six rover stations.
competitive-11 = Pacific
    .short = Largest single water area.
personal-12 = Power Line
    .short = Have one energy area holding at least six energy stations.
competitive-12 = Garden
    .short = Most separate biomass areas.
personal-13 = Skyway
    .short = Have a 2x5 block of civ terrain.
competitive-13 = Interchange
    .short = Most separate rover areas.
personal-14 = Equator
    .short = Have a 2x5 block of biomass terrain.
competitive-14 = Supercharge
    .short = Most separate energy areas.
personal-15 = Genome
    .short = Have a 2x5 block of tech terrain.
competitive-15 = Sprawl
    .short = Most separate civ areas.
personal-16 = Panama
    .short = Have a 2x5 block of water terrain.
competitive-16 = X
    .short = Most separate tech areas.
personal-17 = Runway
    .short = Have a 2x5 block of rover terrain.
competitive-17 = 10,000 Lakes
    .short = Most separate water areas.
personal-18 = Power Strip
    .short = Have a 2x5 block of energy terrain.
competitive-18 = Luddite
    .short = Fewest tech stations.
personal-19 = Crowd Source
    .short = Have the civ track at its last cell.
competitive-19 = Conservation
    .short = Fewest water stations.
personal-20 = Exponent
    .short = Have the tech track at its last cell.
competitive-20 = Galvanize
    .short = Fewest energy stations.
personal-21 = Overgrowth
    .short = Have the biomass track at its last cell.
competitive-21 = 20 Percent
    .short = Fewest biomass stations.
personal-22 = Flowrate
    .short = Have the water track at its last cell.
competitive-22 = Rideshare
    .short = Fewest rover stations.
personal-23 = Overdrive
    .short = Have the rover track at its last cell.
competitive-23 = Rural
    .short = Fewest civ stations.
personal-24 = Alternative Energy
    .short = Have five or fewer energy stations on your planet.
competitive-24 = Pinnacle
    .short = Most tracks at their last cell.
personal-25 = Cleanup
    .short = Collect nine or more meteorites.
competitive-25 = Geode
    .short = Most meteorites collected.
personal-26 = Tight Ship
    .short = Collect more lifepods than meteorites.
competitive-26 = Rescue
    .short = Most lifepods collected.
personal-27 = Meltdown
    .short = Have every ice square covered at game end.
competitive-27 = Vaporize
    .short = Fewest meteorites collected.
personal-28 = Coveralls
    .short = Have every land (non-ice) square covered at game end.
competitive-28 = Deductible
    .short = Fewest lifepods collected.
