# SpaceCorp: все тексты игры. Каждый ключ есть в каждом языке, с теми же переменными.

game-name = SpaceCorp
game-tagline = Возглавьте космическую корпорацию и пройдите путь от орбиты Земли до ближайших звёзд: исследуйте, стройте, производите и выполняйте контракты раньше соперников.

## Options

option-eras = Эпохи
    .name = Эпохи
    .description = С какой эпохи партия начинается и какой заканчивается.
option-eras-1-3 = Вся игра: от Mariners до Starfarers
option-eras-1-2 = Mariners и Planeteers
option-eras-1 = Только Mariners
option-eras-2-3 = Planeteers и Starfarers
option-eras-2 = Только Planeteers
option-eras-3 = Только Starfarers
option-data = Данные
    .name = Данные
    .description = Числа карт, тайлов и полей: по большей части наша реконструкция или ваши.
option-data-standard = Наша реконструкция

## Words of the game

era-mariners = Mariners
era-planeteers = Planeteers
era-starfarers = Starfarers
kind-research = Поиск
kind-move = Перемещение
kind-explore = Исследование
kind-build = Строительство
kind-produce = Производство
kind-genetics = Генетика
kind-revelation = Открытие
kind-upgrade = Улучшение
kind-special = Особое
kind-colonize = Колонизация
kind-adaptation = адаптация
kind-breakthrough = прорыв
cube-genetics = генетика
cube-revelation = открытия
track-star = звезда
track-near = ближняя ячейка
track-middle = средняя ячейка
track-far = дальняя ячейка
symbol-water = Вода
symbol-life = Жизнь
symbol-wonder = Чудо природы
symbol-anomaly = Аномалия
symbol-relic = Реликвия
symbol-dust = Пыль
window-turn-start = начало хода
window-before-research-take = перед взятием карт за «Поиск»
window-after-produce = после производства
window-after-breakthrough = после прорыва
window-after-contract = после контракта
window-before-discard = перед сбросом карт
window-turn-end = конец моего хода
for-discovery = открытие
for-claim = притязание
for-exploiter = эксплуататор
for-secure = охраняемая база
for-special = особое
for-progress = карта прогресса
for-colony = колония
for-orion = Отрог Ориона
for-divert = перенаправление
for-market-influence = влияние на рынок
for-hostile-microbes = враждебные микробы
score-profit = Прибыль
score-colonies = Колонии
score-beyond = Маркеры «За гранью»
score-genetics = Генетика

## Sources of a payment

source-own = своя инфраструктура
source-p1 = инфраструктура игрока 1
source-p2 = инфраструктура игрока 2
source-p3 = инфраструктура игрока 3
source-p4 = инфраструктура игрока 4
source-double = Время (удвоить)
source-twice = Время (дважды)
source-nothing = ничего
source-port = космопорт
source-industrial = промышленная база
source-shield = защитный завод
source-base = база
source-port-p1 = космопорт игрока 1
source-port-p2 = космопорт игрока 2
source-port-p3 = космопорт игрока 3
source-port-p4 = космопорт игрока 4
source-industrial-p1 = промышленная база игрока 1
source-industrial-p2 = промышленная база игрока 2
source-industrial-p3 = промышленная база игрока 3
source-industrial-p4 = промышленная база игрока 4
source-shield-p1 = защитный завод игрока 1
source-shield-p2 = защитный завод игрока 2
source-shield-p3 = защитный завод игрока 3
source-shield-p4 = защитный завод игрока 4
source-base-p1 = база игрока 1
source-base-p2 = база игрока 2
source-base-p3 = база игрока 3
source-base-p4 = база игрока 4
points-nothing = ничего
points-team = команда
points-team-star = команда на звезде
points-team-near = команда в ближней ячейке
points-team-middle = команда в средней ячейке
points-team-far = команда в дальней ячейке
points-build = значение строительства
points-5t = 5T

## Questions

prompt-action = Выберите действие.
prompt-pay = { $open ->
    [yes] { $action }: что используете?
   *[no] { $action }: наберите { $cost }.
}
prompt-custom = Выбирайте источники: { $value } из { $cost }.
prompt-bases = Выберите базу для ячейки { $box }.
prompt-tiles = Выберите тайлы для производства (выбрано: { $count }).
prompt-target = { $card }: выберите цель.
prompt-second = «Время», вторая половина: что делает другая команда? ({ $action })
prompt-colony = Выберите тайл колонии. Без оплаты у вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} колонии.
prompt-points = { $missing ->
    [one] Не хватает { $missing } очка колонии. Что отдаёте?
   *[other] Не хватает { $missing } очков колонии. Что отдаёте?
}
prompt-research-pick = { $left ->
    [one] Возьмите карту (ещё { $left }).
    [few] Возьмите до { $left } карт, по одной.
   *[many] Возьмите до { $left } карт, по одной.
}
prompt-offer-pick = Исследовательская база: возьмите карту предложения.
prompt-research-base = Исследовательская база: возьмите карту предложения или продвиньте куб открытий.
prompt-progress = Выберите карту прогресса: { $kind }.
prompt-star-children = Дети звёзд: выберите звёздную систему без команд.
prompt-start-adaptation = Выберите адаптацию, с которой начнёте.
prompt-phobe-team = Фобы изгоняют команду. Какую?
prompt-colony-contract = Выберите открытый контракт: колония приносит его напечатанную награду.
prompt-era-end-contract = Выберите открытый контракт: колония выполняет его.
prompt-infra-loss = Уберите одну свою карту инфраструктуры.
prompt-contract = Выполнить контракт?
prompt-reward = { $count ->
    [one] Вашей инфраструктурой или базой воспользовались: взять { $count } карту?
    [few] Вашей инфраструктурой и базами воспользовались: взять { $count } карты?
   *[many] Вашей инфраструктурой и базами воспользовались: взять { $count } карт?
}
prompt-transport = Перевезти команду бесплатно?
prompt-beyond = Маркер «За гранью»: начать одной командой в точке «{ $site }»?
prompt-legacy = Выберите тайл с базой, который возьмёте с собой.
prompt-edge = Вмешаться ({ $window })?
prompt-edge-breakthrough = { $who } берёт прорыв «{ $card }». Вмешаться?

## Answers

action-move = Переместить: { $from } → { $to }
action-explore = Исследовать: { $site }
action-build = Строить: { $site }
action-build-base = Строить: { $site }, { $base }
action-produce = Производить на лучших тайлах: { $count }
action-produce-by-choice = Производить на выбранных тайлах
action-research = Поиск
action-genetics = Генетика
action-revelation = Открытие
action-upgrade = Улучшить: { $card } в ячейку { $slot }
action-special = Особое: { $card }
action-colonize = Колонизировать: { $site }
action-pass = Пасовать до конца эпохи
action-nothing = Ничего не делать
action-pay = { $sources }: { $value }{ $profit ->
    [0] {""}
   *[other] {" "}+ { $profit }T
}{ $penalty ->
    [0] {""}
   *[other] , радиация { $penalty }T
}{ $shield ->
    [yes] , с защитой
   *[no] {""}
}
action-custom = Собрать оплату по-своему
action-confirm = Заплатить этим
action-add = Добавить: { $source }{ $shield ->
    [yes] {" "}(с защитой)
   *[no] {""}
}
action-base = { $base }
action-tile = { $site }{ $boxes ->
    [1] {""}
   *[other] , ячейка { $box }
}
action-tile-legacy = Наследие
action-done = Готово
action-probe = Зонд: { $site }
action-teleport = { $from } → { $to }
action-forgo = Отказаться от второй половины
action-found = { $colony } (ценность { $value })
action-offer = Отдать: { $what }
action-draw = Взять из колоды
action-take = Взять предложение { $offer }
action-stop = Хватит
action-advance-revelation = Открытия +1
action-choose = { $card }
action-settle = { $site }
action-expel = Команду, где { $box }
action-expel-explorer = Команду, которая исследовала
action-contract = Контракт: { $contract }
action-fulfill = Выполнить: { $contract }
action-remove = Убрать карту из ячейки { $slot }
action-decline = Отказаться
action-transport = Перевезти: { $from } → { $to }
action-stay = Никого
action-ahead = Начать впереди
action-keep = Взять с собой: { $site }{ $boxes ->
    [1] {""}
   *[other] , ячейка { $box }
}
action-keep-nothing = Ничего не брать
action-play = Сыграть: { $edge }
action-play-sabotage = Саботаж: запретить «{ $action }»
action-play-hack = Взлом: взять предложение { $offer }
action-play-poach = Переманить: { $cards }
action-let-be = Не вмешиваться
action-never-window = Не спрашивать: { $window }
action-ask-window = Снова спрашивать: { $window }

## What happens

event-era-began = Начинается эпоха { $era }. Первый ход: { $who }.
event-turn-began = Ход { $turn }: { $who }.
event-passed = { $who } пасует до конца эпохи.
event-idled = { $who } ничего не может сделать.
event-era-end-triggered = { $kind ->
    [contracts] Выполнено шесть контрактов: эпоха подходит к концу.
   *[deck] Колода пуста: эпоха подходит к концу.
}
event-deck-set-aside = Ничего больше не происходит: остаток колоды отложен.
event-era-ended = Эпоха { $era } окончена.
event-game-over = { $count ->
    [one] Побеждает { $winners }.
   *[other] Победу делят { $winners }.
}
event-paid = { $who }, { $action }: { $sources }, значение { $value }{ $profit ->
    [0] {""}
   *[other] , потрачено { $profit }T
}{ $penalty ->
    [0] {""}
   *[other] , радиация { $penalty }T
}.
event-moved = { $who } перемещает команду: { $from } → { $to }.
event-transported = { $who } перевозит команду: { $from } → { $to }.
event-teleported = { $who } переносит команду: { $from } → { $to }.
event-track = { $who }, { $site }: команда приближается, { $box }.
event-beyond-reached = { $who } получает маркер «За гранью» № { $marker }.
event-orion-reached = { $who } входит в Отрог Ориона: { $site }, { $profit }T.
event-explored = { $who } открывает ({ $site }): { $tile }.
event-redirected = { $tile } ведёт к другой стопке.
event-built = { $who } строит ({ $site }): { $base }.
event-gained = { $who } получает { $amount }T ({ $source }).
event-lost = { $who } теряет { $amount }T ({ $source }).
event-produced = { $who } производит { $total }T (тайлов: { $count }).
event-cube = { $who }: { $cube } +{ $steps }.
event-progress-taken = { $who } берёт карту «{ $card }»{ $profit ->
    [0] {""}
   *[other] {" "}(+{ $profit }T)
}.
event-grant-lost = { $who }: подходящих карт прогресса нет ({ $cube }).
event-drew = { $who } берёт карту из колоды.
event-drew-card = { $who } берёт из колоды: { $card }.
event-took = { $who } берёт из предложений: { $card }.
event-upgraded = { $who } кладёт «{ $card }» в ячейку { $slot }.
event-infra-removed = { $who } убирает из штаба «{ $card }».
event-special = { $who } играет «{ $card }» ради особого действия.
event-edge = { $who } вмешивается: { $edge }.
event-sabotaged = { $who } в этот ход не может выбрать «{ $action }».
event-poached = { $who } переманивает: { $cards }.
event-rewards = { $drew ->
    [yes] { $who } берёт заслуженную карту.
   *[no] { $who } отказывается от заслуженной карты.
}
event-refilled = Новые предложения: { $cards }.
event-discarded = Сброшено: { $cards }.
event-contract = { $who } выполняет контракт «{ $contract }»: { $reward }T.
event-colonized = { $who } основывает колонию «{ $colony }» ({ $site }, ценность { $value }).
event-team-removed = { $who } навсегда поселяет команду: { $site }.
event-phobes = Фобы ({ $site })! Команда игрока { $who } возвращается к Солнцу.
event-unlocked = { $who } защищает систему от фобов: { $site }.
event-star-children = { $who }: дети звёзд, { $site }.
event-beyond-used = { $who } начинает одной командой впереди: { $site }.
event-legacy-kept = { $who } берёт с собой: { $tile }, { $base }.

## What cannot be done

illegal-sabotaged = Это действие в этот ход запрещено саботажем.
illegal-no-team = Там ({ $site }) нет вашей команды, которая может действовать.
illegal-no-way = Оттуда в точку «{ $site }» не попасть.
illegal-no-base = Для перемещения нужна база там, откуда или куда летит команда.
illegal-stalling = После двух пустых ходов для перемещения нужна карта.
illegal-radiation = Без защиты радиация стоит { $penalty }T, а у вас их нет.
illegal-too-far = До точки «{ $site }» { $cost }; у вас не больше { $value }.
illegal-nothing-to-explore = Там ({ $site }) нечего исследовать.
illegal-cost = { $action }: там нужно { $cost }, столько у вас нет.
illegal-base-there = Там ({ $site }) уже стоит база.
illegal-not-explored = Точку «{ $site }» надо сначала исследовать, или строить там нельзя.
illegal-introvs = Интровы разрешают строить только владельцам «Кооперативной эмпатии» или «Сенсорной концентрации».
illegal-base-type = { $base }: здесь не подходит или таких баз не осталось.
illegal-only-starfarers = Колонии основывают только в эпоху Starfarers.
illegal-not-colonizable = Все ячейки системы «{ $site }» должны нести ваши базы, и колонии там быть не должно.
illegal-no-points = Очков колонии не хватает ни на один тайл.
illegal-hand-full = Для «Поиска» в руке должно быть не больше { $limit } карт, и должно быть что брать.
illegal-no-revelation = «Открытие» появляется в эпоху Planeteers.
illegal-no-source = Вам нечем провести действие «{ $action }».
illegal-produce = Нужны карты «Производства» и столько тайлов с вашей базой и действующим P#.
illegal-pass = Пасовать можно, только когда колода пуста.
illegal-upgrade = Карту «{ $card }» сейчас туда не положить.
illegal-pay = Так за это не заплатить; для необычной оплаты есть «custom».

## Cards

card-m-chemical-drive = Химический двигатель
card-m-cargo-pod = Грузовой модуль
card-m-science-module = Научный модуль
card-m-heavy-lifter = Тяжёлый носитель
card-m-ion-drive = Ионный двигатель
card-m-survey-orbiter = Разведывательный орбитер
card-m-nuclear-thermal = Ядерная тепловая ракета
card-m-construction-printer = Строительный принтер
card-m-inflatable-habitat = Надувной модуль
card-m-regolith-works = Реголитовый завод
card-m-ore-processor = Переработчик руды
card-m-orbital-smelter = Орбитальная плавильня
card-m-genome-lab = Геномная лаборатория
card-m-closed-ecology = Замкнутая экосистема
card-m-mission-analytics = Анализ миссий
card-m-think-tank = Мозговой центр
card-m-near-space-probe = Зонд ближнего космоса
card-m-venture-capital = Венчурный капитал
card-m-salvage = Утилизация
card-m-sabotage = Саботаж
card-m-intercept = Перехват
card-m-poach = Переманивание
card-m-market-influence = Влияние на рынок
card-m-hack = Взлом
card-m-competitors = Конкуренты
card-m-divert = Перенаправление
card-p-solar-sail = Солнечный парус
card-p-survey-swarm = Рой дронов-разведчиков
card-p-prefab-station = Сборная станция
card-p-grown-mesh = Выращенная сетка
card-p-magnetic-canopy = Магнитный полог
card-p-fusion-torch = Термоядерный факел
card-p-plasma-drive = Плазменный двигатель
card-p-shielded-hauler = Экранированный тягач
card-p-autonomous-yard = Автономная верфь
card-p-nanotube-foundry = Нанотрубочный цех
card-p-cryobot = Криобот
card-p-spectrometer = Дальний спектрометр
card-p-deep-space-probe = Зонд дальнего космоса
card-p-helium-harvester = Сборщик гелия-3
card-p-mining-fleet = Роботизированный флот добычи
card-p-commodity-exchange = Товарная биржа
card-p-gene-suite = Комплекс редактирования генов
card-p-exo-decoder = Декодер экзо-ДНК
card-p-quantum-array = Квантовый массив
card-p-unified-theory = Единая теория
card-p-antimatter-prototype = Прототип антиматерии
card-p-orbital-bonds = Орбитальные облигации
card-p-competitors = Конкуренты
card-p-divert = Перенаправление
card-p-hack = Взлом
card-p-hostile-microbes = Враждебные микробы
card-p-incompatible = Несовместимость
card-p-intercept = Перехват
card-p-leak = Утечка
card-p-market-influence = Влияние на рынок
card-p-poach = Переманивание
card-p-sabotage = Саботаж
card-s-antimatter-drive = Двигатель на антиматерии
card-s-generation-ship = Корабль поколений
card-s-interstellar-observatory = Межзвёздная обсерватория
card-s-matter-manipulators = Манипуляторы материи
card-s-rd-network = Сеть НИОКР
card-s-clone-forge = Клон-кузница
card-s-evo-accelerators = Ускорители эволюции
card-s-ramscoop = Прямоточный двигатель
card-s-field-drive = Полевой двигатель
card-s-spacetime-fold = Складка пространства-времени
card-s-pion-drive = Пионный двигатель
card-s-stellar-lifter = Звёздный строитель
card-s-von-neumann-works = Завод фон Неймана
card-s-magnetar-shield = Магнетарный щит
card-s-arcology-kit = Комплект аркологии
card-s-mega-engineering = Мегаинженерия
card-s-swarm-telescope = Роевой телескоп
card-s-ai-surveyors = ИИ-разведчики
card-s-planet-miner = Планетарный добытчик
card-s-stellar-commerce = Звёздная торговля
card-s-dyson-swarm = Рой Дайсона
card-s-xenobiology = Институт ксенобиологии
card-s-singularity-lab = Лаборатория сингулярности
card-s-mind-lattice = Решётка разума
card-s-oracle-engine = Машина-оракул
card-s-ansible-relay = Ретранслятор-ансибль
card-s-sovereign-fund = Суверенный фонд
card-s-competitors = Конкуренты
card-s-divert = Перенаправление
card-s-hack = Взлом
card-s-hostile-microbes = Враждебные микробы
card-s-incompatible = Несовместимость
card-s-intercept = Перехват
card-s-leak = Утечка
card-s-market-influence = Влияние на рынок
card-s-poach = Переманивание
card-s-sabotage = Саботаж
card-s-salvage = Утилизация
card-time = Время
    .text = При действии «Перемещение», «Строительство» или «Исследование»: удвойте итоговое значение либо выполните действие дважды двумя разными командами, каждая с полным значением.

## Edge effects

edge-competitors = Конкуренты
    .text = При подсчёте значения своего действия: используйте подходящую инфраструктуру двух штабов вместо одного (двух соперников либо свою и одного соперника). Действует и после объявления конца эпохи.
edge-divert = Перенаправление
    .text = После действия «Производство» соперника: получите половину его дохода с округлением вверх. Соперник ничего не теряет.
edge-hack = Взлом
    .text = Когда соперник собирается брать карты за «Поиск»: сначала возьмите в руку одну карту предложения по выбору.
edge-hostile-microbes = Враждебные микробы
    .text = В начале любого хода: каждый игрок (включая вас), у которого есть команда или база в точке с символом жизни, теряет 2T.
edge-incompatible = Несовместимость
    .text = В начале любого хода: каждый игрок с картами инфраструктуры убирает одну из них; выбор по порядку хода, начиная с активного игрока.
edge-intercept = Перехват
    .text = В конце своего хода: немедленно сделайте ещё один полный ход.
edge-leak = Утечка
    .text = После того как соперник взял прорыв: возьмите его копию без прибыли, если она ещё доступна.
edge-market-influence = Влияние на рынок
    .text = После выполнения контракта: получите 2T, если его выполнили вы, и 1T, если соперник.
edge-poach = Переманивание
    .text = Когда соперник сбрасывает сыгранные за ход карты (шаг 5): возьмите до двух из этих карт действий в руку.
edge-sabotage = Саботаж
    .text = В начале хода соперника: назовите один тип действия; соперник не может выбрать его в этот ход.
edge-salvage = Утилизация
    .text = В начале своего хода: возьмите в руку все карты, лежащие в ячейках предложений.

## Special effects

special-gain-2 = Получите 2T
special-gain-3 = Получите 3T
special-probe-near = Откройте тайл исследования в любой пустой точке со свободной ячейкой; немедленные награды ваши. Притязание не возникает
special-probe-deep = Как зонд ближнего космоса, но на поле Planeteers
special-teleport = Поставьте одну из своих команд в любую точку поля, кроме точки «За гранью». Это не действие «Перемещение»
special-advance-track = Все ваши команды на звёздных дорожках сразу попадают на звезду

## Sites and regions

site-earth = Земля
site-luna = Луна
site-l1 = Точка Лагранжа L1
site-l4 = Точка Лагранжа L4
site-l5 = Точка Лагранжа L5
site-sisyphus = Сизиф
site-solar-l2 = Солнечная L2
site-solar-l4 = Солнечная L4
site-eros = Эрос
site-solar-l5 = Солнечная L5
site-halley = Комета Галлея
site-mars-north = Северный Марс
site-mars-south = Южный Марс
site-phobos = Фобос
site-deimos = Деймос
site-asteroid-belt = Пояс астероидов
region-earth-luna = Земля-Луна
region-cislunar = Окололунное гало
region-near-earth = Околоземные орбиты
region-leading-orbit = Опережающая орбита
region-trailing-orbit = Отстающая орбита
region-comet-track = Путь кометы
region-mars = Система Марса
region-belt-edge = Пояс астероидов
site-inner-system = Внутренняя Солнечная система
site-ceres = Церера
site-vesta = Веста
site-pallas = Паллада
site-hygiea = Гигея
site-interamnia = Интерамния
site-davida = Давида
site-io = Ио
site-europa = Европа
site-ganymede = Ганимед
site-callisto = Каллисто
site-himalia = Гималия
site-titan = Титан
site-enceladus = Энцелад
site-dione = Диона
site-rhea = Рея
site-iapetus = Япет
site-ariel = Ариэль
site-umbriel = Умбриэль
site-titania = Титания
site-oberon = Оберон
site-miranda = Миранда
site-triton = Тритон
site-proteus = Протей
site-nereid = Нереида
site-pluto-site = Плутон
site-charon = Харон
site-oort-cloud = Облако Оорта
region-inner = Внутренняя Солнечная система
region-belt = Пояс астероидов
region-jupiter = Юпитер
region-saturn = Сатурн
region-uranus = Уран
region-neptune = Нептун
region-pluto = Плутон и пояс Койпера
region-oort = Облако Оорта
site-sun = Солнце
site-alpha-centauri = Альфа Центавра
site-barnards-star = Звезда Барнарда
site-luhman-16 = Луман 16
site-wolf-359 = Вольф 359
site-sirius = Сириус
site-epsilon-eridani = Эпсилон Эридана
site-tau-ceti = Тау Кита
site-lacaille-9352 = Лакайль 9352
site-epsilon-indi = Эпсилон Индейца
site-ross-780 = Росс 780
site-wolf-1061 = Вольф 1061
site-sixty-one-cygni = 61 Лебедя
site-kapteyns-star = Звезда Каптейна
site-orion-1-site = Отрог Ориона 1
site-orion-2-site = Отрог Ориона 2
site-orion-3-site = Отрог Ориона 3
region-sun-region = Солнце
region-alpha-centauri-region = Альфа Центавра
region-barnards-star-region = Звезда Барнарда
region-luhman-16-region = Луман 16
region-wolf-359-region = Вольф 359
region-sirius-region = Сириус
region-epsilon-eridani-region = Эпсилон Эридана
region-tau-ceti-region = Тау Кита
region-lacaille-9352-region = Лакайль 9352
region-epsilon-indi-region = Эпсилон Индейца
region-ross-780-region = Росс 780
region-wolf-1061-region = Вольф 1061
region-sixty-one-cygni-region = 61 Лебедя
region-kapteyns-star-region = Звезда Каптейна
region-void-a = Пустой регион A
region-void-b = Пустой регион B
region-void-c = Пустой регион C
region-void-d = Пустой регион D
region-orion-1 = К отрогу Ориона 1
region-orion-2 = К отрогу Ориона 2
region-orion-3 = К отрогу Ориона 3

## Bases

base-attraction = Аттракцион
    .mariners = Нужно чудо природы. Тайл получает P1.
    .planeteers = Нужно чудо природы. Тайл получает P1.
    .starfarers = Нужна аномалия или реликвия (артефакт, аванпост, руины). Тайл получает P2.
base-bio-lab = Биолаборатория
    .mariners = Нужна жизнь. При постройке: куб генетики +1.
    .planeteers = Нужна жизнь. При постройке: куб генетики +1.
    .starfarers = Нужна жизнь. При постройке: куб генетики +1.
base-exploiter = Эксплуататор
    .planeteers = Нужен P#. При постройке: получите P# тайла; этот P# больше не действует.
    .starfarers = Нужен P# или C#. При постройке: получите P# + C#; оба больше не действуют.
base-industrial = Промышленная база
    .mariners = Нужна вода или P# (P0 тоже). Значение строительства в других точках региона можно удвоить.
    .planeteers = Нужна вода или P#. Значение строительства в других точках региона можно удвоить.
    .starfarers = Нужна вода или P#. Даёт 1 очко колонии (не более 1 на регион).
base-refinery = Перерабатывающий завод
    .mariners = Нужен P#. Значение P# тайла на 1 больше.
    .planeteers = Нужен P#. Значение P# тайла на 1 больше.
    .starfarers = Нужен P#. Значение P# тайла на 1 больше.
base-research = Исследовательская база
    .mariners = Без условий. При постройке: возьмите одну карту предложения.
    .planeteers = Без условий. При постройке: возьмите одну карту предложения.
    .starfarers = Без условий. При постройке: возьмите карту предложения или куб открытий +1.
base-secure = Охраняемая база
    .planeteers = Без условий. При постройке: 1T за каждую базу соперников в регионе; ничего, если там уже есть Secure.
    .starfarers = Без условий. При постройке: 1T за каждую близкую базу соперников; ничего, если в регионе или рядом уже есть Secure. На тайле фобов: получите все немедленные награды региона.
base-shield-factory = Защитный завод
    .planeteers = Нужна вода. Действие его постройки защищено; «Перемещения» из региона и «Строительство» в нём можно защитить.
    .starfarers = Нужна вода. Действие его постройки защищено; «Перемещения» из региона и «Строительство» в нём можно защитить.
base-spaceport = Космопорт
    .mariners = Только точки Лагранжа. Перемещения отсюда получают +2. Разрешает транспорт команд.
    .planeteers = Точка без гравитации. Удваивает одну карту или инфраструктуру перемещения отсюда. Разрешает транспорт команд.
    .starfarers = Не на аномалии и не на пыли. Удваивает одну карту или инфраструктуру перемещения отсюда. Разрешает транспорт команд.

## Discovery tiles

tile-m1-ores = Богатые руды
tile-m1-ice = Водяной лёд
tile-m1-exotic-a = Экзотические элементы
tile-m1-exotic-b = Экзотические элементы
tile-m1-chasm = Хрустальный разлом
tile-m1-volatiles = Замёрзшие летучие
tile-m2-exomicrobes = Вода и экзомикробы
tile-m2-exotic = Экзотические элементы
tile-m2-aquifer = Глубокий водоносный слой
tile-p1-ores = Богатые руды
tile-p1-ice = Водяной лёд
tile-p1-metals = Редкие металлы
tile-p1-exotic = Экзотические элементы
tile-p1-artifact = Инопланетный артефакт
tile-p1-clays = Гидратированные глины
tile-p2-ice-1 = Водяной лёд
tile-p2-ice-2 = Водяной лёд
tile-p2-geysers = Криогейзеры
tile-p2-microbes = Экзомикробы
tile-p2-brine = Живой рассол
tile-p2-exotic-1 = Экзотические элементы
tile-p2-exotic-2 = Экзотические элементы
tile-p2-ores = Богатые руды
tile-p2-cliffs = Гигантские обрывы
tile-p2-isotopes = Изотопная жила
tile-p2-field = Аномальное поле
tile-p2-organics = Органическая шуга
tile-p2-caverns = Ледяные пещеры
tile-p2-signal = Глубинный сигнал
tile-p3-ocean-life = Океаническая экосистема
tile-p3-microbes = Экзомикробы
tile-p3-outpost = Покинутый аванпост
tile-p3-artifact = Инопланетный артефакт
tile-p3-exotic = Экзотические элементы
tile-p3-hydrocarbons = Углеводородные моря
tile-p3-vents = Гидротермальные источники
tile-p3-core = Металлическое ядро
tile-s1-habitable-1 = Пригодный мир
tile-s1-habitable-2 = Пригодный мир
tile-s1-belt = Экзотический пояс астероидов
tile-s1-ruins = Руины пришельцев
tile-s1-outpost = Аванпост пришельцев
tile-s1-super-earth = Суперземля
tile-s1-ocean = Мир-океан
tile-s1-desert = Разреженная пустыня
tile-s1-giant = Газовый гигант
tile-s1-ice = Ледяной мир
tile-s1-jungle = Грибной лес
tile-s1-iron = Железная планета
tile-s1-anomaly = Гравитационная аномалия
tile-s1-dwarf = Умеренный карлик
tile-s1-contact-1 = Контакт
tile-s1-contact-2 = Контакт
tile-s2-rings = Кольца
tile-s2-gem-dust = Драгоценная пыль
tile-s2-ice-moon-1 = Ледяной спутник
tile-s2-ice-moon-2 = Ледяной спутник
tile-s2-microbial = Микробный спутник
tile-s2-ores-1 = Рудный спутник
tile-s2-ores-2 = Рудный спутник
tile-s2-debris = Протопланетная пыль
tile-s2-garden = Спутник-сад
tile-s2-flare = Магнитная аномалия
tile-s2-artifact = Дрейфующий артефакт
tile-s2-comets = Рой комет
tile-sa-phobes = Фобы
tile-sa-introvs = Интровы
tile-sa-weavers = Ткачи
tile-sa-archivists = Архивисты
tile-sa-traders = Торговцы

## Progress cards

progress-radiation-resistance = Радиационная стойкость
    .text = Ваши действия «Перемещение» и «Строительство» всегда защищены.
progress-sensory-focus = Сенсорная концентрация
    .text = +2 к каждому вашему «Исследованию». Вы можете строить в системе интровов.
progress-microgravity-physiology = Физиология микрогравитации
    .text = Игнорируйте штрафы гравитации; +1 к каждому вашему «Перемещению».
progress-torpor = Торпор
    .text = +2 к каждому вашему «Перемещению».
progress-cooperative-empathy = Кооперативная эмпатия
    .text = На шаге 3, если соперник получил награду за ваш ход, вы тоже берёте карту. Вы можете строить в системе интровов.
progress-star-children = Дети звёзд
    .text = Поставьте команду из штаба на звезду любой системы, где нет команд.
progress-enviro-tolerance = Устойчивость к среде
    .text = 1 очко колонии при каждой вашей колонизации.
progress-ageless-crews = Вечные экипажи
    .text = Ваши команды входят на звёздную дорожку в средней ячейке.
progress-hive-cognition = Коллективный разум
    .text = +2 к каждому вашему «Поиску»; «Поиск» доступен при девяти и менее картах в руке.
progress-probe-network = Сеть зондов
    .text = Удваивайте итог каждого вашего «Исследования».
progress-molecular-assembly = Молекулярная сборка
    .text = +3 к каждому вашему «Строительству».
progress-fusion-economy = Термоядерная экономика
    .text = +1 к каждому вашему «Производству», и каждое приносит на 1T больше.
progress-energy-fields = Энергетические поля
    .text = Фобы не изгоняют вашу команду. Ваши «Перемещения» всегда защищены.
progress-warp-metric = Варп-метрика
    .text = Удваивайте итог каждого вашего «Перемещения».
progress-entangled-link = Запутанная связь
    .text = Ваши команды прибывают сразу на звезду.
progress-matter-synthesis = Синтез материи
    .text = +5 к каждому вашему «Строительству».

## Colonies

colony-c01 = Гавань
    .text = Особой выгоды нет.
colony-c02 = Высадка
    .text = Особой выгоды нет.
colony-c03 = Конкорд
    .text = Каждый раз, когда вы колонизируете, включая эту колонию, получите 1T.
colony-c04 = Кузница
    .text = При размещении: получите 1T за каждый прорыв у любых игроков.
colony-c05 = Бастион
    .text = При размещении: получите 1T за каждую точку с вашей базой Secure.
colony-c06 = Атенеум
    .text = При размещении: получите 1T за каждую вашу адаптацию и прорыв.
colony-c07 = Меридиан
    .text = При размещении: получите напечатанную награду любого невыполненного контракта Starfarers (контракт остаётся открытым).
colony-c08 = Апогей
    .text = Каждый раз, когда вы колонизируете, включая эту колонию, получите 1T за каждую свою колонию.
colony-c09 = Предел
    .text = Особой выгоды нет.
colony-c10 = Усадьба
    .text = Особой выгоды нет.
colony-c11 = Перекрёсток
    .text = Каждый раз, когда соперник колонизирует, получите 1T.
colony-c12 = Гроссбух
    .text = Каждый раз, когда соперник выполняет контракт, получите 1T.
colony-c13 = Биржа
    .text = При размещении: получите 1T за каждые две колонии соперников.
colony-c14 = Генезис
    .text = При размещении: получите 1T за каждые две адаптации у любых игроков.
colony-c15 = Фронтир
    .text = В конце эпохи получите 1T за каждую звёздную систему без колонии (кроме Солнца).
colony-c16 = Хартия
    .text = В конце эпохи заберите любой невыполненный контракт.
colony-c17 = Маяк
    .text = Особой выгоды нет.
colony-c18 = Веха
    .text = Особой выгоды нет.
colony-c19 = Порог
    .text = Особой выгоды нет.
colony-c20 = Узел
    .text = Каждый раз, когда соперник колонизирует, получите 1T.
colony-c21 = Часовой
    .text = Каждый раз, когда ваш соперник колонизирует, получите 2T.
colony-c22 = Тариф
    .text = Каждый раз, когда ваш соперник производит, получите 1T.
colony-c23 = Договор
    .text = Каждый раз, когда соперник или ИИ выполняет контракт, получите 2T.
colony-c24 = Грань
    .text = В конце эпохи получите 1T за каждую звёздную систему без колонии (кроме Солнца).
colony-c25 = Уединение
    .text = Особой выгоды нет.
colony-c26 = Плацдарм
    .text = Особой выгоды нет.
colony-c27 = Гнездовье
    .text = Каждый раз, когда соперник или ИИ колонизирует, получите 1T.
colony-c28 = Бдение
    .text = Каждый раз, когда соперник или ИИ выполняет контракт, получите 2T.
colony-c29 = Архив
    .text = При размещении: получите 1T за каждый прорыв у любых игроков.
colony-c30 = Колыбель
    .text = При размещении: получите 1T за каждые две адаптации у любых игроков.
colony-c31 = Вершина
    .text = При размещении: получите 1T за каждую вашу адаптацию и прорыв.
colony-c32 = Зенит
    .text = Каждый раз, когда вы колонизируете, включая эту колонию, получите 1T за каждую свою колонию.

## Contracts

contract-m1 = Первое производство
contract-m1-2 = Первое действие «Производство»
contract-m1-3 = Первое действие «Производство»
contract-m2 = Первая база на Марсе
contract-m2-2 = Первая база на Марсе (север или юг)
contract-m2-3 = Первая база на Марсе (север или юг)
contract-m3 = Базы вне точек Лагранжа
contract-m3-2 = Базы в 3 точках, не являющихся точками Лагранжа
contract-m3-3 = Базы в 3 точках, не являющихся точками Лагранжа
contract-m4 = Базы в точках Лагранжа
contract-m4-2 = Базы в 4 точках Лагранжа
contract-m4-3 = Базы в 2 точках Лагранжа
contract-m5 = Базы во многих регионах
contract-m5-2 = Базы в 4 разных регионах
contract-m5-3 = Базы в 2 разных регионах
contract-m6 = Полная инфраструктура
contract-m6-2 = 3 карты инфраструктуры в вашем штабе
contract-m6-3 = 3 карты инфраструктуры в вашем штабе
contract-m7 = Генетика
contract-m7-2 = Куб генетики продвинут суммарно на 3 деления
contract-m7-3 = Куб генетики продвинут суммарно на 3 деления
contract-p1 = Прогресс
contract-p1-2 = 2 карты прогресса
contract-p1-3 = 2 карты прогресса
contract-p2 = Пояс астероидов
contract-p2-2 = Базы в 4 точках пояса астероидов
contract-p2-3 = Базы в 3 точках пояса астероидов
contract-p3 = За Юпитером
contract-p3-2 = Базы в 3 точках за Юпитером
contract-p3-3 = Базы в 2 точках за Юпитером
contract-p4 = Спутники Юпитера
contract-p4-2 = Базы на 3 спутниках Юпитера
contract-p4-3 = Базы на 2 спутниках Юпитера
contract-p5 = По всем регионам
contract-p5-2 = Базы в 5 разных регионах
contract-p5-3 = Базы в 4 разных регионах
contract-p6 = Большое производство
contract-p6-2 = Получите 5T или больше одним действием «Производство»
contract-p6-3 = Получите 4T или больше одним действием «Производство»
contract-p7 = Жизнь
contract-p7-2 = Базы в 2 точках с жизнью
contract-p7-3 = Первая база в точке с жизнью
contract-s1 = Первая колония
contract-s1-2 = Первая колония
contract-s1-3 = Первая колония
contract-s2 = Звёздные системы
contract-s2-2 = Базы в 3 звёздных системах
contract-s2-3 = Базы в 2 звёздных системах
contract-s3 = Прорывы
contract-s3-2 = 3 прорыва
contract-s3-3 = 2 прорыва
contract-s4 = Многозвёздные системы
contract-s4-2 = Базы в 2 многозвёздных системах
contract-s4-3 = Базы в 2 многозвёздных системах
contract-s5 = Новое человечество
contract-s5-2 = 6 карт прогресса
contract-s5-3 = 4 карты прогресса
contract-s6 = Звёздная экономика
contract-s6-2 = Получите 8T или больше одним действием «Производство»
contract-s6-3 = Получите 6T или больше одним действием «Производство»
contract-s7 = Несколько колоний
contract-s7-2 = 3 колонии
contract-s7-3 = 2 колонии
