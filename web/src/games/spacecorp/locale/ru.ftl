## Доска SpaceCorp: что на ней нарисовано. Имена и длинные тексты компонентов приходят из самой игры.

board-name = Доска SpaceCorp
board-chart = Звёздная карта эпохи «{ $era }»
board-minimap = Карта: к точке
board-shelf = Моё
board-tab-hq = Штаб
board-tab-offers = Предложения
board-tab-hand = Карты
board-tab-contracts = Контракты
board-tab-progress = Прогресс
board-legend = Обозначения
board-actions = Действия
board-bases = Базы
board-on-chart = На карте

board-site-l1 = L1
board-site-l4 = L4
board-site-l5 = L5
board-site-mars_north = Север
board-site-mars_south = Юг
board-site-inner_system = Внутр.|система
board-site-oort_cloud = Оорт
board-site-asteroid_belt = Пояс|астероидов
board-region-pluto = Плутон
board-stack-primary = 1-й
board-stack-secondary = 2-й
board-stack-alien = чужие

board-short-research = Поиск
board-short-move = Перемещ.
board-short-explore = Исслед.
board-short-build = Строит.
board-short-produce = Произв.
board-short-revelation = Открытие
board-short-upgrade = Улучшить
board-short-colonize = Колония
board-action-research = Возьмите карты: сколько позволяет значение, из предложений или из колоды.
board-action-move = Отправьте команду в другую точку; значение должно покрыть расстояние.
board-action-explore = Откройте тайл исследования там, где стоит команда.
board-action-build = Постройте базу там, где стоит команда.
board-action-produce = Получите прибыль с тайлов с вашими базами, не больше значения.
board-action-genetics = Продвиньте куб генетики по колесу: каждый круг даёт адаптацию.
board-action-revelation = Продвиньте куб открытий по колесу: каждый круг даёт прорыв.
board-action-upgrade = Положите карту в ячейку штаба: там она помогает снова и снова.
board-action-special = Сыграйте карту ради её особого эффекта.
board-action-colonize = Основайте колонию там, где все базы системы ваши.
board-not-now = Сейчас невозможно.
board-forbidden = Запрещено саботажем на этот ход.

board-profit = { $n }T
board-profit-title = Прибыль
board-profit-text = Триллионы: у кого их в конце больше всех, тот победил.
board-cost = цена { $n }
board-voyage = { $from } → { $to }
board-step-takeoff = взлёт
board-step-landing = посадка
board-step-gravity = гравитация
board-step-border = граница
board-step-transit = перелёт
board-step-flat = прямой путь
board-arrives = Команда прибывает на звёздную дорожку и достигает звезды в следующие ходы.
board-then-explore = Не исследовано: исследование { $n }, строительство { $build }
board-then-build = Можно строить за { $n }
board-exposed = Радиация: действие без защиты стоит прибыли.
board-radiation = Отсюда радиация: полёт или стройка без защиты −{ $n }T
board-transit = Перелёт
board-transit-text = Перемещение между этими планетами стоит на столько больше.
board-lagrange = Точка Лагранжа: исследовать нечего, хорошее место для космопорта.
board-multi-star = Несколько звёзд
board-explore-cost = Исследование: { $n }
board-build-cost = Строительство: { $n } с учётом тайлов
board-gravity-title = Гравитация
board-gravity = Каждый взлёт и каждая посадка здесь стоят на { $n } больше.
board-locked = Фобы: ни прибыли, ни очков колонии, пока на их тайле нет охраняемой базы.
board-unexplored = Не исследовано ({ $stack })
board-stack-left =
    { $n ->
        [one] В стопке { $n } тайл
        [few] В стопке { $n } тайла
       *[many] В стопке { $n } тайлов
    }
board-claim = Притязание: { $who }. Если здесь построит соперник, владелец притязания получит 2T из банка.
board-team = Команда: { $who }, { $site }
board-acted = Она уже действовала в этот ход.
board-teams-home =
    { $n ->
        [one] { $n } команда в штабе
        [few] { $n } команды в штабе
       *[many] { $n } команд в штабе
    }
board-base-of = { $base }, { $who }
board-colony-of = Колония «{ $name }», { $who }
board-colony-value = { $name }, ценность { $n }
board-beyond = Маркер «За гранью» { $n }
board-beyond-text = Первые две команды здесь берут по одному: фора в следующей эпохе.
board-track = В начале каждого хода владельца команда продвигается на одну ячейку к звезде.
board-track-far = Звёздная дорожка, дальняя ячейка
board-track-middle = Звёздная дорожка, средняя ячейка
board-track-near = Звёздная дорожка, ближняя ячейка

board-tile-pays = Сразу приносит: { $what }
board-tile-produces = Производит { $n }T (P{ $n })
board-tile-points = Очки колонии: { $n } (C{ $n })
board-tile-build = Строительство здесь: { $n }
board-tile-shows = Символы
board-symbol-water = вода
board-symbol-life = жизнь
board-symbol-wonder = чудо природы
board-symbol-anomaly = аномалия
board-symbol-relic = реликвия
board-symbol-dust = пыль

board-offers = Предложения
board-empty-offer = Пустая ячейка предложения
board-deck =
    { $n ->
        [one] В колоде { $n } карта
        [few] В колоде { $n } карты
       *[many] В колоде { $n } карт
    }
board-deck-text = Когда она кончится, эпоха подойдёт к концу.
board-deck-empty = Колода пуста: можно пасовать, эпоха заканчивается.
board-discard = В сбросе: { $n }
board-discoveries = Тайлы
board-hand = Рука
board-hand-n = Рука: { $n }
board-hand-of =
    { $n ->
        [one] { $who }: { $n } карта в руке
        [few] { $who }: { $n } карты в руке
       *[many] { $who }: { $n } карт в руке
    }
board-no-cards = Карт в руке нет
board-hidden-card = Карта, которую видит только её владелец
board-unseen-copies =
    { $n ->
        [one] Ещё не видели { $n } копию
        [few] Ещё не видели { $n } копии
       *[many] Ещё не видели { $n } копий
    }
board-shielded = с защитой
board-or = или
board-modes = Используется одно из значений; они никогда не складываются.
board-infra-card = Встаёт в штаб как инфраструктура
board-edge = Преимущество
board-time-uses = удвоить или 2 команды
board-hq = Штаб
board-hq-of = Штаб: { $who }
board-box = Ячейка инфраструктуры
board-box-text = Сюда кладёт карту действие «Улучшение».
board-research-box = Ячейка поиска
board-research-box-text = Есть всегда; её не закрывает ни одна карта.
board-built-in = Встроено
board-free = свободно
board-supply = Базы в запасе
board-legacy = Наследие
board-legacy-text = Взято из прежней эпохи и всё ещё производит { $n }T.
board-passed = пас
board-owed =
    { $n ->
        [one] Причитается { $n } награда
        [few] Причитаются { $n } награды
       *[many] Причитается { $n } наград
    }
board-follow = Следить: { $who }
board-enlarge = Показать штаб: { $who }
board-infra-of = Инфраструктура: { $who }
board-infra-use = Её можно использовать для действия; владелец тогда берёт карту.
board-infra-closed = Эпоха заканчивается: чужой инфраструктурой пользоваться нельзя.

board-ways = Способы оплаты
board-more-ways =
    { $n ->
        [one] Ещё { $n } способ
        [few] Ещё { $n } способа
       *[many] Ещё { $n } способов
    }
board-own-infra = Свой штаб
board-time-double = Время: вдвое
board-time-twice = Время: две команды
board-use-port = Космопорт игрока { $who }
board-use-industrial = Промышленная база игрока { $who }
board-use-shield = Защитный завод игрока { $who }
board-use-base = База игрока { $who }
board-nothing-needed = Ничего не стоит
board-draws = { $who } берёт карту
board-unshielded = Без защиты: −{ $n }T
board-no-card-spent = Карты не тратятся
board-add = Добавить источник
board-points-note = Очки тайлов и баз уже учтены.

board-contracts = Контракты
board-eras = Эпохи
board-to-end = { $n } из { $of } до конца эпохи
board-fulfilled-by = Выполнено: { $who }
board-increased = { $n }T и ещё { $more }T, которых никто не заработал раньше
board-progress = Прогресс
board-adaptation = Адаптация
board-breakthrough = Прорыв
board-adaptations = Адаптации
board-breakthroughs = Прорывы
board-no-progress = Карты прогресса появляются во второй эпохе.
board-needs-adaptation =
    { $n ->
        [one] Нужна { $n } адаптация
        [few] Нужны { $n } адаптации
       *[many] Нужно { $n } адаптаций
    }
board-needs-breakthrough =
    { $n ->
        [one] Нужен { $n } прорыв
        [few] Нужны { $n } прорыва
       *[many] Нужно { $n } прорывов
    }
board-copies =
    { $n ->
        [one] Осталась { $n } копия
        [few] Осталось { $n } копии
       *[many] Осталось { $n } копий
    }
board-colonies = Колонии
board-wheel = Колесо прогресса
board-wheel-text = Внутри генетика, снаружи открытия; каждый круг в { $n } деления даёт карту.
board-wheel-mariners = В этой эпохе только генетика; круги по { $n } деления оплатит следующая.
board-wheel-of = генетика { $genetics }, открытия { $revelation }

board-windows = Вмешательства
board-windows-text = Когда спрашивать, сыграете ли вы карту преимущества? Это можно изменить в любой момент.
board-window-turn_start = В начале хода
board-window-before_research_take = Перед тем как соперник возьмёт карты
board-window-after_produce = После производства соперника
board-window-after_breakthrough = После прорыва соперника
board-window-after_contract = После контракта
board-window-before_discard = Перед сбросом сыгранных карт
board-window-turn_end = В конце моего хода

board-last-turns = Последние ходы
board-trigger-contracts = Выполнено шесть контрактов: у остальных по одному ходу. Инфраструктура и базы соперников закрыты.
board-trigger-deck = Колода пуста: игроки могут пасовать, затем эпоха кончится. Инфраструктура и базы соперников закрыты.
board-era-begins = Эпоха { $n }
board-era-mariners = От Земли до пояса астероидов
board-era-planeteers = От Солнца до облака Оорта
board-era-starfarers = К звёздам вокруг нас

board-legend-reach = Цена точки, до которой можно добраться
board-legend-reach-text = Выберите команду: доступные точки светятся.
board-legend-far = Слишком далеко
board-legend-border = Цена границы
board-legend-costs = Цена исследования и строительства
board-legend-claim = Команда с притязанием
board-legend-claim-text = Она исследовала эту точку. Если построит соперник, её владелец получит 2T.
board-legend-tile = Тайл исследования
board-legend-tile-text = P: прибыль при производстве. C: очки колонии. Число внизу справа меняет цену строительства.
board-legend-shield = Защита от радиации

board-phase-action = действие
board-phase-bases = база за базой
board-phase-tiles = производство
board-phase-target = цель
board-phase-pay = оплата
board-phase-custom = оплата
board-phase-second = вторая команда
board-phase-colony = колония
board-phase-points = очки колонии
board-phase-research_pick = карты
board-phase-offer_pick = карта
board-phase-research_base = база поиска
board-phase-progress = прогресс
board-phase-star_children = Дети звёзд
board-phase-phobe_team = фобы
board-phase-colony_contract = контракт
board-phase-infra_loss = несовместимость
board-phase-contract = контракты
board-phase-reward = награды
board-phase-transport = перевозка
board-phase-beyond = фора
board-phase-legacy = наследие
board-phase-era_end_contract = контракт
board-phase-start_adaptation = адаптация
board-phase-edge = преимущество

## Как называется оплата: сначала её значение.

action-pay = Оплатить { $value }: { $sources }{ $profit ->
    [0] {""}
   *[other] {" "}+ { $profit }T
}{ $penalty ->
    [0] {""}
   *[other] , радиация −{ $penalty }T
}
board-never = Больше не спрашивать в этот момент
board-goal-explore = Исследование: { $site }
board-goal-build = Строительство: { $site }
board-goal-produce = Производство
board-goal-research = Поиск
board-goal-genetics = Генетика
board-goal-revelation = Открытие
board-goal-colonize = Колонизация: { $site }
board-forbid = Запретить: { $action }
board-sheltered = С защитой: радиация ничего не стоит
board-into-box = В ячейку { $n }
board-replaces = Вместо карты «{ $card }»
board-covers = Закрывает встроенное
board-on-table = Сыграно в этот ход: { $who }
board-with-rival = Достижимо с помощью соперника
