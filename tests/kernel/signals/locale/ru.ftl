signal = сигнал
game-name = Сигналы
option-long = Длинная партия
option-hand = Карт на руке
score-points = Очки
prompt-stake = { $who }: сколько стоит раунд?
prompt-send = { $who }: какую карту послать?
prompt-amplify = { $who }: усилить?
prompt-luck = { $who }: бросок на удачу
action-stake =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
action-send = Послать { $number }
action-amplify = Усилить
action-hold = Оставить
action-never-amplify = Не предлагать усиление
action-offer-amplifier = Предлагать усиление
action-roll = Бросить
event-dealt = { $who } получает { $card }
event-dealt-hidden = { $who } получает карту
event-heard = { $who }: { $what } услышан ({ $strengths })
event-drowned = Никто не услышан: { $strengths }
illegal-stake = «{ $text }» не ставка: она 1, 2 или 3.
