# Texts that all games share. Each key stands in every language, with the same variables.

## Seats and players

seat-name = Player { $number }
seat-turn = { $who } to play
seat-empty = Open seat
seat-person = Person
seat-bot = Bot ({ $level })
spectator = Spectator

level-random = Random
    .about = Plays any legal move.
level-cadet = Cadet
    .about = Looks one step ahead and slips now and then. For a first game.
level-pilot = Pilot
    .about = Plans a little, acts on instinct almost as often. A friendly opponent.
level-commander = Commander
    .about = Plans the whole turn. You will have to plan yours.
level-admiral = Admiral
    .about = Thinks as far as two seconds allow. Bring a good plan.

color-red = red
color-blue = blue
color-green = green
color-yellow = yellow
color-violet = violet
color-pearl = pearl

## Options

option-yes = yes
option-no = no
option-true = yes
option-false = no
seats-count =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }

## The course of a game

game-over = The game is over
game-won = { $who } wins
game-shared = { $who } share the victory
score-total = Total
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Being asked

action-waive = Not again until my turn
action-ask-again = Ask me again

## What cannot be done

illegal-game-over = The game is over.
illegal-topic = Nothing can be asked about “{ $topic }” now.
illegal-not-your-turn = Player { $seat } has nothing to decide now.
illegal-not-offered = “{ $action }” is not possible now.
