signal = signal
game-name = Signals
option-long = Long game
option-hand = Cards in hand
score-points = Points
prompt-stake = { $who }: what is the round worth?
prompt-send = { $who }: which card do you send?
prompt-amplify = { $who }: amplify?
prompt-luck = { $who }: roll for luck
action-stake =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
action-send = Send { $number }
action-amplify = Amplify
action-hold = Leave it
action-never-amplify = Never ask me to amplify
action-offer-amplifier = Ask me to amplify
action-roll = Roll
event-dealt = { $who } gets { $card }
event-dealt-hidden = { $who } gets a card
event-heard = { $who } is heard: { $what } of { $strengths }
event-drowned = Nobody is heard: { $strengths }
illegal-stake = “{ $text }” is no stake: it is 1, 2 or 3.
