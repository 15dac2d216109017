# Space Base: every text of the game. Each key stands in every language, with the same variables.

game-name = Space Base
game-tagline = Roll the dice, collect from your fleet on every turn, and build the command that makes you admiral.

## Options

option-light_speed = Light speed
    .name = Light speed
    .description = Start with 15 credits and six ships to choose from, and skip the first rounds.
option-light_speed-false = Standard: 5 credits and one ship drawn at random
option-light_speed-true = Light speed: 15 credits, buy any of six ships

## Things on the table

component-credits = Credits
    .short = Buy cards with them. The purchase of your turn costs all you have.
component-income = Income
    .short = At the end of your turn your credits are raised to your income.
component-vp = Victory points
    .short = Reach 40 to make the round the last. Most points win.
component-cube = Charge cube
    .short = Lies on the cells of a card. Remove cubes to use the card’s ability.
component-arrow = Arrow
    .short = Also collect the neighbouring sector on that side; with two arrows choose one of them.
component-blue = Blue
    .short = Works on your own turn.
component-red = Red
    .short = Works on the turns of your opponents.
component-green = Green
    .short = Works on any turn.
component-linked = Linked cells
    .short = The ability works only when every cell in use is full, and takes all the cubes.
component-unlinked = Separate cells
    .short = Each use of the ability takes one cube.
component-dots = Cell with dots
    .short = In use only with that many players or fewer.
component-station = Station
    .short = The card in a sector of your console. It pays on your own turns.
component-deployed = Patrol
    .short = Ships deployed above a sector. All of them pay on the turns of your opponents.
component-colony = Colony
    .short = Brings points at once, then its sector pays you nothing on your turns and takes no more cards.

## Points

score-colonies = Colonies
score-ships = Ships

## Phases

phase-light_speed = Buying ships at light speed
phase-window = Charged abilities
phase-roll = Rolling
phase-reroll = Rolling again
phase-rewards = Using the dice
phase-acquire = Taking cards
phase-place = Placing a ship
phase-add_charge = Adding a cube
phase-move_charge = Moving a cube
phase-exchange = Trading places
phase-purchase = Purchase
phase-over = Game over

asked-pick = choosing ships
asked-allocate = choosing how to use the dice
asked-shift = shifting the sum
asked-double = deciding on the 2×
asked-aim = aiming an arrow
asked-repeat = naming a sector for the 2×

## Parts of sentences: what is gained, without what is zero

gain =
    { $credits ->
        [0]
            { $income ->
                [0]
                    { $vp ->
                        [0] nothing
                       *[other] { gain-vp }
                    }
               *[other]
                    { $vp ->
                        [0] { gain-income }
                       *[other] { gain-income } and { gain-vp }
                    }
            }
       *[other]
            { $income ->
                [0]
                    { $vp ->
                        [0] { gain-credits }
                       *[other] { gain-credits } and { gain-vp }
                    }
               *[other]
                    { $vp ->
                        [0] { gain-credits } and { gain-income }
                       *[other] { gain-credits }, { gain-income } and { gain-vp }
                    }
            }
    }
gain-credits =
    { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
gain-income = { $income } income
gain-vp = { $vp } VP

## What is asked

prompt-pick =
    { $count ->
        [0] Buy any of your six ships, then commit. You have { $credits } credits
       *[other] Buy more ships or commit. { $credits } credits left
    }
prompt-window =
    { $phase ->
        [1] Before the roll: use charged abilities?
        [5] After the rewards: use charged abilities?
       *[7] End of the turn: use charged abilities?
    }
prompt-roll =
    { $fixed ->
        [0] Set a die, or roll both
       *[other] One die is set to { $first }. Set the other, or roll it
    }
prompt-reroll = The roll is { $first } and { $second }. Roll again, or keep it
prompt-allocate = Use { $first } and { $second } one by one, or their sum { $sum }
prompt-shift = The sum stands at sector { $sector }. Shift it to the right, or collect
prompt-double = Use { $card } to collect one sector twice?
prompt-aim = { $card } in sector { $sector }: choose the neighbour that its arrow collects
prompt-repeat = { $card }: choose the sector to collect once more
prompt-acquire =
    { $claims ->
        [0]
            { $buys ->
                [one] Buy a card at its price. You have { $credits } credits
               *[other] Buy up to { $buys } cards at their price. You have { $credits } credits
            }
       *[other]
            { $buys ->
                [0] Take ships free: level 1 – { $first }, level 2 – { $second }, level 3 – { $third }
               *[other] Take ships free (level 1 – { $first }, level 2 – { $second }, level 3 – { $third }) and buy { $buys } at the price
            }
    }
prompt-place = Choose a sector for { $card }
prompt-add-charge = { $card }: choose a card that gets a cube
prompt-move-charge = { $card }: move a cube to another card?
prompt-exchange = { $card }: choose the station card that it trades places with
prompt-purchase = Buy one card for all your credits ({ $credits }), or pass

## What can be done

action-done = Done
action-roll = Roll
action-keep = Keep the roll
action-separate = Use the dice one by one
action-sum = Use the sum
action-collect = Collect here
action-single = Not now: collect as usual
action-skip = Move nothing
action-pass = Buy nothing, keep the credits
action-commit = Commit the purchases
action-buy = Buy { $card } (cost { $cost }, sector { $sector })
action-claim = Take { $card } (sector { $sector }) free
action-pick = Buy { $card } (cost { $cost }, sector { $sector })
action-use = Use { $card }: { $effects }
action-set-die = { $card }: set a die to { $face }
action-reroll =
    { $dice ->
        [1] { $card }: roll the first die again
        [2] { $card }: roll the second die again
       *[3] { $card }: roll both dice again
    }
action-shift =
    { $steps ->
        [one] { $card }: shift by { $steps } sector
       *[other] { $card }: shift by { $steps } sectors
    }
action-aim = Collect sector { $sector }
action-repeat = Collect sector { $sector } once more
action-exchange = Trade places with the card in sector { $sector }
action-place = Place it in sector { $sector }
action-charge = Put a cube on { $card }
action-move-cube = Move a cube from { $card } to { $other }

## What happened

event-turn-began = Round { $round }: { $who }’s turn
event-die-set = { $who } sets a die to { $face } with { $card }
event-rolled = { $who }: the dice show { $first } and { $second }
event-rerolled = { $who } rolls again with { $card }: { $first } and { $second }
event-allocated =
    { $use ->
        [sum] { $who } uses the sum { $first }
       *[separate] { $who } uses { $first } and { $second }
    }
event-shifted = { $who } shifts to sector { $sector } with { $card }
event-collected =
    { $cubes ->
        [0] { $who } collects sector { $sector }: { gain }
        [one] { $who } collects sector { $sector }: { gain }, { $cubes } cube
       *[other] { $who } collects sector { $sector }: { gain }, { $cubes } cubes
    }
event-aimed = { $who } aims { $card } at sector { $sector }
event-repeated = { $who } collects sector { $sector } once more
event-ability-used =
    { $cubes ->
        [one] { $who } uses { $card } for { $cubes } cube
       *[other] { $who } uses { $card } for { $cubes } cubes
    }
event-gained = { $who } gains { gain } from { $card }
event-vp-lost = { $who } loses { $amount } VP
event-swapped = { $who } swaps all cards of sectors { $first } and { $second }
event-exchanged = { $card } of { $who } trades places with { $other }
event-charged = { $who } puts a cube on { $card }
event-cube-moved = { $who } moves a cube from { $card } to { $other }
event-bought =
    { $paid ->
        [one] { $who } buys { $card } into sector { $sector } for { $paid } credit
       *[other] { $who } buys { $card } into sector { $sector } for { $paid } credits
    }
event-claimed = { $who } takes { $card } into sector { $sector } free
event-deployed =
    { $lost ->
        [0] { $card } of { $who } goes on patrol in sector { $sector }
        [one] { $card } of { $who } goes on patrol in sector { $sector } and loses { $lost } cube
       *[other] { $card } of { $who } goes on patrol in sector { $sector } and loses { $lost } cubes
    }
event-settled = { $who } founds { $card }: { $vp } VP
event-passed = { $who } buys nothing
event-refilled =
    { $count ->
        [one] New in the shipyard: { $cards }
       *[other] New in the shipyard: { $cards }
    }
event-income-paid =
    { $credits ->
        [one] Income raises { $who } to { $credits } credit
       *[other] Income raises { $who } to { $credits } credits
    }
event-first-ship = { $who } starts with { $card } in sector { $sector } (cost { $cost })
event-ships-dealt = { $who } may choose from { $cards }
event-picked = You choose { $card }
event-committed = { $who } has chosen
event-tie-rolled = { $who } rolls for the first turn: { $first } and { $second }
event-first-player = { $who } goes first
event-bonus =
    { $income ->
        [0]
            { $credits ->
                [one] { $who } gets { $credits } extra credit
               *[other] { $who } gets { $credits } extra credits
            }
       *[other] { $who } gets { $income } extra income
    }
event-end-triggered = { $who } has { $vp } VP: this round is the last
event-extra-round = The lead is shared: extra round { $number }
event-game-over =
    { $how ->
        [at_once] { $winners } wins at once!
       *[points] The round is over. { $winners } has the most points and wins!
    }

## What cannot be done

illegal-too-dear = { $card } costs { $cost }, and you have { $credits }.
illegal-card-not-there = { $card } is not there to be had.
illegal-colonised = { $card } belongs in sector { $sector }, which holds a colony.
illegal-claim-colony = { $card } is a colony and cannot be taken free.
illegal-claim-level = { $card } has level { $level }, which you cannot take now.
illegal-no-ability = { $card } is not on your console, or has no ability there.
illegal-once = { $card } works once in a window, and has.
illegal-not-charged =
    { $needed ->
        [one] { $card } needs { $needed } cube.
       *[other] { $card } needs { $needed } cubes.
    }
illegal-not-now = { $card } cannot be used now: it is the wrong phase, or the wrong player’s turn.
illegal-no-effect = { $card } would change nothing now.

## What abilities and text rewards do

effect-add_charge = put a cube on another card of yours
effect-buy-1 = buy a card at its price
effect-buy-1-anywhere = buy a card at its price, a ship into any sector from 7 to 12
effect-buy-2 = buy up to 2 cards at their price
effect-claim-0-0-1 = take a level 3 ship free
effect-claim-0-1-0 = take a level 2 ship free
effect-claim-0-2-0 = take two level 2 ships free
effect-claim-1-0-1 = take a level 1 ship and a level 3 ship free
effect-claim-1-1-0 = take a level 1 ship and a level 2 ship free
effect-claim-2-0-0 = take two level 1 ships free
effect-claim-3-0-0 = take three level 1 ships free
effect-credits-1 = 1 credit
effect-credits-20 = 20 credits
effect-credits-3 = 3 credits
effect-credits-4 = 4 credits
effect-double = collect one sector twice
effect-exchange_self = this card trades places with a station card of yours
effect-move_charge = you may move a cube to another card
effect-opponents_lose_vp-3 = every opponent loses 3 VP
effect-opponents_lose_vp-4 = every opponent loses 4 VP
effect-reroll = roll one or both dice again
effect-set_die = set a die before the roll
effect-shift_sum-1 = shift the sum 1 sector to the right
effect-shift_sum-2 = shift the sum 1 or 2 sectors to the right
effect-swap_sectors-1-12 = swap all cards of sectors 1 and 12
effect-swap_sectors-2-11 = swap all cards of sectors 2 and 11
effect-swap_sectors-4-10 = swap all cards of sectors 4 and 10
effect-swap_sectors-4-9 = swap all cards of sectors 4 and 9
effect-swap_sectors-5-8 = swap all cards of sectors 5 and 8
effect-swap_sectors-6-7 = swap all cards of sectors 6 and 7
effect-vp-2 = 2 VP
effect-vp-4 = 4 VP
effect-win = you win the game at once

## Starting ships

card-mccandless-ii-3195-d = U.E.S. McCandless II 3195-D
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-stewart-7936-f = U.E.S. Stewart 7936-F
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-mcnair-1232-h = U.E.S. McNair 1232-H
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-solovyov-2463-h = U.E.S. Solovyov 2463-H
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-atkov-1044-e = U.E.S. Atkov 1044-E
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-sharma-7947-g = U.E.S. Sharma 7947-G
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-scobee-9566-b = U.E.S. Scobee 9566-B
    .class = Knight Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-nelson-7775-b = U.E.S. Nelson 7775-B
    .class = Knight Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-van-hoften-5906-b = U.E.S. van Hoften 5906-B
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 3 credits.
card-hart-2790-d = U.E.S. Hart 2790-D
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 3 credits.
card-volk-9084-b = U.E.S. Volk 9084-B
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 4 credits.
card-coats-2150-c = U.E.S. Coats 2150-C
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 5 credits.
card-mullane-8561-c = U.E.S. Mullane 8561-C
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-hawley-7246-f = U.E.S. Hawley 7246-F
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-resnik-4906-g = U.E.S. Resnik 4906-G
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-mcbride-4518-h = U.E.S. McBride 4518-H
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-sullivan-3696-d = U.E.S. Sullivan 3696-D
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-leestma-3667-f = U.E.S. Leestma 3667-F
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-garneau-2428-d = U.E.S. Garneau 2428-D
    .class = Knight Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-scully-power-4541-f = U.E.S. Scully-Power 4541-F
    .class = Knight Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-covey-5488-h = U.E.S. Covey 5488-H
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 3 credits.
card-lounge-4034-g = U.E.S. Lounge 4034-G
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 3 credits.
card-vasyutin-7921-g = U.E.S. Vasyutin 7921-G
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 4 credits.
card-grabe-2173-c = U.E.S. Grabe 2173-C
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 5 credits.
card-fisher-8993-a = U.E.S. Fisher 8993-A
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-shriver-1746-e = U.E.S. Shriver 1746-E
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-onizuka-5343-b = U.E.S. Onizuka 5343-B
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-buchli-3436-f = U.E.S. Buchli 3436-F
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-payton-8404-a = U.E.S. Payton 8404-A
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-williams-3753-e = U.E.S. Williams 3753-E
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-seddon-8290-g = U.E.S. Seddon 8290-G
    .class = Knight Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-hoffman-1915-g = U.E.S. Hoffman 1915-G
    .class = Knight Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-hilmers-5365-h = U.E.S. Hilmers 5365-H
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 3 credits.
card-pailes-6050-h = U.E.S. Pailes 6050-H
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 3 credits.
card-dunbar-8761-g = U.E.S. Dunbar 8761-G
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 4 credits.
card-furrer-4563-g = U.E.S. Furrer 4563-G
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 5 credits.
card-griggs-2355-c = U.E.S. Griggs 2355-C
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-garn-2592-b = U.E.S. Garn 2592-B
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-gregory-3117-e = U.E.S. Gregory 3117-E
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-lind-6653-b = U.E.S. Lind 6653-B
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-van-den-berg-2091-c = U.E.S. van den Berg 2091-C
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-wang-1171-b = U.E.S. Wang 1171-B
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-creighton-1884-b = U.E.S. Creighton 1884-B
    .class = Knight Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-lucid-6422-f = U.E.S. Lucid 6422-F
    .class = Knight Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-messerschmid-4427-d = U.E.S. Messerschmid 4427-D
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 3 credits.
card-ockels-7726-e = U.E.S. Ockels 7726-E
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 3 credits.
card-oconnor-1927-d = U.E.S. O'Connor 1927-D
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 4 credits.
card-spring-3973-e = U.E.S. Spring 3973-E
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 5 credits.
card-nagel-5710-d = U.E.S. Nagel 5710-D
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-baudry-1084-b = U.E.S. Baudry 1084-B
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-al-saud-2196-a = U.E.S. Al Saud 2196-A
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-bridges-7036-b = U.E.S. Bridges 7036-B
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-henize-2916-f = U.E.S. Henize 2916-F
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-england-5328-e = U.E.S. England 5328-E
    .class = Knight Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-acton-8806-a = U.E.S. Acton 8806-A
    .class = Knight Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-bartoe-5606-f = U.E.S. Bartoe 5606-F
    .class = Knight Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-cleave-2349-g = U.E.S. Cleave 2349-G
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 3 credits.
card-neri-vela-9636-b = U.E.S. Neri Vela 9636-B
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 3 credits.
card-ross-7000-d = U.E.S. Ross 7000-D
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 4 credits.
card-bolden-9030-a = U.E.S. Bolden 9030-A
    .class = Scott Class Mining Vessel
    .station = 1 income.
    .deployed = 5 credits.

## Ships of level 1

card-malyshev-9767-e = U.E.S. Malyshev 9767-E
    .class = Tolkien Class Cargo Carrier
    .station = 1 VP.
    .deployed = 1 credit.
card-ryumin-4713-c = U.E.S. Ryumin 4713-C
    .class = Paul Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-gurragchaa-3972-d = U.E.S. Gurragchaa 3972-D
    .class = Paul Class Cargo Vessel
    .station = 2 credits.
    .deployed = 1 credit.
card-fabian-4787-b = U.E.S. Fabian 4787-B
    .class = Williamson Class Flagship
    .station = A cube. For a cube on any turn: shift the sum 1 sector to the right.
    .deployed = A cube. For all cubes on any turn: shift the sum 1 sector to the right.
card-romanenko-8599-h = U.E.S. Romanenko 8599-H
    .class = Paul Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-tuan-8623-b = U.E.S. Tuan 8623-B
    .class = Tolkien Class Cargo Carrier
    .station = 1 VP.
    .deployed = 1 credit.
card-crippen-7733-c = U.E.S. Crippen 7733-C
    .class = Paul Class Cargo Vessel
    .station = 2 credits.
    .deployed = 1 credit.
card-ride-3066-e = U.E.S. Ride 3066-E
    .class = Williamson Class Flagship
    .station = A cube. For a cube on any turn: shift the sum 1 sector to the right.
    .deployed = A cube. For all cubes on any turn: shift the sum 1 sector to the right.
card-dzhanibekov-1999-g = U.E.S. Dzhanibekov 1999-G
    .class = Paul Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-tamayo-mendez-4759-g = U.E.S. Tamayo Mendez 4759-G
    .class = Tolkien Class Cargo Carrier
    .station = 1 VP.
    .deployed = 1 credit.
card-prunariu-7750-g = U.E.S. Prunariu 7750-G
    .class = Paul Class Cargo Vessel
    .station = 2 credits.
    .deployed = 1 credit.
card-thagard-4684-b = U.E.S. Thagard 4684-B
    .class = Williamson Class Flagship
    .station = A cube. For a cube on any turn: shift the sum 1 sector to the right.
    .deployed = A cube. For all cubes on any turn: shift the sum 1 sector to the right.
card-kizim-1379-h = U.E.S. Kizim 1379-H
    .class = Tolkien Class Cargo Carrier
    .station = 1 VP.
    .deployed = 1 credit.
card-remek-8252-h = U.E.S. Remek 8252-H
    .class = Paul Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-engle-1913-a = U.E.S. Engle 1913-A
    .class = Paul Class Cargo Vessel
    .station = 2 credits.
    .deployed = 1 credit.
card-aleksandrov-5155-g = U.E.S. Aleksandrov 5155-G
    .class = Williamson Class Flagship
    .station = A cube. For a cube on any turn: shift the sum 1 sector to the right.
    .deployed = A cube. For all cubes on any turn: shift the sum 1 sector to the right.
card-strekalov-7422-e = U.E.S. Strekalov 7422-E
    .class = Tolkien Class Cargo Carrier
    .station = 1 VP.
    .deployed = 1 credit.
card-ivanchenkov-2754-h = U.E.S. Ivanchenkov 2754-H
    .class = Paul Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-brandenstein-3161-c = U.E.S. Brandenstein 3161-C
    .class = Williamson Class Flagship
    .station = A cube. For a cube on any turn: shift the sum 1 sector to the right.
    .deployed = A cube. For all cubes on any turn: shift the sum 1 sector to the right.
card-truly-9239-h = U.E.S. Truly 9239-H
    .class = Paul Class Cargo Vessel
    .station = 2 credits.
    .deployed = 1 credit.
card-savinykh-8526-g = U.E.S. Savinykh 8526-G
    .class = Tolkien Class Cargo Carrier
    .station = 1 VP.
    .deployed = 1 credit.
card-chang-diaz-3555-h = U.E.S. Chang-Diaz 3555-H
    .class = Paul Class Cargo Vessel
    .station = 1 credit.
    .deployed = 1 credit.
card-fullerton-2005-a = U.E.S. Fullerton 2005-A
    .class = Paul Class Cargo Vessel
    .station = 2 credits.
    .deployed = 1 credit.
card-gardner-7506-e = U.E.S. Gardner 7506-E
    .class = Williamson Class Flagship
    .station = A cube. For a cube on any turn: shift the sum 1 sector to the right.
    .deployed = A cube. For all cubes on any turn: shift the sum 1 sector to the right.
card-overmyer-3792-a = U.E.S. Overmyer 3792-A
    .class = Paul Class Cargo Vessel
    .station = 4 credits.
    .deployed = 3 credits.
card-allen-4004-c = U.E.S. Allen 4004-C
    .class = Tolkien Class Cargo Carrier
    .station = 2 VP.
    .deployed = 2 credits, 1 VP.
card-farkas-3405-f = U.E.S. Farkas 3405-F
    .class = Herbert Class Mining Vessel
    .station = 2 credits, 1 income.
    .deployed = 3 credits.
card-merbold-6865-d = U.E.S. Merbold 6865-D
    .class = Ganin Class Cargo Cruiser
    .station = 1 credit, the sector to the right as well.
    .deployed = 1 credit, the sector to the right as well.
card-lenoir-7021-b = U.E.S. Lenoir 7021-B
    .class = Tolkien Class Cargo Carrier
    .station = 2 VP.
    .deployed = 2 credits, 1 VP.
card-savitskaya-6659-g = U.E.S. Savitskaya 6659-G
    .class = Paul Class Cargo Vessel
    .station = 5 credits.
    .deployed = 3 credits.
card-popov-3919-a = U.E.S. Popov 3919-A
    .class = Herbert Class Mining Vessel
    .station = 2 credits, 1 income.
    .deployed = 4 credits.
card-lichtenberg-9384-h = U.E.S. Lichtenberg 9384-H
    .class = Wells Class Star Cruiser
    .station = The sector to the left or to the right.
    .deployed = The sector to the left or to the right.
card-serebrov-1243-g = U.E.S. Serebrov 1243-G
    .class = Paul Class Cargo Vessel
    .station = 6 credits.
    .deployed = 4 credits.
card-ivanov-8387-e = U.E.S. Ivanov 8387-E
    .class = Herbert Class Mining Vessel
    .station = 3 credits, 1 income.
    .deployed = 1 income.
card-bobko-6010-e = U.E.S. Bobko 6010-E
    .class = Bradbury Class Carrier
    .station = 3 VP.
    .deployed = 2 VP.
card-parker-8635-f = U.E.S. Parker 8635-F
    .class = Wells Class Star Cruiser
    .station = The sector to the left or to the right.
    .deployed = The sector to the left or to the right.
card-hartsfield-5562-g = U.E.S. Hartsfield 5562-G
    .class = Paul Class Cargo Vessel
    .station = 7 credits.
    .deployed = 5 credits.
card-lyakhov-4181-d = U.E.S. Lyakhov 4181-D
    .class = Herbert Class Mining Vessel
    .station = 4 credits, 1 income.
    .deployed = 1 credit, 1 income.
card-peterson-5325-h = U.E.S. Peterson 5325-H
    .class = Bradbury Class Carrier
    .station = 3 VP.
    .deployed = 2 VP.
card-shaw-1873-c = U.E.S. Shaw 1873-C
    .class = Wells Class Star Cruiser
    .station = The sector to the left or to the right.
    .deployed = The sector to the left or to the right.
card-chretien-3182-c = U.E.S. Chretien 3182-C
    .class = Paul Class Cargo Vessel
    .station = 8 credits.
    .deployed = 6 credits.
card-jahn-8920-c = U.E.S. Jahn 8920-C
    .class = Herbert Class Mining Vessel
    .station = 5 credits, 1 income.
    .deployed = 2 credits, 1 income.
card-musgrave-5650-e = U.E.S. Musgrave 5650-E
    .class = Bradbury Class Carrier
    .station = 4 VP.
    .deployed = 3 VP.
card-thornton-8524-g = U.E.S. Thornton 8524-G
    .class = Wells Class Star Cruiser
    .station = The sector to the left or to the right.
    .deployed = The sector to the left or to the right.
card-berezovoy-9890-c = U.E.S. Berezovoy 9890-C
    .class = Paul Class Cargo Vessel
    .station = 9 credits.
    .deployed = 7 credits.
card-hauck-5084-d = U.E.S. Hauck 5084-D
    .class = Bradbury Class Carrier
    .station = 4 VP.
    .deployed = 3 VP.
card-hermaszewski-5586-e = U.E.S. Hermaszewski 5586-E
    .class = Herbert Class Mining Vessel
    .station = 6 credits, 1 income.
    .deployed = 4 credits, 1 income.
card-bluford-5120-e = U.E.S. Bluford 5120-E
    .class = Bradbury Class Modified Carrier
    .station = 3 VP, the sector to the left as well.
    .deployed = 1 VP, the sector to the left as well.

## Ships of level 2

card-worden-8663-h = U.E.S. Worden 8663-H
    .class = Feit Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-sevastyanov-6862-d = U.E.S. Sevastyanov 6862-D
    .class = Giger Class Carrier
    .station = 2 VP.
    .deployed = 1 VP.
card-dyomin-5091-f = U.E.S. Dyomin 5091-F
    .class = Heinlein Class Flagship Cruiser
    .station = A cube. For a cube on any turn: shift the sum 1 or 2 sectors to the right.
    .deployed = A cube. For a cube on any turn: shift the sum 1 sector to the right.
card-yeliseyev-6380-d = U.E.S. Yeliseyev 6380-D
    .class = Merritt Class Cargo Tug
    .station = 1 credit, a cube. For all cubes on your turn: swap all cards of sectors 4 and 10.
    .deployed = 1 income.
card-irwin-8339-h = U.E.S. Irwin 8339-H
    .class = Feit Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-roosa-1689-a = U.E.S. Roosa 1689-A
    .class = Giger Class Carrier
    .station = 2 VP.
    .deployed = 1 VP.
card-sarafanov-6334-c = U.E.S. Sarafanov 6334-C
    .class = Norton Class Cargo Tug
    .station = A cube. For a cube on your turn: 4 credits, buy a card at its price.
    .deployed = A cube. For a cube on your turn: 3 credits, buy a card at its price.
card-khrunov-6194-g = U.E.S. Khrunov 6194-G
    .class = Heinlein Class Flagship Cruiser
    .station = A cube. For a cube on any turn: shift the sum 1 or 2 sectors to the right.
    .deployed = A cube. For a cube on any turn: shift the sum 1 sector to the right.
card-volynov-3509-a = U.E.S. Volynov 3509-A
    .class = Campbell Class Flagship Cruiser
    .station = A cube. For a cube on your turn: 1 credit, roll one or both dice again.
    .deployed = A cube. For a cube on your turn: roll one or both dice again.
card-mattingly-4618-c = U.E.S. Mattingly 4618-C
    .class = Feit Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-grechko-1421-a = U.E.S. Grechko 1421-A
    .class = Asimov Class Scout Carrier
    .station = 3 credits.
    .deployed = 1 VP.
card-mitchell-6176-d = U.E.S. Mitchell 6176-D
    .class = Giger Class Carrier
    .station = 2 VP.
    .deployed = 1 VP.
card-duke-6222-c = U.E.S. Duke 6222-C
    .class = Feit Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-rukavishnikov-3402-c = U.E.S. Rukavishnikov 3402-C
    .class = Giger Class Carrier
    .station = 2 VP.
    .deployed = 1 VP.
card-schweickart-5209-e = U.E.S. Schweickart 5209-E
    .class = Harryhausen Class Mining Vessel
    .station = 1 income.
    .deployed = 1 income.
card-gubarev-1743-b = U.E.S. Gubarev 1743-B
    .class = Heinlein Class Flagship Cruiser
    .station = A cube. For a cube on any turn: shift the sum 1 or 2 sectors to the right.
    .deployed = A cube. For a cube on any turn: shift the sum 1 sector to the right.
card-brand-5208-d = U.E.S. Brand 5208-D
    .class = Asimov Class Scout Carrier
    .station = 3 credits.
    .deployed = 1 VP.
card-dobrovolsky-5643-e = U.E.S. Dobrovolsky 5643-E
    .class = Giger Class Carrier
    .station = 2 VP.
    .deployed = 1 VP.
card-evans-7316-e = U.E.S. Evans 7316-E
    .class = Feit Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-shonin-2938-f = U.E.S. Shonin 2938-F
    .class = Heinlein Class Flagship Cruiser
    .station = A cube. For a cube on any turn: shift the sum 1 or 2 sectors to the right.
    .deployed = A cube. For a cube on any turn: shift the sum 1 sector to the right.
card-patsayev-6859-h = U.E.S. Patsayev 6859-H
    .class = Giger Class Carrier
    .station = 2 VP.
    .deployed = 1 VP.
card-schmitt-9828-e = U.E.S. Schmitt 9828-E
    .class = Feit Class Cargo Vessel
    .station = 3 credits.
    .deployed = 2 credits.
card-slayton-5363-b = U.E.S. Slayton 5363-B
    .class = Asimov Class Scout Carrier
    .station = 3 credits.
    .deployed = 1 VP.
card-kubasov-3192-g = U.E.S. Kubasov 3192-G
    .class = Merritt Class Cargo Tug
    .station = 1 credit, a cube. For all cubes on your turn: swap all cards of sectors 5 and 8.
    .deployed = 1 income.
card-haise-3712-d = U.E.S. Haise 3712-D
    .class = Harryhausen Class Mining Vessel
    .station = 4 credits, 1 income.
    .deployed = 1 credit, 1 income.
card-makarov-6674-g = U.E.S. Makarov 6674-G
    .class = Feit Class Cargo Vessel
    .station = 6 credits.
    .deployed = 5 credits.
card-zholobov-1830-f = P.S.S. Zholobov 1830-F
    .class = Merritt Class Modified Cargo Tug
    .station = 2 credits, a cube. For all cubes on your turn: swap all cards of sectors 4 and 9.
    .deployed = A cube. For a cube on your turn: 2 VP, buy a card at its price.
card-carr-7510-h = U.E.S. Carr 7510-H
    .class = Giger Class Carrier
    .station = 4 VP.
    .deployed = 2 VP.
card-aksyonov-7525-g = U.E.S. Aksyonov 7525-G
    .class = Clement Class Dreadnought
    .station = A cube. For a cube on your turn: collect one sector twice.
    .deployed = A cube. For a cube on others’ turns: collect one sector twice.
card-lazarev-4784-b = U.E.S. Lazarev 4784-B
    .class = Feit Class Cargo Vessel
    .station = 7 credits.
    .deployed = 5 credits.
card-swigert-2715-c = U.E.S. Swigert 2715-C
    .class = Harryhausen Class Mining Vessel
    .station = 5 credits, 1 income.
    .deployed = 1 credit, 1 income.
card-pogue-5353-g = U.E.S. Pogue 5353-G
    .class = Giger Class Carrier
    .station = 4 VP.
    .deployed = 2 VP.
card-bean-1925-d = U.E.S. Bean 1925-D
    .class = Harryhausen Class Mining Vessel
    .station = 6 credits, 1 income.
    .deployed = 2 credits, 1 income.
card-garriott-6531-e = U.E.S. Garriott 6531-E
    .class = Feit Class Cargo Vessel
    .station = 8 credits.
    .deployed = 6 credits.
card-zudov-2056-g = U.E.S. Zudov 2056-G
    .class = Verne Class Hypernet Gate
    .station = A cube. For a cube on any turn: this card trades places with a station card of yours.
    .deployed = A cube. For a cube on any turn: this card trades places with a station card of yours.
card-gibson-4003-b = U.E.S. Gibson 4003-B
    .class = Giger Class Carrier
    .station = 5 VP.
    .deployed = 3 VP.
card-gorbatko-2007-f = U.E.S. Gorbatko 2007-F
    .class = Clarke Class Mining Vessel
    .station = 3 income.
    .deployed = 2 income.
card-lousma-6040-c = U.E.S. Lousma 6040-C
    .class = Feit Class Cargo Vessel
    .station = 9 credits.
    .deployed = 6 credits.
card-rozhdestvensky-6723-c = U.E.S. Rozhdestvensky 6723-C
    .class = Silverberg Class Flagship Tug
    .station = 4 credits, a cube. For all cubes on your turn: swap all cards of sectors 6 and 7.
    .deployed = A cube. For a cube on your turn: 4 credits, set a die before the roll.
card-lebedev-5128-b = U.E.S. Lebedev 5128-B
    .class = Giger Class Carrier
    .station = 5 VP.
    .deployed = 3 VP.
card-glazkov-3371-b = U.E.S. Glazkov 3371-B
    .class = Asimov Class Scout Carrier
    .station = 10 credits.
    .deployed = 4 VP.
card-kerwin-8426-a = U.E.S. Kerwin 8426-A
    .class = Feit Class Cargo Vessel
    .station = 10 credits.
    .deployed = 7 credits.
card-volkov-9103-g = U.E.S. Volkov 9103-G
    .class = Harryhausen Class Mining Vessel
    .station = 8 credits, 1 income.
    .deployed = 3 credits, 1 income.
card-klimuk-6800-g = U.E.S. Klimuk 6800-G
    .class = Giger Class Carrier
    .station = 6 VP.
    .deployed = 4 VP.
card-filipchenko-9745-c = U.E.S. Filipchenko 9745-C
    .class = Harryhausen Class Mining Vessel
    .station = 9 credits, 1 income.
    .deployed = 4 credits, 1 income.
card-kovalyonok-8127-h = P.S.S. Kovalyonok 8127-H
    .class = Merritt Class Modified Cargo Tug
    .station = A cube. For a cube on your turn: take three level 1 ships free.
    .deployed = A cube. For a cube on your turn: take a level 2 ship free.
card-weitz-3134-c = U.E.S. Weitz 3134-C
    .class = Feit Class Cargo Vessel
    .station = 11 credits.
    .deployed = 8 credits.
card-artyukhin-7727-d = U.E.S. Artyukhin 7727-D
    .class = Giger Class Carrier
    .station = 7 VP.
    .deployed = 4 VP.

## Ships of level 3

card-gagarin-4879-f = U.E.S. Gagarin 4879-F
    .class = Burroughs Class Flagship
    .station = A cube. For a cube on your turn: 1 credit, set a die before the roll.
    .deployed = A cube. For a cube on your turn: 1 credit, set a die before the roll.
card-young-6740-g = U.E.S. Young 6740-G
    .class = Bowie Class Cargo Vessel
    .station = 4 credits.
    .deployed = 4 credits.
card-walker-3930-d = U.E.S. Walker 3930-D
    .class = Frazetta Class Carrier
    .station = 3 VP.
    .deployed = 2 VP.
card-mcdivitt-2121-a = U.E.S. McDivitt 2121-A
    .class = Bowie Class Cargo Vessel
    .station = 4 credits.
    .deployed = 4 credits.
card-shepard-3592-g = U.E.S. Shepard 3592-G
    .class = Hamilton Class Cargo Carrier
    .station = A cube. For all cubes on any turn: 20 credits.
    .deployed = 2 credits, 1 VP.
card-komarov-9388-g = U.E.S. Komarov 9388-G
    .class = Frazetta Class Carrier
    .station = 3 VP.
    .deployed = 2 VP.
card-white-4448-c = U.E.S. White 4448-C
    .class = Bowie Class Cargo Vessel
    .station = 4 credits.
    .deployed = 4 credits.
card-grissom-8139-h = U.E.S. Grissom 8139-H
    .class = Tucker Class Freight Train
    .station = A cube. For a cube on any turn: 3 credits.
    .deployed = A cube. For a cube on any turn: 3 credits.
card-feoktistov-1804-d = U.E.S. Feoktistov 1804-D
    .class = Frazetta Class Carrier
    .station = 3 VP.
    .deployed = 2 VP.
card-conrad-5602-e = U.E.S. Conrad 5602-E
    .class = Bowie Class Cargo Vessel
    .station = 4 credits.
    .deployed = 4 credits.
card-titov-9072-f = U.E.S. Titov 9072-F
    .class = Burroughs Class Flagship
    .station = A cube. For a cube on your turn: 1 credit, set a die before the roll.
    .deployed = A cube. For a cube on your turn: 1 credit, set a die before the roll.
card-yegorov-1205-h = U.E.S. Yegorov 1205-H
    .class = Frazetta Class Carrier
    .station = 3 VP.
    .deployed = 2 VP.
card-borman-3060-d = U.E.S. Borman 3060-D
    .class = Bowie Class Cargo Vessel
    .station = 4 credits.
    .deployed = 4 credits.
card-leonov-4621-e = U.E.S. Leonov 4621-E
    .class = Frazetta Class Carrier
    .station = 3 VP.
    .deployed = 2 VP.
card-schirra-9069-d = U.E.S. Schirra 9069-D
    .class = Sturgeon Class Defense Tug
    .station = 2 credits, a cube. For all cubes on your turn: swap all cards of sectors 1 and 12.
    .deployed = 2 credits, 1 VP.
card-lovell-1948-a = U.E.S. Lovell 1948-A
    .class = Bowie Class Cargo Vessel
    .station = 4 credits.
    .deployed = 4 credits.
card-glenn-1817-c = U.E.S. Glenn 1817-C
    .class = Russell Class Tanker
    .station = A cube. For all cubes on any turn: put a cube on another card of yours.
    .deployed = A cube. For all cubes on any turn: put a cube on another card of yours.
card-belyayev-1657-d = U.E.S. Belyayev 1657-D
    .class = Frazetta Class Carrier
    .station = 3 VP.
    .deployed = 2 VP.
card-cooper-6412-d = U.E.S. Cooper 6412-D
    .class = Clarke Class Mining Vessel
    .station = 3 credits, 3 income.
    .deployed = 3 credits, 2 income.
card-gordon-7981-g = U.E.S. Gordon 7981-G
    .class = Gernsback Class Destroyer
    .station = A cube. For a cube on your turn: every opponent loses 4 VP, buy up to 2 cards at their price.
    .deployed = A cube. For a cube on your turn: every opponent loses 3 VP, buy a card at its price.
card-aldrin-4775-f = U.E.S. Aldrin 4775-F
    .class = Frazetta Class Carrier
    .station = 6 VP.
    .deployed = 3 VP.
card-tereshkova-5875-a = P.S.S. Tereshkova 5875-A
    .class = Pohl Class Modified Tug
    .station = Take two level 1 ships free.
    .deployed = A cube. For a cube on your turn: take a level 2 ship free.
card-collins-2064-f = U.E.S. Collins 2064-F
    .class = Moore Class Fast Tanker
    .station = A cube. For a cube on any turn: put a cube on another card of yours, you may move a cube to another card.
    .deployed = A cube. For a cube on any turn: put a cube on another card of yours.
card-eisele-7639-f = U.E.S. Eisele 7639-F
    .class = Frazetta Class Carrier
    .station = 6 VP.
    .deployed = 3 VP.
card-bykovsky-4498-a = P.S.S. Bykovsky 4498-A
    .class = Pohl Class Modified Tug
    .station = Take a level 1 ship and a level 2 ship free.
    .deployed = A cube. For a cube on your turn: take a level 2 ship free.
card-cernan-9131-h = U.E.S. Cernan 9131-H
    .class = Sturgeon Class Defense Tug
    .station = 6 credits, a cube. For all cubes on your turn: swap all cards of sectors 2 and 11.
    .deployed = 3 VP.
card-cunningham-9172-h = U.E.S. Cunningham 9172-H
    .class = Frazetta Class Carrier
    .station = 7 VP.
    .deployed = 4 VP.
card-kelly-4406-c = U.E.S. Kelly 4406-C
    .class = Roddenberry Class Hypernet Gate
    .station = A cube. For a cube on your turn: buy a card at its price, a ship into any sector from 7 to 12.
    .deployed = A cube. For a cube on your turn: buy a card at its price, a ship into any sector from 7 to 12.
card-popovich-8867-g = P.S.S. Popovich 8867-G
    .class = Pohl Class Modified Tug
    .station = Take two level 2 ships free.
    .deployed = A cube. For a cube on your turn: take a level 1 ship and a level 2 ship free.
card-beregovoy-8603-a = U.E.S. Beregovoy 8603-A
    .class = Frazetta Class Carrier
    .station = 7 VP.
    .deployed = 4 VP.
card-stafford-4286-g = U.E.S. Stafford 4286-G
    .class = Bowie Class Cargo Vessel
    .station = 12 credits.
    .deployed = 10 credits.
card-nikolayev-5815-b = P.S.S. Nikolayev 5815-B
    .class = Pohl Class Modified Tug
    .station = Take a level 1 ship and a level 3 ship free.
    .deployed = A cube. For a cube on your turn: take a level 3 ship free.
card-anders-4253-f = U.E.S. Anders 4253-F
    .class = Frazetta Class Carrier
    .station = 8 VP.
    .deployed = 5 VP.
card-armstrong-6927-d = U.E.S. Armstrong 6927-D
    .class = Lucas Class Gun Carriage
    .station = A cube. For all cubes on any turn: you win the game at once.
    .deployed = A cube. For a cube on your turn: 4 VP, buy a card at its price.
card-carpenter-2967-e = U.E.S. Carpenter 2967-E
    .class = Bowie Class Cargo Vessel
    .station = 13 credits.
    .deployed = 11 credits.
card-shatalov-3516-b = U.E.S. Shatalov 3516-B
    .class = Frazetta Class Carrier
    .station = 9 VP.
    .deployed = 5 VP.

## Colonies

card-colony-frisch = Outpost Frisch
    .class = Serling Class Star Settlement
    .station = 3 VP at once, then nothing.
card-colony-tinbergen = Outpost Tinbergen
    .class = Serling Class Star Settlement
    .station = 4 VP at once, then nothing.
card-colony-samuelson = Outpost Samuelson
    .class = Serling Class Star Settlement
    .station = 5 VP at once, then nothing.
card-colony-kuznets = Outpost Kuznets
    .class = Serling Class Star Settlement
    .station = 6 VP at once, then nothing.
card-colony-hicks = Base Hicks
    .class = Cameron Class Star Settlement
    .station = 7 VP at once, then nothing.
card-colony-arrow = Base Arrow
    .class = Cameron Class Star Settlement
    .station = 8 VP at once, then nothing.
card-colony-leontief = Base Leontief
    .class = Cameron Class Star Settlement
    .station = 9 VP at once, then nothing.
card-colony-myrdal = Base Myrdal
    .class = Cameron Class Star Settlement
    .station = 10 VP at once, then nothing.
card-colony-hayek = Colony Hayek
    .class = Kubrick Class Star Settlement
    .station = 11 VP at once, then nothing.
card-colony-kantorovich = Colony Kantorovich
    .class = Kubrick Class Star Settlement
    .station = 12 VP at once, then nothing.
card-colony-koopmans = Colony Koopmans
    .class = Kubrick Class Star Settlement
    .station = 13 VP at once, then nothing.
card-colony-friedman = Colony Friedman
    .class = Kubrick Class Star Settlement
    .station = 14 VP at once, then nothing.
