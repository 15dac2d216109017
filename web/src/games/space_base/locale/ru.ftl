## Поле «Космобазы»: то, что на нём нарисовано. Названия и длинные тексты приходят из самой игры.

board-name = Поле «Космобазы»
board-shipyard = Верфь
board-colonies = Колонии
board-deck = Планшет
board-deck-of = Планшет: { $who }
board-your-deck = ваш планшет
board-round = Раунд { $n }
board-last-round = Раунд { $n }, последний
board-extra-round = Доп. раунд { $n }
board-left = в колоде
board-deck-left =
    { $n ->
        [one] Уровень { $level }: в колоде { $n } корабль
        [few] Уровень { $level }: в колоде { $n } корабля
       *[many] Уровень { $level }: в колоде { $n } кораблей
    }
board-unseen = Ещё в колоде
board-empty-berth = Пустой причал
board-credits =
    { $n ->
        [one] { $n } кредит
        [few] { $n } кредита
       *[many] { $n } кредитов
    }
board-income = доход { $n }
board-vp =
    { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
       *[many] { $n } победных очков
    }
board-nothing = ничего
board-some-cubes =
    { $n ->
        [one] { $n } фишка заряда
        [few] { $n } фишки заряда
       *[many] { $n } фишек заряда
    }
board-track-credits = кредиты
board-track-income = доход
board-track-vp = победные очки, { $target } завершают игру
board-sector = Сектор { $n }
board-sector-of = Сектор { $n }: «{ $card }»
board-odds =
    { $n ->
        [one] Кубики предлагают его { $n } раз за 36 бросков.
        [few] Кубики предлагают его { $n } раза за 36 бросков.
       *[many] Кубики предлагают его { $n } раз за 36 бросков.
    }
board-odds-die = Его даёт один кубик или сумма.
board-odds-sum = Его даёт только сумма.
board-own-turn = В ваш ход: { $what }
board-other-turn = В ходы соперников: { $what }
board-my-turns = мой ход
board-rival-turns = ходы соперников
board-average-own = Бросок в свой ход в среднем приносит: { $what }
board-average-other = Бросок в чужой ход в среднем приносит: { $what }
board-sum = сумма
board-settled = заселён
board-starting = стартовый
board-ship-for = Корабль уровня { $level } для сектора { $sector }, цена { $cost }
board-colony-for = Колония для сектора { $sector }, цена { $cost }
board-starter = Стартовый корабль сектора { $sector }
board-cubes = Фишки: { $n } из { $of }
board-charged = Фишки: { $n } из { $of }, готово к применению
board-colony-of = Колония: { $who }
board-colony-yours = ваша
board-at-once = сразу при основании
board-for-good = Занимает сектор { $sector } навсегда. Патруль над ней платит и дальше.
board-patrols =
    { $n ->
        [one] { $n } в патруле
        [few] { $n } в патруле
       *[many] { $n } в патруле
    }
board-dice = Кубики
board-die = Кубик: { $n }
board-die-open = Кубик ещё не брошен
board-face = Выставить на кубике { $n }
board-each = Каждый кубик отдельно
board-sum-of = Сумма, { $n }
board-shifted = Заряд может сдвинуть сумму
board-reach =
    { $n ->
        [one] по карману { $n } карта
        [few] по карману { $n } карты
       *[many] по карману { $n } карт
    }
board-aim = и сосед, на которого укажет стрелка
board-moves-out = «{ $card }» уходит в патруль
board-goes-to = встаёт в сектор { $sector }
board-your-six = Ваши шесть кораблей
board-credits-left =
    { $n ->
        [one] остался { $n } кредит
        [few] осталось { $n } кредита
       *[many] осталось { $n } кредитов
    }
board-dealt = { $who } выбирает из
board-done = выбор сделан
board-choosing = выбирает
board-first = первый ход в каждом раунде
board-enlarge = Увеличить планшет: { $who }
board-follow = Показать планшет: { $who }
board-legend = Обозначения
board-abilities = Способности
board-cards = Карты
board-signs = Символы
board-when = Когда действует способность
board-cells = Ячейки заряда

button-roll = Бросить кубики
button-done = Готово
button-keep = Оставить бросок
button-collect = Собрать здесь
button-single = Не сейчас
button-skip = Ничего не двигать
button-pass = Ничего не покупать
button-commit = Подтвердить
