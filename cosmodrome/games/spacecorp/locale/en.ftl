# SpaceCorp: all texts of the game. Every key exists in every language, with the same variables.

game-name = SpaceCorp
game-tagline = Lead a space corporation from Earth orbit to the nearest stars: explore, build, produce, and fulfil contracts before your rivals.

## Options

option-eras = Eras
    .name = Eras
    .description = Where the game begins and where it ends.
option-eras-1-3 = The whole game: Mariners to Starfarers
option-eras-1-2 = Mariners and Planeteers
option-eras-1 = Mariners only
option-eras-2-3 = Planeteers and Starfarers
option-eras-2 = Planeteers only
option-eras-3 = Starfarers only
option-data = Data
    .name = Data
    .description = The numbers of cards, tiles and boards: mostly our reconstruction, or yours.
option-data-standard = Our reconstruction

## Words of the game

era-mariners = Mariners
era-planeteers = Planeteers
era-starfarers = Starfarers
kind-research = Research
kind-move = Move
kind-explore = Explore
kind-build = Build
kind-produce = Produce
kind-genetics = Genetics
kind-revelation = Revelation
kind-upgrade = Upgrade
kind-special = Special
kind-colonize = Colonize
kind-adaptation = Adaptation
kind-breakthrough = Breakthrough
cube-genetics = Genetics
cube-revelation = Revelation
track-star = the star
track-near = the near box
track-middle = the middle box
track-far = the far box
symbol-water = Water
symbol-life = Life
symbol-wonder = Natural wonder
symbol-anomaly = Anomaly
symbol-relic = Relic
symbol-dust = Dust
window-turn-start = the start of a turn
window-before-research-take = before cards are taken for Research
window-after-produce = after production
window-after-breakthrough = after a Breakthrough
window-after-contract = after a contract
window-before-discard = before cards are discarded
window-turn-end = the end of my turn
for-discovery = discovery
for-claim = claim
for-exploiter = Exploiter
for-secure = Secure base
for-special = Special
for-progress = progress card
for-colony = colony
for-orion = Orion Spur
for-divert = Divert
for-market-influence = Market Influence
for-hostile-microbes = Hostile Microbes
score-profit = Profit
score-colonies = Colonies
score-beyond = Beyond markers
score-genetics = Genetics

## Sources of a payment

source-own = own Infra
source-p1 = Infra of player 1
source-p2 = Infra of player 2
source-p3 = Infra of player 3
source-p4 = Infra of player 4
source-double = Time (double)
source-twice = Time (twice)
source-nothing = nothing
source-port = Spaceport
source-industrial = Industrial base
source-shield = Shield Factory
source-base = base
source-port-p1 = Spaceport of player 1
source-port-p2 = Spaceport of player 2
source-port-p3 = Spaceport of player 3
source-port-p4 = Spaceport of player 4
source-industrial-p1 = Industrial base of player 1
source-industrial-p2 = Industrial base of player 2
source-industrial-p3 = Industrial base of player 3
source-industrial-p4 = Industrial base of player 4
source-shield-p1 = Shield Factory of player 1
source-shield-p2 = Shield Factory of player 2
source-shield-p3 = Shield Factory of player 3
source-shield-p4 = Shield Factory of player 4
source-base-p1 = base of player 1
source-base-p2 = base of player 2
source-base-p3 = base of player 3
source-base-p4 = base of player 4
points-nothing = nothing
points-team = a team
points-team-star = the team on the star
points-team-near = the team on the near box
points-team-middle = the team on the middle box
points-team-far = the team on the far box
points-build = Build value
points-5t = 5T

## Questions

prompt-action = Choose your action.
prompt-pay = { $open ->
    [yes] { $action }: what do you use?
   *[no] { $action }: pay { $cost }.
}
prompt-custom = Pick your sources: { $value } of { $cost }.
prompt-bases = Choose the base for box { $box }.
prompt-tiles = Choose the tiles to produce on ({ $count } chosen).
prompt-target = { $card }: choose the target.
prompt-second = Time, second half: what does another team do? ({ $action })
prompt-colony = Choose a colony tile. You have { $points } colony { $points ->
    [one] point
   *[other] points
} without paying.
prompt-points = { $missing ->
    [one] One colony point is missing. What do you give?
   *[other] { $missing } colony points are missing. What do you give?
}
prompt-research-pick = { $left ->
    [one] Take one card.
   *[other] Take up to { $left } cards, one by one.
}
prompt-offer-pick = Research base: take one offer card.
prompt-research-base = Research base: take one offer card, or advance Revelation.
prompt-progress = Choose a progress card: { $kind }.
prompt-star-children = Star Children: choose a star system without teams.
prompt-start-adaptation = Choose the Adaptation you begin with.
prompt-phobe-team = The Phobes expel a team. Which one?
prompt-colony-contract = Choose an open contract: your colony pays its printed reward.
prompt-era-end-contract = Choose an open contract: your colony claims it.
prompt-infra-loss = Remove one of your Infra cards.
prompt-contract = Fulfil a contract?
prompt-reward = { $count ->
    [one] A rival used your Infra or base: draw a card?
   *[other] A rival used your Infra and bases: draw { $count } cards?
}
prompt-transport = Transport a team for free?
prompt-beyond = Beyond marker: begin with a team at { $site }?
prompt-legacy = Choose the tile and base you take along.
prompt-edge = Interrupt ({ $window })?
prompt-edge-breakthrough = { $who } has taken { $card }. Interrupt?

## Answers

action-move = Move: { $from } → { $to }
action-explore = Explore { $site }
action-build = Build at { $site }
action-build-base = Build at { $site }: { $base }
action-produce = Produce on the best { $count ->
    [one] tile
   *[other] { $count } tiles
}
action-produce-by-choice = Produce on chosen tiles
action-research = Research
action-genetics = Genetics
action-revelation = Revelation
action-upgrade = Upgrade: { $card } into slot { $slot }
action-special = Special: { $card }
action-colonize = Colonize { $site }
action-pass = Pass for the rest of the era
action-nothing = Do nothing
action-pay = { $sources }: { $value }{ $profit ->
    [0] {""}
   *[other] {" "}+ { $profit }T
}{ $penalty ->
    [0] {""}
   *[other] , radiation { $penalty }T
}{ $shield ->
    [yes] , shielded
   *[no] {""}
}
action-custom = Put a payment together
action-confirm = Pay with this
action-add = Add: { $source }{ $shield ->
    [yes] {" "}(shielded)
   *[no] {""}
}
action-base = { $base }
action-tile = { $site }{ $boxes ->
    [1] {""}
   *[other] , box { $box }
}
action-tile-legacy = Legacy pair
action-done = Done
action-probe = Probe { $site }
action-teleport = { $from } → { $to }
action-forgo = Forgo the second half
action-found = { $colony } (value { $value })
action-offer = Give: { $what }
action-draw = Draw from the deck
action-take = Take offer { $offer }
action-stop = Stop
action-advance-revelation = Revelation +1
action-choose = { $card }
action-settle = { $site }
action-expel = The team on { $box }
action-expel-explorer = The team that has explored
action-contract = Contract: { $contract }
action-fulfill = Fulfil: { $contract }
action-remove = Remove the card in slot { $slot }
action-decline = Decline
action-transport = Transport: { $from } → { $to }
action-stay = Nobody goes
action-ahead = Go ahead
action-keep = Take along: { $site }{ $boxes ->
    [1] {""}
   *[other] , box { $box }
}
action-keep-nothing = Take nothing along
action-play = Play { $edge }
action-play-sabotage = Sabotage: forbid { $action }
action-play-hack = Hack: take offer { $offer }
action-play-poach = Poach: { $cards }
action-let-be = Let it be
action-never-window = Do not ask me: { $window }
action-ask-window = Ask me again: { $window }

## What happens

event-era-began = The era of { $era } begins. { $who } goes first.
event-turn-began = Turn { $turn }: { $who }.
event-passed = { $who } passes for the rest of the era.
event-idled = { $who } cannot do anything.
event-era-end-triggered = { $kind ->
    [contracts] Six contracts are fulfilled: the era is about to end.
   *[deck] The deck is empty: the era is about to end.
}
event-deck-set-aside = Nothing moves any more: the rest of the deck is set aside.
event-era-ended = The era of { $era } ends.
event-game-over = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
event-paid = { $who }, { $action }: { $sources }, value { $value }{ $profit ->
    [0] {""}
   *[other] , { $profit }T spent
}{ $penalty ->
    [0] {""}
   *[other] , radiation { $penalty }T
}.
event-moved = { $who } moves a team: { $from } → { $to }.
event-transported = { $who } transports a team: { $from } → { $to }.
event-teleported = { $who } relocates a team: { $from } → { $to }.
event-track = { $who }: a team at { $site } reaches { $box }.
event-beyond-reached = { $who } takes Beyond marker { $marker }.
event-orion-reached = { $who } enters the Orion Spur: { $site }, { $profit }T.
event-explored = { $who } discovers at { $site }: { $tile }.
event-redirected = { $tile } leads to another stack.
event-built = { $who } builds at { $site }: { $base }.
event-gained = { $who } gains { $amount }T ({ $source }).
event-lost = { $who } loses { $amount }T ({ $source }).
event-produced = { $who } produces { $total }T on { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
event-cube = { $who }: { $cube } +{ $steps }.
event-progress-taken = { $who } takes { $card }{ $profit ->
    [0] {""}
   *[other] {" "}(+{ $profit }T)
}.
event-grant-lost = { $who }: no progress card qualifies ({ $cube }).
event-drew = { $who } draws a card.
event-drew-card = { $who } draws { $card }.
event-took = { $who } takes { $card } from the offers.
event-upgraded = { $who } puts { $card } into slot { $slot }.
event-infra-removed = { $who } removes { $card } from the HQ.
event-special = { $who } plays { $card } for its Special.
event-edge = { $who } interrupts: { $edge }.
event-sabotaged = { $who } may not choose { $action } this turn.
event-poached = { $who } poaches { $cards }.
event-rewards = { $drew ->
    [yes] { $who } draws the card earned.
   *[no] { $who } declines the card earned.
}
event-refilled = New offers: { $cards }.
event-discarded = Discarded: { $cards }.
event-contract = { $who } fulfils the contract “{ $contract }”: { $reward }T.
event-colonized = { $who } founds { $colony } at { $site } (value { $value }).
event-team-removed = { $who } settles a team at { $site } for good.
event-phobes = Phobes at { $site }! A team of { $who } returns to the Sun.
event-unlocked = { $who } secures { $site } against the Phobes.
event-star-children = { $who }: Star Children at { $site }.
event-beyond-used = { $who } begins with a team at { $site }.
event-legacy-kept = { $who } takes along { $tile } with { $base }.

## What cannot be done

illegal-sabotaged = This action is sabotaged for this turn.
illegal-no-team = You have no team at { $site } that can act.
illegal-no-way = No Move leads to { $site } from there.
illegal-no-base = A Move needs a base at the site it leaves or reaches.
illegal-stalling = After two empty turns a Move needs a card.
illegal-radiation = Without a shield the radiation costs { $penalty }T, and you cannot pay it.
illegal-too-far = { $site } is { $cost } away; you reach { $value } at most.
illegal-nothing-to-explore = There is nothing to explore at { $site }.
illegal-cost = { $action } needs { $cost } there; you cannot bring that up.
illegal-base-there = A base already stands at { $site }.
illegal-not-explored = { $site } has to be explored first, or cannot be built on.
illegal-introvs = The Introvs let only those build who own Cooperative Empathy or Sensory Focus.
illegal-base-type = { $base } does not fit there, or none is left.
illegal-only-starfarers = Colonies are founded in Starfarers only.
illegal-not-colonizable = All boxes of { $site } must carry your bases, and no colony may lie there.
illegal-no-points = Your colony points are not enough for any tile.
illegal-hand-full = Research needs a hand of { $limit } cards or fewer, and cards to take.
illegal-no-revelation = Revelation begins with Planeteers.
illegal-no-source = You have nothing to use for { $action }.
illegal-produce = You need Produce cards, and that many tiles with a base of yours and a living P#.
illegal-pass = You may pass only once the deck is empty.
illegal-upgrade = { $card } cannot be put there now.
illegal-pay = This is not a way to pay for it; use “custom” for unusual ways.

## Cards

card-m-chemical-drive = Chemical Drive
card-m-cargo-pod = Cargo Pod
card-m-science-module = Science Module
card-m-heavy-lifter = Heavy Lifter
card-m-ion-drive = Ion Drive
card-m-survey-orbiter = Survey Orbiter
card-m-nuclear-thermal = Nuclear Thermal Rocket
card-m-construction-printer = Construction Printer
card-m-inflatable-habitat = Inflatable Habitat
card-m-regolith-works = Regolith Works
card-m-ore-processor = Ore Processor
card-m-orbital-smelter = Orbital Smelter
card-m-genome-lab = Genome Lab
card-m-closed-ecology = Closed Ecology
card-m-mission-analytics = Mission Analytics
card-m-think-tank = Think Tank
card-m-near-space-probe = Near Space Probe
card-m-venture-capital = Venture Capital
card-m-salvage = Salvage
card-m-sabotage = Sabotage
card-m-intercept = Intercept
card-m-poach = Poach
card-m-market-influence = Market Influence
card-m-hack = Hack
card-m-competitors = Competitors
card-m-divert = Divert
card-p-solar-sail = Solar Sail
card-p-survey-swarm = Survey Drone Swarm
card-p-prefab-station = Prefab Station
card-p-grown-mesh = Grown Mesh
card-p-magnetic-canopy = Magnetic Canopy
card-p-fusion-torch = Fusion Torch
card-p-plasma-drive = Plasma Drive
card-p-shielded-hauler = Shielded Hauler
card-p-autonomous-yard = Autonomous Yard
card-p-nanotube-foundry = Nanotube Foundry
card-p-cryobot = Cryobot
card-p-spectrometer = Long-Range Spectrometer
card-p-deep-space-probe = Deep Space Probe
card-p-helium-harvester = Helium-3 Harvester
card-p-mining-fleet = Robotic Mining Fleet
card-p-commodity-exchange = Commodity Exchange
card-p-gene-suite = Gene Editing Suite
card-p-exo-decoder = Exo-DNA Decoder
card-p-quantum-array = Quantum Array
card-p-unified-theory = Unified Theory
card-p-antimatter-prototype = Antimatter Prototype
card-p-orbital-bonds = Orbital Bonds
card-p-competitors = Competitors
card-p-divert = Divert
card-p-hack = Hack
card-p-hostile-microbes = Hostile Microbes
card-p-incompatible = Incompatible
card-p-intercept = Intercept
card-p-leak = Leak
card-p-market-influence = Market Influence
card-p-poach = Poach
card-p-sabotage = Sabotage
card-s-antimatter-drive = Antimatter Drive
card-s-generation-ship = Generation Ship
card-s-interstellar-observatory = Interstellar Observatory
card-s-matter-manipulators = Matter Manipulators
card-s-rd-network = R&D Network
card-s-clone-forge = Clone Forge
card-s-evo-accelerators = Evo Accelerators
card-s-ramscoop = Ramscoop
card-s-field-drive = Field Drive
card-s-spacetime-fold = Spacetime Fold
card-s-pion-drive = Pion Drive
card-s-stellar-lifter = Stellar Lifter
card-s-von-neumann-works = Von Neumann Works
card-s-magnetar-shield = Magnetar Shield
card-s-arcology-kit = Arcology Kit
card-s-mega-engineering = Mega-Engineering
card-s-swarm-telescope = Swarm Telescope
card-s-ai-surveyors = AI Surveyors
card-s-planet-miner = Planet Miner
card-s-stellar-commerce = Stellar Commerce
card-s-dyson-swarm = Dyson Swarm
card-s-xenobiology = Xenobiology Institute
card-s-singularity-lab = Singularity Lab
card-s-mind-lattice = Mind Lattice
card-s-oracle-engine = Oracle Engine
card-s-ansible-relay = Ansible Relay
card-s-sovereign-fund = Sovereign Fund
card-s-competitors = Competitors
card-s-divert = Divert
card-s-hack = Hack
card-s-hostile-microbes = Hostile Microbes
card-s-incompatible = Incompatible
card-s-intercept = Intercept
card-s-leak = Leak
card-s-market-influence = Market Influence
card-s-poach = Poach
card-s-sabotage = Sabotage
card-s-salvage = Salvage
card-time = Time
    .text = With a Move, Build or Explore action: double its total value, or carry it out twice with two different teams, each using the full value.

## Edge effects

edge-competitors = Competitors
    .text = While building the value of your own action: use the matching Infra of two HQs instead of one (two opponents, or yourself and one opponent). Works even after the era end was triggered.
edge-divert = Divert
    .text = After an opponent's Produce action: gain half of what it earned, rounded up. The opponent loses nothing.
edge-hack = Hack
    .text = When an opponent is about to take cards for Research: first take one offer card of your choice into your hand.
edge-hostile-microbes = Hostile Microbes
    .text = At the start of any turn: every player (you too) with a team or base at a site that shows a Life symbol loses 2T.
edge-incompatible = Incompatible
    .text = At the start of any turn: each player with Infra cards removes one of them, choosing in turn order from the active player.
edge-intercept = Intercept
    .text = At the end of your own turn: take another complete turn at once.
edge-leak = Leak
    .text = After an opponent takes a Breakthrough: take the copy of it that carries no profit, if it is still on display.
edge-market-influence = Market Influence
    .text = After a contract is fulfilled: gain 2T if you fulfilled it, 1T if an opponent did.
edge-poach = Poach
    .text = When an opponent discards the cards of the turn (step 5): take up to two of those action cards into your hand.
edge-sabotage = Sabotage
    .text = At the start of an opponent's turn: name one action type; that opponent may not choose it this turn.
edge-salvage = Salvage
    .text = At the start of your own turn: take every card now in the offer boxes into your hand.

## Special effects

special-gain-2 = Gain 2T
special-gain-3 = Gain 3T
special-probe-near = Reveal a discovery tile at any empty site with a free exploration box; you receive its immediate rewards. No claim is made
special-probe-deep = As the Near Space Probe, on the Planeteers board
special-teleport = Put one of your teams on any site of the board except the Beyond site. This is not a Move action
special-advance-track = Every team of yours that is on a star track goes straight to its star

## Sites and regions

site-earth = Earth
site-luna = Luna
site-l1 = Lagrange L1
site-l4 = Lagrange L4
site-l5 = Lagrange L5
site-sisyphus = Sisyphus
site-solar-l2 = Solar L2
site-solar-l4 = Solar L4
site-eros = Eros
site-solar-l5 = Solar L5
site-halley = Halley's Comet
site-mars-north = Mars North
site-mars-south = Mars South
site-phobos = Phobos
site-deimos = Deimos
site-asteroid-belt = Asteroid Belt
region-earth-luna = Earth-Luna
region-cislunar = Cislunar Halo
region-near-earth = Near-Earth Orbits
region-leading-orbit = Leading Solar Orbit
region-trailing-orbit = Trailing Solar Orbit
region-comet-track = Comet Track
region-mars = Mars System
region-belt-edge = Asteroid Belt
site-inner-system = Inner Solar System
site-ceres = Ceres
site-vesta = Vesta
site-pallas = Pallas
site-hygiea = Hygiea
site-interamnia = Interamnia
site-davida = Davida
site-io = Io
site-europa = Europa
site-ganymede = Ganymede
site-callisto = Callisto
site-himalia = Himalia
site-titan = Titan
site-enceladus = Enceladus
site-dione = Dione
site-rhea = Rhea
site-iapetus = Iapetus
site-ariel = Ariel
site-umbriel = Umbriel
site-titania = Titania
site-oberon = Oberon
site-miranda = Miranda
site-triton = Triton
site-proteus = Proteus
site-nereid = Nereid
site-pluto-site = Pluto
site-charon = Charon
site-oort-cloud = Oort Cloud
region-inner = Inner Solar System
region-belt = Asteroid Belt
region-jupiter = Jupiter
region-saturn = Saturn
region-uranus = Uranus
region-neptune = Neptune
region-pluto = Pluto and Kuiper Belt
region-oort = Oort Cloud
site-sun = Sun
site-alpha-centauri = Alpha Centauri
site-barnards-star = Barnard's Star
site-luhman-16 = Luhman 16
site-wolf-359 = Wolf 359
site-sirius = Sirius
site-epsilon-eridani = Epsilon Eridani
site-tau-ceti = Tau Ceti
site-lacaille-9352 = Lacaille 9352
site-epsilon-indi = Epsilon Indi
site-ross-780 = Ross 780
site-wolf-1061 = Wolf 1061
site-sixty-one-cygni = 61 Cygni
site-kapteyns-star = Kapteyn's Star
site-orion-1-site = Orion Spur 1
site-orion-2-site = Orion Spur 2
site-orion-3-site = Orion Spur 3
region-sun-region = Sun
region-alpha-centauri-region = Alpha Centauri
region-barnards-star-region = Barnard's Star
region-luhman-16-region = Luhman 16
region-wolf-359-region = Wolf 359
region-sirius-region = Sirius
region-epsilon-eridani-region = Epsilon Eridani
region-tau-ceti-region = Tau Ceti
region-lacaille-9352-region = Lacaille 9352
region-epsilon-indi-region = Epsilon Indi
region-ross-780-region = Ross 780
region-wolf-1061-region = Wolf 1061
region-sixty-one-cygni-region = 61 Cygni
region-kapteyns-star-region = Kapteyn's Star
region-void-a = Empty Region A
region-void-b = Empty Region B
region-void-c = Empty Region C
region-void-d = Empty Region D
region-orion-1 = To the Orion Spur 1
region-orion-2 = To the Orion Spur 2
region-orion-3 = To the Orion Spur 3

## Bases

base-attraction = Attraction
    .mariners = Needs a natural wonder. The tile gains P1.
    .planeteers = Needs a natural wonder. The tile gains P1.
    .starfarers = Needs an anomaly or a relic (artifact, outpost, ruins). The tile gains P2.
base-bio-lab = Bio Lab
    .mariners = Needs Life. When built: Genetics cube +1.
    .planeteers = Needs Life. When built: Genetics cube +1.
    .starfarers = Needs Life. When built: Genetics cube +1.
base-exploiter = Exploiter
    .planeteers = Needs P#. When built: gain the tile's P#; that P# is dead for the rest of the game.
    .starfarers = Needs P# or C#. When built: gain P# + C#; both are dead for the rest of the game.
base-industrial = Industrial
    .mariners = Needs Water or P# (P0 counts). Build values at other sites of the region may be doubled.
    .planeteers = Needs Water or P#. Build values at other sites of the region may be doubled.
    .starfarers = Needs Water or P#. Gives 1 colony point (at most 1 per region).
base-refinery = Refinery
    .mariners = Needs P#. The tile's P# is 1 higher.
    .planeteers = Needs P#. The tile's P# is 1 higher.
    .starfarers = Needs P#. The tile's P# is 1 higher.
base-research = Research
    .mariners = No requirement. When built: take one offer card.
    .planeteers = No requirement. When built: take one offer card.
    .starfarers = No requirement. When built: take one offer card or Revelation cube +1.
base-secure = Secure
    .planeteers = No requirement. When built: 1T per opponents' base in the region; nothing if a Secure base is already there.
    .starfarers = No requirement. When built: 1T per near base of opponents; nothing if a Secure base is already in the region or near. On Phobes: collect all immediate rewards of the region.
base-shield-factory = Shield Factory
    .planeteers = Needs Water. Its own Build action is shielded; Moves out of and Builds in its region may be shielded.
    .starfarers = Needs Water. Its own Build action is shielded; Moves out of and Builds in its region may be shielded.
base-spaceport = Spaceport
    .mariners = Lagrange points only. Moves that start here get +2. Allows team transport.
    .planeteers = Site without gravity penalty. Doubles one Move card or Infra of a Move that starts here. Allows team transport.
    .starfarers = Not on an anomaly or dust tile. Doubles one Move card or Infra of a Move that starts here. Allows team transport.

## Discovery tiles

tile-m1-ores = Abundant Ores
tile-m1-ice = Water Ice
tile-m1-exotic-a = Exotic Elements
tile-m1-exotic-b = Exotic Elements
tile-m1-chasm = Crystal Chasm
tile-m1-volatiles = Frozen Volatiles
tile-m2-exomicrobes = Water and Exomicrobes
tile-m2-exotic = Exotic Elements
tile-m2-aquifer = Deep Aquifer
tile-p1-ores = Abundant Ores
tile-p1-ice = Water Ice
tile-p1-metals = Rare Metals
tile-p1-exotic = Exotic Elements
tile-p1-artifact = Alien Artifact
tile-p1-clays = Hydrated Clays
tile-p2-ice-1 = Water Ice
tile-p2-ice-2 = Water Ice
tile-p2-geysers = Cryogeysers
tile-p2-microbes = Exomicrobes
tile-p2-brine = Living Brine
tile-p2-exotic-1 = Exotic Elements
tile-p2-exotic-2 = Exotic Elements
tile-p2-ores = Abundant Ores
tile-p2-cliffs = Giant Cliffs
tile-p2-isotopes = Isotope Lode
tile-p2-field = Anomalous Field
tile-p2-organics = Organic Slush
tile-p2-caverns = Ice Caverns
tile-p2-signal = Deep Signal
tile-p3-ocean-life = Ocean Ecosystem
tile-p3-microbes = Exomicrobes
tile-p3-outpost = Abandoned Outpost
tile-p3-artifact = Alien Artifact
tile-p3-exotic = Exotic Elements
tile-p3-hydrocarbons = Hydrocarbon Seas
tile-p3-vents = Hydrothermal Vents
tile-p3-core = Metallic Core
tile-s1-habitable-1 = Habitable World
tile-s1-habitable-2 = Habitable World
tile-s1-belt = Exotic Asteroid Belt
tile-s1-ruins = Alien Ruins
tile-s1-outpost = Alien Outpost
tile-s1-super-earth = Super-Earth
tile-s1-ocean = Ocean World
tile-s1-desert = Thin-Air Desert
tile-s1-giant = Gas Giant
tile-s1-ice = Ice World
tile-s1-jungle = Fungal Forest
tile-s1-iron = Iron Planet
tile-s1-anomaly = Gravity Anomaly
tile-s1-dwarf = Temperate Dwarf
tile-s1-contact-1 = Contact
tile-s1-contact-2 = Contact
tile-s2-rings = Rings
tile-s2-gem-dust = Gem Dust
tile-s2-ice-moon-1 = Ice Moon
tile-s2-ice-moon-2 = Ice Moon
tile-s2-microbial = Microbial Moon
tile-s2-ores-1 = Ore Moon
tile-s2-ores-2 = Ore Moon
tile-s2-debris = Protoplanetary Dust
tile-s2-garden = Garden Moon
tile-s2-flare = Magnetic Anomaly
tile-s2-artifact = Drifting Artifact
tile-s2-comets = Comet Swarm
tile-sa-phobes = Phobes
tile-sa-introvs = Introvs
tile-sa-weavers = Weavers
tile-sa-archivists = Archivists
tile-sa-traders = Traders

## Progress cards

progress-radiation-resistance = Radiation Resistance
    .text = Your Move and Build actions are always shielded.
progress-sensory-focus = Sensory Focus
    .text = +2 to each of your Explore actions. You may build in an Introv system.
progress-microgravity-physiology = Microgravity Physiology
    .text = Ignore gravity penalties; +1 to each of your Move actions.
progress-torpor = Torpor
    .text = +2 to each of your Move actions.
progress-cooperative-empathy = Cooperative Empathy
    .text = In step 3, if any opponent earned a reward from you, you also draw one card. You may build in an Introv system.
progress-star-children = Star Children
    .text = Put one team from your HQ on the star of any star system that holds no team.
progress-enviro-tolerance = Enviro Tolerance
    .text = 1 colony point whenever you Colonize.
progress-ageless-crews = Ageless Crews
    .text = Your teams enter star tracks on the middle box.
progress-hive-cognition = Hive Cognition
    .text = +2 to each of your Research actions; you may Research with up to nine cards in hand.
progress-probe-network = Probe Network
    .text = Double the total of each of your Explore actions.
progress-molecular-assembly = Molecular Assembly
    .text = +3 to each of your Build actions.
progress-fusion-economy = Fusion Economy
    .text = +1 to each of your Produce actions, and each of them earns 1T more.
progress-energy-fields = Energy Fields
    .text = Phobes never drive your team away. Your Move actions are always shielded.
progress-warp-metric = Warp Metric
    .text = Double the total of each of your Move actions.
progress-entangled-link = Entangled Link
    .text = Your teams arrive directly on the star.
progress-matter-synthesis = Matter Synthesis
    .text = +5 to each of your Build actions.

## Colonies

colony-c01 = Haven
    .text = No special benefit.
colony-c02 = Landfall
    .text = No special benefit.
colony-c03 = Concord
    .text = Whenever you colonize, this colony included, gain 1T.
colony-c04 = Foundry
    .text = When placed: gain 1T per Breakthrough owned by any player.
colony-c05 = Bastion
    .text = When placed: gain 1T per site where you have a Secure base.
colony-c06 = Athenaeum
    .text = When placed: gain 1T per Adaptation and Breakthrough you own.
colony-c07 = Meridian
    .text = When placed: gain the printed reward of any one open Starfarers contract (the contract stays open).
colony-c08 = Apogee
    .text = Whenever you colonize, this colony included, gain 1T per colony you control.
colony-c09 = Outreach
    .text = No special benefit.
colony-c10 = Homestead
    .text = No special benefit.
colony-c11 = Crossroads
    .text = Whenever an opponent colonizes, gain 1T.
colony-c12 = Ledger
    .text = Whenever an opponent fulfills a contract, gain 1T.
colony-c13 = Exchange
    .text = When placed: gain 1T per two rival colonies in play.
colony-c14 = Genesis
    .text = When placed: gain 1T per two Adaptations owned by any players.
colony-c15 = Frontier
    .text = At the end of the era, gain 1T per star system without a colony (the Sun does not count).
colony-c16 = Charter
    .text = At the end of the era, claim any one open contract.
colony-c17 = Beacon
    .text = No special benefit.
colony-c18 = Waypoint
    .text = No special benefit.
colony-c19 = Threshold
    .text = No special benefit.
colony-c20 = Nexus
    .text = Whenever an opponent colonizes, gain 1T.
colony-c21 = Sentinel
    .text = Whenever your opponent colonizes, gain 2T.
colony-c22 = Tariff
    .text = Whenever your opponent produces, gain 1T.
colony-c23 = Accord
    .text = Whenever the opponent or the automated competition fulfills a contract, gain 2T.
colony-c24 = Verge
    .text = At the end of the era, gain 1T per star system without a colony (the Sun does not count).
colony-c25 = Solitude
    .text = No special benefit.
colony-c26 = Foothold
    .text = No special benefit.
colony-c27 = Rookery
    .text = Whenever an opponent or the automated competition colonizes, gain 1T.
colony-c28 = Vigil
    .text = Whenever the opponent or the automated competition fulfills a contract, gain 2T.
colony-c29 = Archive
    .text = When placed: gain 1T per Breakthrough owned by any player.
colony-c30 = Cradle
    .text = When placed: gain 1T per two Adaptations owned by any players.
colony-c31 = Summit
    .text = When placed: gain 1T per Adaptation and Breakthrough you own.
colony-c32 = Zenith
    .text = Whenever you colonize, this colony included, gain 1T per colony you control.

## Contracts

contract-m1 = First production
contract-m1-2 = First Produce action
contract-m1-3 = First Produce action
contract-m2 = First base on Mars
contract-m2-2 = First base on Mars (North or South)
contract-m2-3 = First base on Mars (North or South)
contract-m3 = Bases away from Lagrange points
contract-m3-2 = Bases at 3 non-Lagrange sites
contract-m3-3 = Bases at 3 non-Lagrange sites
contract-m4 = Lagrange bases
contract-m4-2 = Bases at 4 Lagrange points
contract-m4-3 = Bases at 2 Lagrange points
contract-m5 = Bases in many regions
contract-m5-2 = Bases in 4 different regions
contract-m5-3 = Bases in 2 different regions
contract-m6 = Full infrastructure
contract-m6-2 = 3 Infra cards in your HQ
contract-m6-3 = 3 Infra cards in your HQ
contract-m7 = Genetics
contract-m7-2 = Genetics cube advanced 3 spaces in total
contract-m7-3 = Genetics cube advanced 3 spaces in total
contract-p1 = Progress
contract-p1-2 = 2 progress cards
contract-p1-3 = 2 progress cards
contract-p2 = Asteroid Belt
contract-p2-2 = Bases at 4 Asteroid Belt sites
contract-p2-3 = Bases at 3 Asteroid Belt sites
contract-p3 = Beyond Jupiter
contract-p3-2 = Bases at 3 sites beyond Jupiter
contract-p3-3 = Bases at 2 sites beyond Jupiter
contract-p4 = Moons of Jupiter
contract-p4-2 = Bases on 3 moons of Jupiter
contract-p4-3 = Bases on 2 moons of Jupiter
contract-p5 = Across the regions
contract-p5-2 = Bases in 5 different regions
contract-p5-3 = Bases in 4 different regions
contract-p6 = Great production
contract-p6-2 = Earn 5T or more with one Produce action
contract-p6-3 = Earn 4T or more with one Produce action
contract-p7 = Life
contract-p7-2 = Bases at 2 sites with Life
contract-p7-3 = First base at a site with Life
contract-s1 = First colony
contract-s1-2 = First colony
contract-s1-3 = First colony
contract-s2 = Star systems
contract-s2-2 = Bases in 3 star systems
contract-s2-3 = Bases in 2 star systems
contract-s3 = Breakthroughs
contract-s3-2 = 3 Breakthroughs
contract-s3-3 = 2 Breakthroughs
contract-s4 = Multi-star systems
contract-s4-2 = Bases in 2 multi-star systems
contract-s4-3 = Bases in 2 multi-star systems
contract-s5 = A new humankind
contract-s5-2 = 6 progress cards
contract-s5-3 = 4 progress cards
contract-s6 = Stellar economy
contract-s6-2 = Earn 8T or more with one Produce action
contract-s6-3 = Earn 6T or more with one Produce action
contract-s7 = Several colonies
contract-s7-2 = 3 colonies
contract-s7-3 = 2 colonies
