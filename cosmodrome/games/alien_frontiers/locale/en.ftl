# Alien Frontiers: every text of the game. Each key stands in every language, with the same variables.

game-name = Alien Frontiers
game-tagline = Roll your fleet, dock at the facilities and settle an alien world before your rivals do.

## Options

option-long = Long game
    .name = Long game
    .description = Everybody starts with eight colonies, so the race for the planet takes longer.
option-long-false = Standard: seven colonies each for three players, six for four
option-long-true = Long: eight colonies each

## Facilities

facility-solar_converter = Solar Converter
    .short = Any ship. Take fuel equal to half its value, rounded up.
facility-lunar_mine = Lunar Mine
    .short = A ship no lower than the highest one already here. Take 1 ore.
facility-alien_artifact = Alien Artifact
    .short = Any ship. Each lets you refresh the display once; ships worth 8 or more in all take one card.
facility-orbital_market = Orbital Market
    .short = Two equal ships. While they stay docked this turn, buy ore for that much fuel apiece.
facility-shipyard = Shipyard
    .short = Two equal ships. Pay for your 4th, 5th or 6th ship; it appears in the Maintenance Bay.
facility-colony_constructor = Colony Constructor
    .short = Three equal ships and 3 ore. Land a colony at once.
facility-raiders_outpost = Raiders’ Outpost
    .short = Three consecutive values. Steal up to 4 tokens in all, or 1 card. A higher run throws out the ships docked here.
facility-terraforming_station = Terraforming Station
    .short = A 6, 1 fuel and 1 ore. Land a colony at once; the ship is lost when your next turn begins.
facility-colonist_hub = Colonist Hub
    .short = Any ship moves your colony one circle. From circle 7, pay 1 fuel and 1 ore to land it.
facility-maintenance_bay = Maintenance Bay
    .short = Room for all. Holds new ships, ships thrown out of facilities and ships that found no dock.

## Territories

territory-heinlein_plains = Heinlein Plains
    .short = Each trade at the Orbital Market costs you 1 fuel.
territory-pohl_foothills = Pohl Foothills
    .short = Each fuel power of your alien tech costs 1 fuel less.
territory-van_vogt_mountains = Van Vogt Mountains
    .short = Your first ship at the Lunar Mine each turn may have any value.
territory-bradbury_plateau = Bradbury Plateau
    .short = The Colony Constructor costs you 1 ore less.
territory-asimov_crater = Asimov Crater
    .short = Once a turn, your second ship at the Colonist Hub moves your colony one extra circle.
territory-herbert_valley = Herbert Valley
    .short = Each ship you build costs 1 fuel and 1 ore less.
territory-lem_badlands = Lem Badlands
    .short = Each ship you dock at the Solar Converter gives 1 more fuel.
territory-burroughs_desert = Burroughs Desert
    .short = Buy the Relic Ship for 1 fuel and 1 ore; it goes back if you lose this bonus.

## Field generators

field-isolation = Isolation Field
    .short = Nobody has the bonus of this territory.
field-positron = Positron Field
    .short = Whoever controls this territory has 1 more point.
field-repulsor = Repulsor Field
    .short = No colony may enter or leave this territory.

## Alien tech

card-alien_city = Alien City
    .short = Worth a point.
    .power = Worth 1 point while you hold it.
card-alien_monument = Alien Monument
    .short = Worth a point.
    .power = Worth 1 point while you hold it.
card-booster_pod = Booster Pod
    .short = Raises a ship by 1, or removes a field.
    .power = 1 fuel: raise one of your unplaced ships by 1 (not above 6).
    .discard = Take one field generator off the planet.
card-data_crystal = Data Crystal
    .short = Borrows the bonus of a territory, or places the Positron Field.
    .power = 1 fuel for each colony on a territory: its bonus is yours until your turn ends. Not Burroughs Desert.
    .discard = Place the Positron Field, or move it to another territory.
card-gravity_manipulator = Gravity Manipulator
    .short = Shifts a point from ship to ship, or places the Repulsor Field.
    .power = 2 fuel: one of your unplaced ships goes down by 1 and another goes up by 1.
    .discard = Place the Repulsor Field, or move it to another territory.
card-holographic_decoy = Holographic Decoy
    .short = Shields you from raids.
    .power = Raiders cannot take your tokens, and of your cards they can take only this one.
card-orbital_teleporter = Orbital Teleporter
    .short = Docks a ship a second time, or moves a colony.
    .power = 2 fuel: move one of your docked ships to a different facility and use it there, alone or with unplaced ships.
    .discard = Move any one colony to another territory.
card-plasma_cannon = Plasma Cannon
    .short = Clears rivals from the docks, or destroys a ship.
    .power = 1 fuel for each ship: send other players’ ships from one facility to the Maintenance Bay.
    .discard = Return another player’s docked ship to the ship stock, if at least 3 ships of their colour remain.
card-polarity_device = Polarity Device
    .short = Flips a ship over, or swaps two colonies.
    .power = 1 fuel: turn one of your unplaced ships to the opposite face (7 minus its value).
    .discard = Swap two colonies of different players on two territories.
card-resource_cache = Resource Cache
    .short = Pays a token after each of your rolls.
    .power = After your roll: more odd ships give 1 ore, more even ships 1 fuel. Equal numbers give both, and the card is discarded.
card-stasis_beam = Stasis Beam
    .short = Lowers a ship by 1, or places the Isolation Field.
    .power = 1 fuel: lower one of your unplaced ships by 1 (not below 1).
    .discard = Place the Isolation Field, or move it to another territory.
card-temporal_warper = Temporal Warper
    .short = Rolls ships again, or brings back a discarded card.
    .power = 1 fuel: roll any of your unplaced ships again.
    .discard = Take a card of your choice from the discard pile.

## Other things on the table

component-ship = Ship
    .short = A die. Its value decides where it may dock. You start with three and can have six of your colour.
component-relic = Relic Ship
    .short = An extra ship without a colour, for whoever has the bonus of Burroughs Desert.
component-colony = Colony
    .short = Worth a point on the planet. The game ends when a player lands the last one.
component-fuel = Fuel
    .short = Comes from the Solar Converter. There are 30 tokens.
component-ore = Ore
    .short = Comes from the Lunar Mine and the Orbital Market. There are 20 tokens.

## Numbers of things

fuel = { $n } fuel
ore = { $n } ore

## Points

score-colonies = Colonies
score-control = Territories controlled
score-positron = Positron Field
score-alien_city = Alien City
score-alien_monument = Alien Monument

## Phases

phase-roll = Rolling
phase-actions = Docking and actions
phase-place_colony = Landing a colony
phase-hub_overflow = An advance to spare
phase-raid = Raid
phase-return_resources = Returning tokens
phase-swap_colony = Swapping colonies
phase-move_colony = Moving a colony
phase-over = Game over

## Parts of sentences: amounts of fuel and ore, without what is zero

tokens =
    { $fuel ->
        [0]
            { $ore ->
                [0] nothing
               *[other] { tokens-ore }
            }
       *[other]
            { $ore ->
                [0] { tokens-fuel }
               *[other] { tokens-fuel } and { tokens-ore }
            }
    }
tokens-fuel = { $fuel } fuel
tokens-ore = { $ore } ore

loot-1 =
    { $fuel1 ->
        [0] { loot-1-ore }
       *[other]
            { $ore1 ->
                [0] { loot-1-fuel }
               *[other] { loot-1-fuel } and { loot-1-ore }
            }
    }
loot-1-fuel = { $fuel1 } fuel
loot-1-ore = { $ore1 } ore

loot-2 =
    { $fuel2 ->
        [0] { loot-2-ore }
       *[other]
            { $ore2 ->
                [0] { loot-2-fuel }
               *[other] { loot-2-fuel } and { loot-2-ore }
            }
    }
loot-2-fuel = { $fuel2 } fuel
loot-2-ore = { $ore2 } ore

loot-3 =
    { $fuel3 ->
        [0] { loot-3-ore }
       *[other]
            { $ore3 ->
                [0] { loot-3-fuel }
               *[other] { loot-3-fuel } and { loot-3-ore }
            }
    }
loot-3-fuel = { $fuel3 } fuel
loot-3-ore = { $ore3 } ore

## What is asked

prompt-roll = Your turn: roll the fleet
prompt-actions =
    { $count ->
        [0] Every ship is placed. End your turn when you are done
        [one] Your move. One ship to dock: { $dice }
       *[other] Your move. Ships to dock: { $dice }
    }
prompt-place-colony = Choose a territory for your colony
prompt-hub-overflow = Your colony is ready, with an advance to spare. Launch it now, and the next one starts on circle 1
prompt-raid = Raid! Steal up to { $count } tokens, or one card
prompt-swap-colony = { $owner }’s colony on { $territory }: choose the colony it changes places with
prompt-move-colony = { $owner }’s colony on { $territory }: choose where it goes
prompt-return-resources = You may keep only { $limit } tokens: return { $count }

## What can be done

action-roll = Roll the ships
action-trade = Trade fuel for 1 ore
action-cycle = Refresh the display
action-launch = Launch the colony for 1 fuel and 1 ore
action-decline = Not now: lose the extra advance
action-buy-relic = Buy the Relic Ship for 1 fuel and 1 ore
action-end-turn = End the turn
action-raid-nothing = Take nothing
action-dock = Dock { $dice } at the { $facility }
action-claim = Take { $card }
action-land = Land on { $territory }
action-raid-resources-1 = Steal { loot-1 } from { $victim1 }
action-raid-resources-2 = Steal { loot-1 } from { $victim1 }, { loot-2 } from { $victim2 }
action-raid-resources-3 = Steal { loot-1 } from { $victim1 }, { loot-2 } from { $victim2 }, { loot-3 } from { $victim3 }
action-raid-card = Steal { $card } from { $victim }
action-return = Return { tokens }
action-swap-with = Swap with { $owner }’s colony on { $territory }
action-move-to = Move to { $territory }

relic-die-1 = Relic 1
relic-die-2 = Relic 2
relic-die-3 = Relic 3
relic-die-4 = Relic 4
relic-die-5 = Relic 5
relic-die-6 = Relic 6

action-use-booster-pod = { $card }: { $die } → { $to }
action-use-stasis-beam = { $card }: { $die } → { $to }
action-use-polarity-device = { $card }: { $die } → { $to }
action-use-gravity-manipulator = { $card }: { $down } → { $down_to }, { $up } → { $up_to }
action-use-temporal-warper = { $card }: roll { $dice } again
action-use-data-crystal = { $card }: borrow the bonus of { $territory }
teleported-die =
    { $spent ->
        [yes] { $die } (already counted for a card)
       *[no] { $die }
    }
action-use-orbital-teleporter =
    { $extra ->
        [0] { $card }: { teleported-die } from the { $here } to the { $there }
       *[other] { $card }: { teleported-die } from the { $here } to the { $there }, together with { $dice }
    }
action-use-plasma-cannon = { $card }: clear { $dice } from the { $facility } ({ $owners })

action-discard-booster-pod = Discard { $card }: remove the { $field }
action-discard-stasis-beam = Discard { $card }: Isolation Field to { $territory }
action-discard-data-crystal = Discard { $card }: Positron Field to { $territory }
action-discard-gravity-manipulator = Discard { $card }: Repulsor Field to { $territory }
action-discard-polarity-device = Discard { $card }: swap { $owner }’s colony on { $territory }
action-discard-orbital-teleporter = Discard { $card }: move { $owner }’s colony from { $territory }
action-discard-plasma-cannon = Discard { $card }: destroy { $owner }’s { $die } at the { $facility }
action-discard-temporal-warper = Discard { $card }: take { $wanted } from the discard pile

## What happened

event-turn-began = Turn { $turn }: { $who }
event-rolled = { $who } rolls { $dice }
event-rerolled = { $who } rolls again: { $dice }
event-docked = { $who } docks { $dice } at the { $facility }
event-gained =
    { $fuel ->
        [0]
            { $ore ->
                [0] { $who } gains nothing: the stock is empty
               *[other] { $who } gains { tokens }
            }
       *[other] { $who } gains { tokens }
    }
event-paid = { $who } pays { tokens }
event-traded = { $who } trades { $fuel } fuel for 1 ore
event-advanced = { $who }’s colony reaches circle { $circle } of 7
event-launched = { $who } launches a colony from the Colonist Hub
event-landed = { $who } lands a colony on { $territory }
event-built = { $who } builds a ship
event-bumped = { $who }’s { $dice } leave the Raiders’ Outpost for the Maintenance Bay
event-shown = New on display: { $cards }
event-cycled = { $who } refreshes the display
event-reshuffled =
    { $count ->
        [one] The discard pile becomes the new deck: { $count } card
       *[other] The discard pile becomes the new deck: { $count } cards
    }
event-claimed = { $who } takes { $card } from the Alien Artifact
event-dealt = { $who } starts with { $card }
event-power-used = { $who } uses { $card }
event-card-discarded = { $who } discards { $card } for its power
event-cache-emptied = { $who }’s Resource Cache is empty and goes to the discard pile
event-ship-changed = { $who } turns a { $old } into a { $new }
event-borrowed = { $who } borrows the bonus of { $territory } for this turn
event-field-placed = { $who } puts the { $field } on { $territory }
event-field-removed = { $who } takes the { $field } off { $territory }
event-colonies-swapped = { $who } swaps { $owner }’s colony on { $here } with { $other }’s on { $there }
event-colony-moved = { $who } moves { $owner }’s colony from { $here } to { $there }
event-ejected = The Plasma Cannon clears { $who }’s { $dice } from the { $facility }
event-ship-lost = { $who } loses the ship at the { $facility }: back to the ship stock
event-teleported = { $who } teleports a { $die } from the { $here } to the { $there }
event-raided-resources = { $who } steals { tokens } from { $victim }
event-raided-card =
    { $kept ->
        [yes] { $who } steals { $card } from { $victim }
       *[no] { $who } steals { $card } from { $victim } but has one already: it is discarded
    }
event-raid-waived = { $who } takes nothing in the raid
event-card-taken = { $who } takes { $card } from the discard pile
event-relic-bought = { $who } buys the Relic Ship
event-relic-returned = The Relic Ship leaves { $who } and returns to Burroughs Desert
event-returned = { $who } returns { tokens }
event-laid-up = { $who } sends { $dice } to the Maintenance Bay
event-excess-lost = { $who } loses the extra advance at the Colonist Hub
event-game-over =
    { $count ->
        [one] The last colony has landed. { $winners } wins!
       *[other] The last colony has landed. { $winners } share the victory!
    }

## What cannot be done

illegal-end-turn = You must dock every ship that can dock. There is still a place at: { $facilities }.
illegal-dock-no-such-ships = You have no such ships to dock: { $dice }.
illegal-dock-full = The { $facility } does not have enough free docks.
illegal-dock-cannot-pay = You cannot pay for the { $facility }: it costs { tokens }.
illegal-dock-no-ship-in-stock = The { $facility } has nothing to build: all six of your ships are in play.
illegal-dock-hub-ready = Your colony at the { $facility } is on the last circle. Launch it before you dock here again.
illegal-dock-no-colony = You have no colony left for the { $facility }.
illegal-dock-too-low = The { $facility } takes no ship lower than { $value } now.
illegal-dock-not-a-six = The { $facility } takes only a 6.
illegal-dock-fleet-too-small = The { $facility } would leave you with fewer than three ships of your colour.
illegal-dock-outpost-held = To take the { $facility }, your three ships must add up to more than { $sum }.
illegal-dock-wrong-set =
    { $kind ->
        [run] The { $facility } takes { $count } ships with consecutive values.
        [equal] The { $facility } takes { $count } ships of equal value.
       *[single] The { $facility } takes ships one at a time.
    }
illegal-trade-no-pair = Dock a pair of equal ships at the Orbital Market first; it must still be there.
illegal-trade-no-fuel =
    { $fuel ->
        [one] One ore costs you { $fuel } fuel now, and you do not have it.
       *[other] One ore costs you { $fuel } fuel now, and you do not have that much.
    }
illegal-trade-no-ore = There is no ore left in the stock.
illegal-cycle = Each ship that you dock at the Alien Artifact refreshes the display once; you have none left to use.
illegal-claim-not-shown = { $card } is not on display.
illegal-claim-held = You already have { $card }; nobody may hold two of a kind.
illegal-claim-total = To take a card, the ships that you dock at the Alien Artifact must add up to { $needed } or more; they make { $total }.
illegal-launch-not-ready =
    { $circle ->
        [0] A colony is launched from circle { $last } of the Colonist Hub; there is no colony on your track.
       *[other] A colony is launched from circle { $last } of the Colonist Hub; yours is on circle { $circle }.
    }
illegal-launch-cannot-pay = A launch costs 1 fuel and 1 ore.
illegal-relic-in-play = The Relic Ship is already in play.
illegal-relic-cannot-pay = The Relic Ship costs 1 fuel and 1 ore.
illegal-relic-no-bonus = Only whoever has the bonus of Burroughs Desert can buy the Relic Ship.
illegal-card-not-held = You do not have { $card }.
illegal-card-no-power = { $card } has nothing to use or to discard for: it works by itself.
illegal-card-used = { $card } has been used this turn.
illegal-discard-used = One card a turn may be discarded for its power, and you have done so.
illegal-card-no-fuel = { $card } costs you { $fuel } fuel.
illegal-card-target = { $card } cannot be used in that way now.
illegal-repulsor = The Repulsor Field keeps colonies off { $territory }.
illegal-decoy = { $victim } has a { $card }: that card is all you can take there.
