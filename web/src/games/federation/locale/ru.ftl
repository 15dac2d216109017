# Поле «Федерации».

board-name = Сенат и пять планет
board-senate = Сенат
board-round = Раунд { $n } из { $of }, круг { $cycle }
board-mine = Мой планшет
board-of = Планшет: { $who }
board-hand = Жетоны в руке
board-choices = Варианты
board-enlarge = Показать планшет: { $who }

short-officers = Офицеры
short-procurement = Закупки
short-patron = Покровитель
short-president = Президент
short-assistants = Помощники
short-lounge = Гостиная
short-espionage = Шпионаж

board-wing-left = левое крыло
board-wing-right = правое крыло
board-where = { $wing }, этаж { $floor }
board-floor = Этаж { $n }
board-floor-rule = Больше всех голосов: очки по уровню аккредитации; при равенстве получают все.
board-floor-nobody = Очков никто не получит.
board-floor-leads = { $who } получит { $points }.
board-votes = { $who } голосует: { $votes }.
board-funds = { $who } финансирует проект этой колонки.
board-neutral = Место занято нейтральным жетоном, голосов: { $votes }.
board-opens = Финансирующий жетон откроет: { $mission }.
board-cost = Цена: { $what }
board-cost-short = Цена
board-free = Бесплатно
board-vote = Голоса за закон
board-law-left = Закон слева
board-law-right = Закон справа
board-law-tie = Равенство: выберет президент.
board-law-passing = По голосам сейчас проходит закон: { $wing }.
board-passes = проходит
board-tied = равенство
board-next-law = Раунд 5: { $planet }

board-missions = Миссии
board-steps = Шаг { $step } из { $last }, осталось: { $needed }
board-funded = Профинансирован: принесёт очки в конце игры.
board-counts-planet = Считается влияние на планете.
board-counts-missions = Считаются выполненные миссии.
board-counts-common = Считаются вклады.
board-pays = Приносит: { $what }
board-would-pay = Сейчас принёс бы: { $what }
board-common = Общий

board-fund = в фонд
board-votes-n =
    { $n ->
        [one] { $n } голос
        [few] { $n } голоса
       *[other] { $n } голосов
    }
board-bonus = Бонус
board-opens-now = Откроется
board-step = Шаг: { $project }
board-step-common = Проект колонки завершён: { $project }
board-you-lead = Вы лидируете на этаже { $floor }, голосов: { $votes }
board-you-tie = Равенство на этаже { $floor }, голосов: { $votes }
board-you-trail = Не лидируете на этаже { $floor }, голосов: { $votes }
board-law-would = { $law } проходит, { $a } : { $b }
board-law-would-tie = Равенство голосов: закон выбирает президент
board-votes-now = Голоса на этаже сейчас
board-if-funding = При финансировании

board-step-income = Доход
board-step-upkeep = Оплата уровня
board-step-projects = Проекты
board-step-floors = Этажи
board-step-law = Закон
board-step-none = Ничего не происходит.
board-report = Итоги раунда { $n }
board-legend = Обозначения

board-reserve = Резерв
board-points = ОП
board-on-track = на шкале: { $n }
board-president = Президент
board-president-note = Первый ход в следующем раунде и решение при равенстве голосов за закон.
board-asteroids = Жетоны астероидов: { $n }
board-contributions = Вклады: { $n }
board-contributions-rule = Первые три приносят 1 лавандий, 1 коперний и 1 океаний.
board-missions-of = Аккредитация и миссии
board-level = Уровень { $n }
board-degree = Степень { $n }
board-degree-medal = Достигнув её, вы получите орден аккредитации.
board-degree-deep = В первый раз приносит жетон дальнего космоса; каждый шаг дальше — 1 ОП.
board-upkeep = В конце раунда показанный кристалл платят, чтобы остаться на этом уровне.
board-upkeep-free = В конце раунда ничего не стоит.
board-mission-level = Нужен уровень { $n }.
board-mission-closed = Закрыта: на ней нет маркера.
board-mission-open = Открыта, но сейчас вылететь нельзя.
board-mission-ready = Готова к вылету.
board-mission-done = Выполнена.
board-needs-level = Ваш уровень ниже { $n }.
board-needs-ship = В ангаре нет кораблей.
board-home = Старт
board-home-note = Начальный жетон считается выполненной миссией.
board-home-none = Ещё не выбран.
board-deep = Дал. космос
board-deep-none = Приходит со степенью { $n }.
board-done = Выполненные миссии
board-done-short = готово
board-done-note = Выполнено: { $n }, с начальным жетоном и жетоном дальнего космоса.
board-holdings = Ордена, ангар, специалисты и жетоны
board-medals = Ордена
board-medals-worth = { $n } из 7: { $points } ОП
board-medal-planet = Даётся при влиянии { $n }.
board-medal-none = Не осталось.
board-medal-accreditation = Даётся на степени { $n }.
board-medal-intrigue = Даётся миссией интриг.
board-medal-owners = Есть у: { $who }.
board-medal-rule = Один каждого вида; чем больше видов, тем больше очков в конце игры.
board-hangar = Ангар
board-hangar-note = Кораблей в ангаре: { $n } из { $max }
board-supply = в запасе: { $n }
board-die = Кубик
board-die-shows = Значение { $n }.
board-die-none = Пока нет.
board-die-placed = Лежит в сенате до конца раунда.
board-die-rule = Вместе с голосующим жетоном его значение добавляет голоса.
board-specialists = Специалисты
board-alterations = Жетоны преобразования
board-alteration = Жетон преобразования
board-alteration-rule = Накрывает посла на один раунд и заменяет всё, что на нём.
board-alter-voting =
    { $votes ->
        [one] { $votes } голос, { $bonus }
        [few] { $votes } голоса, { $bonus }
       *[other] { $votes } голосов, { $bonus }
    }
board-alter-funding = Финансирование, { $bonus }
board-none = нет
board-used = Использован: лежит лицом вниз.
board-left = Послов осталось: { $n }
board-influence = Влияние: { $what }
board-influence-of = Влияние { $n }

board-mage = Следующая луна
board-mage-note = Маг идёт туда и не берёт жетон.
board-moon = Позиция { $n }, сила { $power }
board-moon-start = Старт магов
board-hidden-tokens = Жетоны лицом вниз: { $n }
board-open-tokens = Открытые жетоны: { $n }
board-pit = Влияние { $n }
board-dead = Мёртвый астероид
board-dead-row = Один из мёртвых астероидов
board-asteroid-gone = Жетон астероида уже взят.
board-asteroid-hidden = Жетон астероида лицом вниз
board-either = { $n } × на выбор { $what }
board-mix = { $n } × в любом сочетании { $what }
board-stall-level = Уровень { $n }: { $what }
board-income-rule = Платит сразу и в конце каждого раунда.
board-mega = Очки один раз: { $n } × меньшее из двух — { $what }
board-or-lower = { " " }и{ " " }
board-points-now = сейчас ОП: { $n }
board-stack-left = Под ним лицом вниз: { $n }
board-stack-hidden = Специалист лицом вниз
board-stack-empty = Здесь никого не осталось.

board-about-lavandium = Кристалл, в конце игры два кристалла дают 1 ОП.
board-about-copernium = Кристалл, в конце игры два кристалла дают 1 ОП.
board-about-oceanium = Кристалл, которым можно платить и вместо лавандия или коперния.
board-about-diamond = Не кристалл; в конце игры 1 ОП. Не больше пяти.

legend-lavandium = Лавандий
legend-copernium = Коперний
legend-oceanium = Океаний, платит и вместо лавандия или коперния
legend-diamond = Золотой алмаз
legend-voting = Голосование: голоса считаются на этаже и в крыле
legend-funding = Финансирование: шаг проекта колонки и маркер миссии
legend-neutral = Нейтральный жетон: место занято, его голоса считаются
legend-degree = Степень аккредитации
legend-ship = Корабль в ангар; каждая миссия требует корабль
legend-flag = Маркер на любую миссию
legend-bars = Шаг любого проекта
legend-die = Кубик помощника растёт
legend-star = Очко престижа (ОП)
legend-medal = Орден
legend-president = Фишка президента
legend-alteration = Жетон преобразования: голоса или финансирование и бонус
legend-specialist = Специалист: число и знак говорят об эффекте
legend-production = Производство или его доход
legend-mega = Мегаструктура
legend-deep = Жетон дальнего космоса
legend-influence = Влияние на планете
