# Federation: every text of the game. Each key stands in every language, with the same variables.

game-name = Federation
game-tagline = Send your ambassadors to the galactic senate: vote for laws, fund great projects, win influence on five planets.

## Options

option-setup = Setup
    .name = Setup
    .description = A fixed set of productions and megastructures, or one drawn at random.
option-setup-first_game = First game: a fixed set
option-setup-expert = Expert: drawn at random
option-data = Data file
    .name = Data file
    .description = The numbers of the board: our reconstruction, or a file of your own.
option-data-standard = Our reconstruction

## Amounts

amount-lavandium-1 = 1 lavandium
amount-lavandium-2 = 2 lavandium
amount-lavandium-3 = 3 lavandium
amount-lavandium-4 = 4 lavandium
amount-lavandium-5 = 5 lavandium
amount-lavandium-6 = 6 lavandium
amount-lavandium-7 = 7 lavandium
amount-lavandium-8 = 8 lavandium
amount-lavandium-9 = 9 lavandium
amount-lavandium-10 = 10 lavandium
amount-copernium-1 = 1 copernium
amount-copernium-2 = 2 copernium
amount-copernium-3 = 3 copernium
amount-copernium-4 = 4 copernium
amount-copernium-5 = 5 copernium
amount-copernium-6 = 6 copernium
amount-copernium-7 = 7 copernium
amount-copernium-8 = 8 copernium
amount-copernium-9 = 9 copernium
amount-copernium-10 = 10 copernium
amount-oceanium-1 = 1 oceanium
amount-oceanium-2 = 2 oceanium
amount-oceanium-3 = 3 oceanium
amount-oceanium-4 = 4 oceanium
amount-oceanium-5 = 5 oceanium
amount-oceanium-6 = 6 oceanium
amount-oceanium-7 = 7 oceanium
amount-oceanium-8 = 8 oceanium
amount-oceanium-9 = 9 oceanium
amount-oceanium-10 = 10 oceanium
amount-diamond-1 = 1 gold diamond
amount-diamond-2 = 2 gold diamonds
amount-diamond-3 = 3 gold diamonds
amount-diamond-4 = 4 gold diamonds
amount-diamond-5 = 5 gold diamonds
amount-diamond-6 = 6 gold diamonds
amount-diamond-7 = 7 gold diamonds
amount-diamond-8 = 8 gold diamonds
amount-diamond-9 = 9 gold diamonds
amount-diamond-10 = 10 gold diamonds
amount-degrees-1 = 1 degree
amount-degrees-2 = 2 degrees
amount-degrees-3 = 3 degrees
amount-degrees-4 = 4 degrees
amount-degrees-5 = 5 degrees
amount-degrees-6 = 6 degrees
amount-degrees-7 = 7 degrees
amount-degrees-8 = 8 degrees
amount-degrees-9 = 9 degrees
amount-degrees-10 = 10 degrees
amount-ship-1 = 1 ship
amount-ship-2 = 2 ships
amount-ship-3 = 3 ships
amount-ship-4 = 4 ships
amount-ship-5 = 5 ships
amount-ship-6 = 6 ships
amount-ship-7 = 7 ships
amount-ship-8 = 8 ships
amount-ship-9 = 9 ships
amount-ship-10 = 10 ships
amount-project-1 = 1 project step
amount-project-2 = 2 project steps
amount-project-3 = 3 project steps
amount-project-4 = 4 project steps
amount-project-5 = 5 project steps
amount-project-6 = 6 project steps
amount-project-7 = 7 project steps
amount-project-8 = 8 project steps
amount-project-9 = 9 project steps
amount-project-10 = 10 project steps
amount-die-1 = die +1
amount-die-2 = die +2
amount-die-3 = die +3
amount-die-4 = die +4
amount-die-5 = die +5
amount-die-6 = die +6
amount-die-7 = die +7
amount-die-8 = die +8
amount-die-9 = die +9
amount-die-10 = die +10
amount-pp-1 = 1 point
amount-pp-2 = 2 points
amount-pp-3 = 3 points
amount-pp-4 = 4 points
amount-pp-5 = 5 points
amount-pp-6 = 6 points
amount-pp-7 = 7 points
amount-pp-8 = 8 points
amount-pp-9 = 9 points
amount-pp-10 = 10 points
amount-pp-11 = 11 points
amount-pp-12 = 12 points
amount-pp-13 = 13 points
amount-pp-14 = 14 points
amount-pp-15 = 15 points
amount-pp-16 = 16 points
amount-pp-17 = 17 points
amount-pp-18 = 18 points
amount-pp-19 = 19 points
amount-pp-20 = 20 points
amount-nothing = nothing
amount-pay = pay 1 lavandium
amount-marker = open any mission
amount-asteroid = its asteroid token
amount-gain_counted = resources by influence
amount-die_set = die to 6
amount-alteration_stock = an alteration token
amount-level_bonus = a higher level
amount-planet_action = a planet action
amount-copy_action = copy an action
amount-extra_moves = extra steps
amount-build_discount = a discount
amount-income_free = an income
amount-refresh_specialist = turn a specialist up
amount-copy_specialist = copy a specialist
amount-take_specialist = a level-3 specialist
amount-disc = a free disc
amount-build_free = a free robot
amount-medal = a medal
amount-president = the president pawn
amount-special_ambassador = the special ambassador
amount-track_move = one step on Neo or 6Moon
amount-transmute = change a resource
amount-choose = a choice

## Things on the table

resource-lavandium = Lavandium
resource-copernium = Copernium
resource-oceanium = Oceanium
resource-diamond = Gold diamond
planet-neo = Neo
planet-sixmoon = 6Moon
planet-atal = Atalum
planet-arratuin = Arratooine
planet-e81216 = E81216
action-of-neo = Neo
    .short = Move your miner one cell ahead and gain what lies there.
action-of-sixmoon = 6Moon
    .short = Move your mage one moon ahead and take an alteration token there.
action-of-atal = Atalum
    .short = Take an open specialist.
action-of-arratuin = Arratooine
    .short = Trade at a stall: pay its cost, place or raise your disc, take the bonus.
action-of-e81216 = E81216
    .short = Build a production or a megastructure.
action-of-officers = Officers’ Quarters
    .short = Gain 2 accreditation degrees.
action-of-procurement = Procurement Bureau
    .short = Pay 1 oceanium: 2 ships into your hangar (1 if only one fits).
action-of-patron = Patron’s Office
    .short = Gain 1 ship and open any one special mission.
action-of-president = President’s Office
    .short = Take the president pawn (you start the next round) and any medal you lack; a planet medal is taken from its highest slot.
action-of-assistants = Assistants’ Room
    .short = Pay 1 copernium: take your die at 2 or raise it by 2.
action-of-lounge = Small Lounge
    .short = Gain 1 degree, then advance any project by 1.
action-of-espionage = Espionage
    .short = Pay 1 lavandium, then carry out any planet or room action except the President's Office, occupied or not (its own cost is paid too).
action-of-outer = Outer Module
    .short = Always available: gain 1 oceanium plus the bonus on the token you place. No votes, no funding, no mission marker.
ambassador-amb1 = ambassador 1
ambassador-amb2 = ambassador 2
ambassador-amb3 = ambassador 3
ambassador-amb4 = ambassador 4
ambassador-amb_special = special ambassador
project-neo = Neo project
project-sixmoon = 6Moon project
project-atal = Atalum project
project-arratuin = Arratooine project
project-e81216 = E81216 project
project-missions = Special missions project
project-common = Common project
medal-neo = Neo medal
medal-sixmoon = 6Moon medal
medal-atal = Atalum medal
medal-arratuin = Arratooine medal
medal-e81216 = E81216 medal
medal-accreditation = accreditation medal
medal-intrigue = intrigue medal
executive-income = income
executive-upkeep = upkeep of levels
executive-projects = projects
executive-floors = majorities of the floors
executive-law = vote on the law
wing-left = left wing
wing-right = right wing
mission-m01 = Neo mission
    .short = Carry out the Neo action.
mission-m02 = 6Moon mission
    .short = Carry out the 6Moon action.
mission-m03 = Atalum mission
    .short = Carry out the Atalum action.
mission-m04 = Arratooine mission
    .short = Carry out the Arratooine action (stall cost applies).
mission-m05 = E81216 mission
    .short = Carry out the E81216 action (building cost applies).
mission-m06 = Officers mission
    .short = Gain 2 accreditation degrees.
mission-m07 = Spy mission
    .short = Pay 1 lavandium and carry out any planet action (rooms cannot be copied).
mission-m08 = President mission
    .short = 1 point per crystal and per diamond in your reserves.
mission-m09 = Intrigue mission
    .short = Advance any project by 1, gain 1 degree and the intrigue medal.
mission-m10 = Assistants mission
    .short = Points equal to twice your die value.
mission-m11 = Procurement mission
    .short = Points equal to twice your accreditation level.
mission-m12 = Patron mission
    .short = 1 point per completed mission (this one, the start tile and a deep space tile included).
stall-st1 = stall 1
    .short = Free. Level 1: 2 lavandium. Level 2: 2 lavandium and 1 copernium.
stall-st2 = stall 2
    .short = 1 copernium. Level 1: 2 oceanium or 2 degrees. Level 2: any mix of 3 oceanium/degrees.
stall-st3 = stall 3
    .short = 1 lavandium. Level 1: die +2 or 2 copernium. Level 2: any mix of 3 die steps/copernium.
stall-st4 = stall 4
    .short = 1 copernium. Level 1: 1 ship. Level 2: 1 ship and open any mission.
stall-st5 = stall 5
    .short = 1 oceanium. Level 1: 1 gold diamond. Level 2: 1 gold diamond and 1 copernium.
stall-st6 = stall 6
    .short = 1 gold diamond. Level 1: 6 points. Level 2: 9 points.
work-P1 = production 1
work-P2 = production 2
work-P3 = production 3
work-P4 = production 4
work-lavandium_replicator = Lavandium Replicator
    .short = Gain 1 lavandium.
work-transmutation_chamber = Transmutation Chamber
    .short = Turn 1 resource into the next one: lavandium, copernium, oceanium, diamond.
work-military_academy = Military Academy
    .short = Gain 1 degree (medal and deep space trigger as usual).
work-space_university = Space University
    .short = Take your die at 1 or raise it by 1.
work-shipyard = Space Shipyard
    .short = Put 1 ship into your hangar.
work-alteration_incubator = Alteration Incubator
    .short = Draw a power-1 alteration token from the stock.
work-transporter = Transporter
    .short = Move 1 step on Neo or 6Moon without any reward.
work-consulate = Consulate
    .short = Turn one of your used level-1 specialists face up.
work-M1 = Lesser megastructure
    .short = Scores once: its multiplier times the lower of its two tokens.
work-M2 = Greater megastructure
    .short = Scores once: its multiplier times the lower of its two tokens.
token-mt_neo = influence on Neo
token-mt_sixmoon = influence on 6Moon
token-mt_atal = influence on Atalum
token-mt_arratuin = influence on Arratooine
token-mt_e81216 = influence on E81216
token-mt_missions = completed missions
token-mt_accreditation = accreditation level
token-mt_die = die value
deep-ds1 = deep space tile 1
    .short = Two project steps (one project or two), 1 ship, open every mission.
deep-ds2 = deep space tile 2
    .short = Look at 2 power-4 alteration tokens from the stock and keep 1; then an Atalum action.
deep-ds3 = deep space tile 3
    .short = Accreditation level +3 for the rest of the game, die +1, 1 oceanium.
deep-ds4 = deep space tile 4
    .short = A disc straight onto any level-2 stall for free with its bonus; 1 oceanium.
deep-ds5 = deep space tile 5
    .short = Accreditation level +1 for the rest of the game; die to 6.
deep-ds6 = deep space tile 6
    .short = Special 7-vote ambassador: one extra turn in the round you place it.
deep-ds7 = deep space tile 7
    .short = A 6Moon or Neo action, then any medal you lack (planet medals from the highest slot).
deep-ds8 = deep space tile 8
    .short = Put a robot on any production or megastructure for free and take its income or points.
home-home1 = start tile 1
home-home2 = start tile 2
home-home3 = start tile 3
home-home4 = start tile 4
home-home5 = start tile 5
home-home6 = start tile 6
home-home7 = start tile 7
home-home8 = start tile 8
asteroid-ast_a = asteroid A
asteroid-ast_b = asteroid B
asteroid-ast_c = asteroid C
asteroid-ast_d = asteroid D
asteroid-ast_e = asteroid E
asteroid-ast_f = asteroid F
asteroid-dead_a = dead asteroid A
asteroid-dead_b = dead asteroid B
asteroid-dead_c = dead asteroid C
asteroid-dead_d = dead asteroid D
asteroid-dead_e = dead asteroid E
asteroid-dead_f = dead asteroid F
alteration-alt_1_01 = “2 votes; open any 1 mission”
alteration-alt_1_02 = “2 votes; 1 copernium”
alteration-alt_1_03 = “2 votes; 1 degree”
alteration-alt_1_04 = “2 votes; 1 degree”
alteration-alt_1_05 = “2 votes; die +1”
alteration-alt_1_06 = “2 votes; 1 oceanium”
alteration-alt_1_07 = “2 votes; 1 copernium”
alteration-alt_1_08 = “1 vote; 1 ship”
alteration-alt_1_09 = “2 votes; 2 lavandium”
alteration-alt_1_10 = “2 votes; 1 oceanium”
alteration-alt_1_11 = “2 votes; die +1”
alteration-alt_1_12 = “1 vote; 1 ship”
alteration-alt_1_13 = “Funding; 1 degree”
alteration-alt_1_14 = “Funding; 1 degree”
alteration-alt_1_15 = “Funding; die +1”
alteration-alt_1_16 = “Funding; 1 oceanium”
alteration-alt_1_17 = “Funding; 1 oceanium”
alteration-alt_1_18 = “Funding; 2 copernium”
alteration-alt_1_19 = “Funding; 2 lavandium”
alteration-alt_1_20 = “Funding; 1 copernium, 1 lavandium”
alteration-alt_2_01 = “3 votes; die +1”
alteration-alt_2_02 = “3 votes; 1 oceanium”
alteration-alt_2_03 = “2 votes; 1 degree, die +1”
alteration-alt_2_04 = “2 votes; 1 ship”
alteration-alt_2_05 = “3 votes; 1 degree”
alteration-alt_2_06 = “3 votes; 1 degree”
alteration-alt_2_07 = “Funding; die +1, open any 1 mission”
alteration-alt_2_08 = “Funding; 1 copernium, 1 oceanium”
alteration-alt_2_09 = “Funding; 1 lavandium, 1 oceanium”
alteration-alt_2_10 = “Funding; 1 degree, open any 1 mission”
alteration-alt_3_01 = “4 votes; 1 oceanium”
alteration-alt_3_02 = “4 votes; die +1”
alteration-alt_3_03 = “3 votes; 1 ship”
alteration-alt_3_04 = “6 votes; pay 1 lavandium”
alteration-alt_3_05 = “4 votes; 1 lavandium, 1 copernium”
alteration-alt_3_06 = “3 votes; 1 ship”
alteration-alt_3_07 = “4 votes; 1 degree”
alteration-alt_3_08 = “2 votes; 1 gold diamond”
alteration-alt_3_09 = “4 votes; 1 degree”
alteration-alt_3_10 = “4 votes; die +1”
alteration-alt_3_11 = “Funding; 2 degrees”
alteration-alt_3_12 = “Funding; 2 oceanium”
alteration-alt_3_13 = “Funding; 1 gold diamond”
alteration-alt_3_14 = “Funding; 1 copernium, 1 project step”
alteration-alt_4_01 = “6 votes; 1 oceanium”
alteration-alt_4_02 = “4 votes; 1 copernium, 1 oceanium, 1 gold diamond”
alteration-alt_4_03 = “5 votes; die +1, 1 degree”
alteration-alt_4_04 = “5 votes; 1 project step”
alteration-alt_4_05 = “Funding; 1 copernium, 1 oceanium, 1 gold diamond”
alteration-alt_4_06 = “Funding; 2 project steps”
law-law_left_neo = Neo law
    .short = Everyone scores twice their influence on Neo.
law-law_left_sixmoon = 6Moon law
    .short = Everyone scores twice their influence on 6Moon.
law-law_left_atal = Atalum law
    .short = Everyone scores twice their influence on Atalum.
law-law_left_arratuin = Arratooine law
    .short = Everyone scores twice their influence on Arratooine.
law-law_left_e81216 = E81216 law
    .short = Everyone scores twice their influence on E81216.
law-law_right_neo = Neo law
    .short = Everyone scores twice their influence on Neo.
law-law_right_sixmoon = 6Moon law
    .short = Everyone scores twice their influence on 6Moon.
law-law_right_atal = Atalum law
    .short = Everyone scores twice their influence on Atalum.
law-law_right_arratuin = Arratooine law
    .short = Everyone scores twice their influence on Arratooine.
law-law_right_e81216 = E81216 law
    .short = Everyone scores twice their influence on E81216.
counter-influence-neo = points by influence on Neo
counter-influence-sixmoon = points by influence on 6Moon
counter-influence-atal = points by influence on Atalum
counter-influence-arratuin = points by influence on Arratooine
counter-influence-e81216 = points by influence on E81216
counter-accreditation_level = points by level
counter-die_value = points by die
counter-ships_in_hangar = points by ships
counter-missions_completed = points by completed missions
counter-missions_open_or_completed = points by missions
counter-specialist_colours = points by colours
counter-crystals = points by crystals
counter-diamonds = points by diamonds
counter-resources_total = points by resources
counter-megastructures_built = points by megastructures
counter-discs_level2 = points by level-2 discs
counter-unused_alterations = points by alteration tokens
counter-asteroid_tokens = points by asteroids
counter-common_contributions = points by contributions
specialist-1A1 = 1A1 (level +1)
    .short = Your accreditation level counts 1 higher until the round ends.
specialist-1A2 = 1A2 (refresh level 1)
    .short = Turn one of your used level-1 specialists face up; an immediate one works at once.
specialist-1A3 = 1A3 (copy level 1)
    .short = Use the effect of a face-up level-1 specialist on Atalum or among yours.
specialist-2A1 = 2A1 (level +2)
    .short = Your accreditation level counts 2 higher until the round ends.
specialist-2A2 = 2A2 (any level 3)
    .short = In a later Atalum action take any open level-3 specialist instead of the usual choice.
specialist-2A3 = 2A3 (copy level 1–2)
    .short = Use the effect of a face-up level-1 or level-2 specialist on Atalum or among yours.
specialist-3A1 = 3A1 (points for missions)
    .short = 1 point per mission you have opened or completed.
specialist-3A2 = 3A2 (points for colours)
    .short = 3 points per different colour among your specialists.
specialist-3A3 = 3A3 (points for Atalum)
    .short = Twice your influence on Atalum in points.
specialist-1B1 = 1B1 (build 1 cheaper)
    .short = One build costs 1 crystal less (your choice which).
specialist-1B2 = 1B2 (lavandium for E81216)
    .short = Gain lavandium equal to your E81216 influence.
specialist-1B3 = 1B3 (1 income)
    .short = Collect the income of any one production in play, built by you or not.
specialist-2B1 = 2B1 (build 2 cheaper)
    .short = One build costs 2 crystals less (your choice which).
specialist-2B2 = 2B2 (copernium for E81216)
    .short = Gain copernium equal to your E81216 influence.
specialist-2B3 = 2B3 (2 incomes)
    .short = Collect two incomes of productions in play, the same one twice if you like.
specialist-3B1 = 3B1 (points for E81216)
    .short = Twice your influence on E81216 in points.
specialist-3B2 = 3B2 (points for diamonds)
    .short = 3 points per gold diamond in reserve.
specialist-3B3 = 3B3 (points for megastructures)
    .short = 5 points per megastructure you built.
specialist-1C1 = 1C1 (1 degree)
    .short = Gain 1 accreditation degree.
specialist-1C2 = 1C2 (ship or mission)
    .short = Either 1 ship or open any one mission.
specialist-1C3 = 1C3 (free disc)
    .short = Put a disc on any level-1 stall for free, without its bonus.
specialist-2C1 = 2C1 (2 degrees)
    .short = Gain 2 accreditation degrees.
specialist-2C2 = 2C2 (ship and mission)
    .short = 1 ship and open any one mission.
specialist-2C3 = 2C3 (free disc with bonus)
    .short = Put a disc on any level-1 stall for free and take its bonus.
specialist-3C1 = 3C1 (points for level)
    .short = Twice your accreditation level in points.
specialist-3C2 = 3C2 (points for ships)
    .short = 3 points per ship in your hangar.
specialist-3C3 = 3C3 (points for level-2 discs)
    .short = 3 points per disc of yours on level-2 stalls.
specialist-1D1 = 1D1 (extra power-1 token)
    .short = Also draw a power-1 alteration token from the stock.
specialist-1D2 = 1D2 (die +1)
    .short = Take your die at 1 or raise it by 1.
specialist-1D3 = 1D3 (1 extra moon)
    .short = Move 1 extra moon; only the final moon gives a token.
specialist-2D1 = 2D1 (extra power-2 token)
    .short = Also draw a power-2 alteration token from the stock.
specialist-2D2 = 2D2 (die +2)
    .short = Take your die at 2 or raise it by 2.
specialist-2D3 = 2D3 (2 extra moons)
    .short = Move 2 extra moons; only the final moon gives a token.
specialist-3D1 = 3D1 (points for alterations)
    .short = 3 points per unused alteration token you hold.
specialist-3D2 = 3D2 (points for the die)
    .short = Twice your die value in points.
specialist-3D3 = 3D3 (points for 6Moon)
    .short = Twice your influence on 6Moon in points.
specialist-1E1 = 1E1 (2 lavandium)
    .short = 2 extra lavandium.
specialist-1E2 = 1E2 (1 oceanium)
    .short = 1 extra oceanium.
specialist-1E3 = 1E3 (1 extra step)
    .short = Move 1 extra cell; only the final cell pays.
specialist-2E1 = 2E1 (lavandium and oceanium)
    .short = 1 extra lavandium and 1 extra oceanium.
specialist-2E2 = 2E2 (copernium and oceanium)
    .short = 1 extra copernium and 1 extra oceanium.
specialist-2E3 = 2E3 (1 gold diamond)
    .short = 1 extra gold diamond.
specialist-3E1 = 3E1 (points for asteroids)
    .short = 5 points per asteroid token you hold, dead ones included.
specialist-3E2 = 3E2 (points for resources)
    .short = 1 point per crystal and diamond in reserve.
specialist-3E3 = 3E3 (points for Neo)
    .short = Twice your influence on Neo in points.

## Points

score-earlier = Earlier
score-floors = Floors
score-laws = Laws
score-missions = Missions
score-specialists = Specialists
score-megastructures = Megastructures
score-stalls = Stalls
score-track = Accreditation track
score-medals = Medals
score-left_overs = Left-overs
score-projects = Projects

## Phases

phase-draft = Start tiles
phase-place = Placing an ambassador
phase-face = Choosing a token
phase-cover = Covering an ambassador
phase-die = The assistant die
phase-mission = Special mission
phase-turn_end = End of turn
phase-payment = Payment
phase-discard_excess = Full reserve
phase-neo_move = Neo
phase-dead_asteroid = Neo
phase-moon_token = 6Moon
phase-specialist = Atalum
phase-stall = Arratooine
phase-mix = Arratooine
phase-build = E81216
phase-discount = E81216
phase-on_planet = Specialists
phase-copy_action = Espionage
phase-refresh = Turning a specialist up
phase-project = Funding a project
phase-marker = Opening a mission
phase-medal = Medal
phase-deep_space = Deep space
phase-free_disc = Free disc
phase-free_build = Free robot
phase-keep_alteration = Alteration tokens
phase-planet_choice = Planet action
phase-income_choice = Income
phase-transport = Transporter
phase-transmute = Transmutation
phase-choose = Choice
phase-pay_upkeep = Upkeep
phase-law_tie = Tied vote
phase-over = Game over

## Questions

prompt-draft = Take a start tile.
prompt-place = Round { $round }, cycle { $cycle }: where does your next ambassador go?
prompt-face = Which token do you place?
prompt-cover = Which ambassador does the alteration token cover?
prompt-die = Add your assistant die ({ $value } votes)?
prompt-payment = How do you pay { $price }?
prompt-discard = Your reserve is full: drop crystals ({ $count }).
prompt-neo-move = Where does your miner move (steps left: { $steps })?
prompt-dead-asteroid = Take a dead asteroid.
prompt-moon-token = Take an alteration token.
prompt-specialist = Take a specialist.
prompt-stall = At which stall do you trade?
prompt-mix = What do you take at { $stall }?
prompt-free-disc = Where do you put a disc on level { $level } for free?
prompt-build = What do you build (discount: { $discount })?
prompt-discount = Which crystals does the discount remove ({ $count })?
prompt-free-build = What do you build on { $what } for free?
prompt-on-planet = Does a specialist join in on { $planet }?
prompt-copy-action = Which action do you copy?
prompt-refresh = Which used specialist do you turn up?
prompt-marker = Which mission do you open?
prompt-project = Which project makes a step (steps left: { $count })?
prompt-medal = Take a medal that you lack.
prompt-deep-space = Take a deep space tile.
prompt-keep-alteration = Which alteration token do you keep?
prompt-planet = On which planet do you act?
prompt-income = Which income do you take (left: { $count })?
prompt-transport = Move one step without a reward?
prompt-transmute = Change a resource into the next one?
prompt-choose = Choose one.
prompt-mission = Fly a special mission?
prompt-turn-end = Use a specialist before your turn ends?
prompt-upkeep = Pay for your accreditation level { $level }?
prompt-law-tie = The vote is tied: { $left } or { $right }?

## Answers

action-go-on = Go on
action-pass = No mission
action-end-turn = End the turn
action-decline = Decline
action-keep-special = Keep the special ambassador
action-add-die = Add the die
action-no-die = Without the die
action-place = { $action } (floor { $floor }, column { $column })
action-place-outer = Outer Module
action-cover = Cover { $ambassador }
action-face-funding = { $ambassador }, funding, bonus: { $bonus }
action-alter-funding = Alteration: funding, { $bonus }
action-use = Use { $specialist }
action-use-as = Use { $specialist } as { $other }
action-take-specialist = Take { $specialist }
action-take-specialist-with = Take { $specialist } with { $other }
action-pay = Pay { $resources }
action-discard = Drop { $resources }
action-spare = Save { $resources }
action-mix = { $gains }
action-refresh = Turn up { $specialist }
action-move-miner = Move to influence { $influence }: { $gains }
action-move-mage = Move the mage
action-take-asteroid = Take { $gains }
action-trade = Trade at { $stall } ({ $cost })
action-disc = Disc on { $stall }
action-build = Build { $work }
action-income = Income of { $work }
action-copy = Copy { $action }
action-visit = Act on { $planet }
action-fund = { $project }: one step
action-open = Open: { $mission }
action-fly = Fly: { $mission }
action-medal = Take the { $medal }
action-take-deep = Take { $tile }
action-take-home = Take { $gains }
action-transmute = { $from } into { $to }
action-option = { $gains }
action-upkeep = Pay for level { $level }: { $cost }
action-upkeep-nothing = Pay nothing and fall back to level 2
action-law = Pass the law of the { $wing }
action-face-voting =
    { $votes ->
        [one] { $ambassador }, { $votes } vote
       *[other] { $ambassador }, { $votes } votes
    }
action-alter-voting =
    { $votes ->
        [one] Alteration: { $votes } vote, { $bonus }
       *[other] Alteration: { $votes } votes, { $bonus }
    }
action-take-alteration =
    { $side ->
        [voting]
            { $votes ->
                [one] Take { $votes } vote, { $bonus }
               *[other] Take { $votes } votes, { $bonus }
            }
       *[funding] Take funding, { $bonus }
    }
action-keep-alteration =
    { $side ->
        [voting]
            { $votes ->
                [one] Keep { $votes } vote, { $bonus }
               *[other] Keep { $votes } votes, { $bonus }
            }
       *[funding] Keep funding, { $bonus }
    }

## What happens

event-round-began = Round { $round } begins. { $who } goes first.
event-blocked = Neutral tokens take cells ({ $count }).
event-laws-shown = Under vote: { $left } and { $right }.
event-home-taken = { $who } takes { $home }.
event-special-kept = { $who } keeps the special ambassador.
event-action-copied = { $who } copies { $action }.
event-action-skipped = { $action } has become impossible for { $who } and is skipped.
event-declined = { $who } declines.
event-gained = { $who } gains { $resources }.
event-paid = { $who } pays { $resources }.
event-discarded = { $who } drops { $resources }.
event-transmuted = { $who } turns { $from } into { $to }.
event-fell = { $who } falls back to level { $level }.
event-die-raised = { $who } has a die showing { $value }.
event-president-taken = { $who } takes the president pawn.
event-special-gained = { $who } gets the special ambassador.
event-medal-taken = { $who } takes the { $medal }.
event-mission-opened = { $who } opens: { $mission }.
event-mission-flown = { $who } flies: { $mission }.
event-miner-moved = { $who } moves the miner.
event-asteroid-shown = Turned over: { $asteroid }.
event-dead-row-shown = The dead asteroids are turned over ({ $count }).
event-asteroid-taken = { $who } takes { $asteroid }.
event-mage-moved = { $who } moves the mage to position { $position }.
event-moon-shown = The tokens of position { $position } are turned over.
event-alteration-taken = { $who } takes an alteration token: { $alteration }.
event-alterations-drawn = { $who } looks at { $tokens }.
event-alterations-drawn-unseen = { $who } looks at alteration tokens ({ $count }).
event-specialist-shown = Open on Atalum: { $specialist }.
event-specialist-taken = { $who } takes { $specialist }.
event-specialist-used = { $who } uses { $specialist }.
event-specialist-copied = { $who } uses { $specialist } as { $other }.
event-refreshed = { $who } turns up { $specialist }.
event-disc-placed = { $who } has a disc on level { $level } of { $stall }.
event-built = { $who } builds { $work }.
event-income = { $who } has income: { $work }.
event-deep-space-taken = { $who } takes { $deep }.
event-executive-step = End of the round: { $step }.
event-project-advanced = { $who } advances the { $project } to step { $step }.
event-project-funded = Funded: { $project }.
event-law-passed = The { $wing } passes the { $law }.
event-game-over = The game is over. Most points: { $who }.
event-placed =
    { $side ->
        [voting] { $who } votes at { $where } ({ $votes }).
       *[funding] { $who } funds at { $where }.
    }
event-scored =
    { $points ->
        [one] { $who } scores { $points } point ({ $source }).
       *[other] { $who } scores { $points } points ({ $source }).
    }
event-climbed =
    { $count ->
        [one] { $who } gains { $count } degree (level { $level }).
       *[other] { $who } gains { $count } degrees (level { $level }).
    }
event-level-raised =
    { $until ->
        [game] The level of { $who } counts { $n } higher for the rest of the game.
       *[round] The level of { $who } counts { $n } higher until the round ends.
    }
event-ships-taken =
    { $count ->
        [one] { $who } takes { $count } ship.
       *[other] { $who } takes { $count } ships.
    }
event-floor-won =
    { $votes ->
        [one] { $who } leads floor { $floor } with { $votes } vote.
       *[other] { $who } leads floor { $floor } with { $votes } votes.
    }

## What cannot be done

illegal-cell-taken = That cell is taken.
illegal-first-turn-president = The first player of the round cannot take the President’s Office on the first turn.
illegal-action-impossible = That action cannot be paid or would change nothing (cost: { $cost }).
illegal-mission-flown = You have flown that mission.
illegal-mission-closed = That mission has no marker of yours.
illegal-no-ship = There is no ship in your hangar.
illegal-level = That mission needs accreditation level { $level }.
illegal-mission-impossible = Nothing can be done with: { $mission }.
