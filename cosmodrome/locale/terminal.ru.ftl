# Что говорит командная строка, помимо текстов самих игр.

## Справка по командам

about = Космические настольные игры в терминале: игра, турниры ботов, проверка, замеры и сервер для браузера.
about-games = Показать игры, число мест и варианты.
about-play = Играть в терминале: за одной клавиатурой, против ботов или вперемешку.
about-arena = Провести много партий между игроками и посчитать победы.
about-replay = Показать записанную партию шаг за шагом.
about-fuzz = Играть наугад и проверять каждую позицию; показать кратчайшую партию с ошибкой.
about-bench = Измерить скорость игр рядом с другим движком.
about-serve = Запустить сервер для браузера.
about-backup = Записать всё, что хранит сервер, в один файл; сервер может при этом работать.
about-restore = Восстановить папку данных или базу из резервной копии.
about-version = Показать версию и сказать, скомпилирована ли она.
about-game = Ключ игры из списка «cosmodrome games» или модуль:ИМЯ для своей игры.
about-language = Язык: en или ru. По умолчанию язык терминала.
about-option = Вариант игры, например long=true. Можно указать несколько раз.
about-json = Вывести JSON для программ.
about-workers = Число процессов; по умолчанию по одному на ядро.
about-seats = Кто где сидит, через запятую: me (вы), random, greedy, cadet, pilot, commander, admiral или модуль:Класс. Имя добавляется так: me=Вега.
about-bots = Кто участвует, через запятую: random, greedy, cadet, pilot, commander, admiral или модуль:Класс.
about-seed = Одинаковое зерно даёт одинаковую партию.
about-record = Файл для записи партии. Если он есть, партия продолжится.
about-plain = Не очищать экран: выводить строку за строкой.
about-arena-count = Сколько партий сыграть. Честнее всего число, кратное числу мест.
about-file = Запись партии, сохранённая командой play или страницей.
about-upto = Остановиться после стольких действий.
about-fuzz-count = Сколько партий сыграть, со всеми числами мест и вариантами.
about-fuzz-record = Вместо этого проверить каждую позицию этой записи.
about-shrink = Сколько секунд искать более короткую партию с ошибкой.
about-seconds = Секунд на каждый замер.
about-compare = Замерить и catanatron, в отдельном окружении, которое ставится в первый раз.
about-host = Адрес, на котором слушать.
about-port = Порт, на котором слушать; по умолчанию первый свободный начиная с 8000.
about-data = Папка для столов; по умолчанию папка пользователя.
about-database = Адрес базы PostgreSQL, в которой столы лежат вместо папки: postgresql://user@host/name.
about-open = Открыть страницу в браузере; по умолчанию там, где есть экран.
about-trusted-proxy = Адрес или сеть прокси, которому верят, за кого он говорит; можно указать несколько раз.
about-forget-tables = Удалять незаконченные столы, за которыми столько дней ничего не происходило; по умолчанию никогда.
about-forget-guests = Забывать гостей, которые нигде не сидят и столько дней не приходили; по умолчанию никогда.
about-backup-file = Файл резервной копии.
about-force = Заменить копией то, что уже есть.

backup-written = Все столы и ключ, которым подписаны куки, записаны в { $file }. С этим файлом можно стать любым гостем: храните его надёжно.
backup-restored = Данные восстановлены в { $place }.

version-compiled = Cosmodrome { $version }, скомпилирован
version-uncompiled = Cosmodrome { $version }, не скомпилирован: всё работает, но боты думают в несколько раз дольше

error = Ошибка: { $what }
interrupted = Остановлено.

## Таблицы

column-game = Игра
column-key = Ключ
column-seats = Места
column-options = Варианты
column-player = Игрок
column-points = Очки
column-rate = Победы
column-interval = 95%-й интервал
column-shared = Ничьи
column-score = Счёт
column-seat-rates = Победы по местам
column-time = мс на ход
column-longest = дольше всего
column-quarters = Четверти
column-parts = Из чего счёт
column-speed = в секунду
column-compiled = скомпилировано
column-uncompiled = без компиляции
column-ratio = отношение
column-catanatron = раз быстрее catanatron
yes = да
no = нет
option-line = { $name } ({ $setting }), мест: { $seats }

## Игра

star-vega = Вега
star-rigel = Ригель
star-altair = Альтаир
star-mira = Мира
star-spica = Спика
star-deneb = Денеб

command-help = помощь справка help ?
command-help-about = эта страница; «помощь { $example }» объяснит деталь игры
command-undo = отмена назад undo
command-undo-about = отменить своё последнее действие
command-hint = подсказка совет
command-hint-about = что сделал бы сильный бот
command-board = поле board
command-board-about = нарисовать позицию ещё раз
command-log = журнал log
command-log-about = что произошло; «журнал 20» — последние 20 действий
command-all = все всё all *
command-all-about = показать все варианты
command-rules = правила rules
command-rules-about = правила; со словом — только разделы о нём
command-save = сохранить save
command-save-about = «сохранить ФАЙЛ» запишет партию туда; она сохраняется и так
command-language = язык language
command-language-about = переключить русский и английский
command-resign = сдаться resign
command-resign-about = сдать партию
command-quit = выход quit
command-quit-about = закончить; партия сохранится, её можно продолжить

help-answers =
    Отвечайте номером варианта или его записью, достаточно её начала.
    Другие слова сужают список: наберите часть того, что ищете. Enter снова покажет все варианты.
help-components = «помощь» и одно из этих названий объяснит его:
help-unknown = Здесь нет ничего с названием «{ $what }». Наберите «помощь», чтобы узнать, что есть.
attribute-short = ✦
attribute-power = Свойство:
attribute-discard = Сброс:
attribute-bonus = Бонус:
attribute-effect = Действие:
attribute-class = Тип:
attribute-station = На станции:
attribute-deployed = В патруле:
attribute-text = ✦
attribute-mariners = Mariners:
attribute-planeteers = Planeteers:
attribute-starfarers = Starfarers:
family-facility = Станции
family-territory = Территории
family-card = Карты
family-field = Поля
family-component = Детали
family-civ = Карты освоения
family-competitive = Соревновательные цели
family-corporation = Корпорации
family-personal = Личные цели
family-planet = Планеты
family-tech = Технологии
family-track = Шкалы
family-deep = Жетоны дальнего космоса
family-law = Законы
family-mission = Особые миссии
family-specialist = Специалисты
family-stall = Лавки
family-work = Постройки
family-base = Базы
family-colony = Колонии
family-edge = Карты преимущества
family-progress = Карты прогресса

footer = { $commands }
confirm = Enter: сделать это
log-more =
    { $count ->
        [one] … до этого { $count } действие: «{ $command }»
        [few] … до этого { $count } действия: «{ $command }»
       *[other] … до этого { $count } действий: «{ $command }»
    }
choices-alike =
    { $count ->
        [one] ещё { $count } вариант: { $verb } …
        [few] ещё { $count } варианта: { $verb } …
       *[other] ещё { $count } вариантов: { $verb } …
    }
choices-hint = Наберите часть нужного, чтобы сузить список, или «{ $command }».
thinking = Думает { $who }…
hand-over = ваш ход. Нажмите Enter, когда сядете за экран.
no-choice = Среди вариантов нет «{ $what }». Возможно, поможет «{ $command } { $what }».
hint = { $action } (шансы на победу { $percent }%)
hint-none = Выбирать не из чего: вариант один.
undone = Отменено.
undo-impossible = Отменить нечего: кости, карты и законченные ходы остаются.
rules-missing = В правилах об этом ничего нет.
saved = Сохранено в { $path }
saved-always = Партия хранится в { $path }. «сохранить ФАЙЛ» запишет копию.
save-exists = { $path } уже есть. Выберите другое имя.
save-failed = Не удалось записать { $path }: { $why }
language-unknown = Есть { $languages }.
resign-sure = Сдаться? Наберите «{ $command }» ещё раз.
resigned = Сдаётся { $who }.
kept = Партия сохранена. Продолжить: cosmodrome play --record { $path }
finished = Запись: { $path }
won = Победитель: { $who }
won-shared = Победу делят: { $who }
dealt = Зерно { $seed }

## Просмотр

replay-head = { $title }, { $players }, зерно { $seed }, действий: { $count }
replay-keys = Enter: дальше · число: перейти · b: назад · e: в конец · q: выйти
replay-step = { $number } из { $count }
replay-over = Здесь запись кончается.

## Турниры, проверка, замеры

arena-title = { $title }: партий { $games }, зерно { $seed }
arena-progress = Идёт игра
arena-note = Общая победа делится между победителями. При равных силах у каждого было бы { $even }% побед. Действий за партию: { $actions }.
fuzz-progress = Игра наугад
fuzz-shrinking = Поиск более короткой партии
fuzz-sound = Партий { $games }, действий { $actions }, { $seconds } с: все проверки пройдены.
fuzz-record-sound = Действий { $actions }: все проверки пройдены в каждой позиции.
fuzz-failed = Ошибка: { $rule }: { $detail }
fuzz-where = Зерно { $seed }, действие { $number }. Найдено через { $games } партий.
fuzz-shrunk = Кратчайшая найденная партия с ошибкой, действий { $number } (было { $before }):
fuzz-kept = Сохранено в { $path }. Проверить ещё раз: cosmodrome fuzz { $game } --record { $path }
bench-title = Игра наугад на одном ядре, по { $seconds } с, Python { $python }
bench-progress = Замеры
bench-actions = действия
bench-games = партии
bench-clones = копии
bench-iterations = итерации поиска
bench-catanatron = catanatron { $version }: { $actions } действий в секунду, { $games } партий в секунду
bench-ratio = { $title }: в { $ratio } раза больше действий в секунду, чем у catanatron.
bench-missing = Замерить catanatron не удалось: { $why }
bench-uncompiled = Здесь Cosmodrome не скомпилирован; измерены только скорости без компиляции.

## Чужие рубежи

frontiers-orbit = Орбита
frontiers-planet = Планета
frontiers-players = Игроки
frontiers-display = Открытые карты:
frontiers-deck = карты: в колоде { $deck }, в сбросе { $discard }
frontiers-stocks = запас: топливо { $fuel }, руда { $ore }
frontiers-points = очки
frontiers-points-short = очк
frontiers-fuel = топливо
frontiers-fuel-short = топ
frontiers-ore = руда
frontiers-ore-short = руд
frontiers-colonies = колоний в запасе
frontiers-colonies-short = кол
frontiers-fleet = корабли
frontiers-fleet-short = кор
frontiers-to-dock = на стыковку:
frontiers-card-cost = { $name } ({ $cost } топл.)
frontiers-card-cost-short = { $name } ({ $cost })
frontiers-relic = реликт
frontiers-borrowed = заём
frontiers-solar = любой: топливо, половина числа
frontiers-solar-bonus = любой: топливо, половина +1
frontiers-mine = от { $least }: 1 руда
frontiers-artifact = сумма { $total } из { $needed }, смен { $cycles }
frontiers-market = пара: руда за топливо
frontiers-market-open = { $rate } топл. за 1 руду
frontiers-yard = пара, { $fuel } топл. { $ore } руды: корабль
frontiers-yard-full = строить больше нечего
frontiers-constructor = три равных, { $ore } руды: колония
frontiers-outpost = тройка подряд, больше { $sum }: рейд
frontiers-outpost-free = тройка подряд: рейд
frontiers-terraforming = 6, 1 топл. 1 руда: колония

## «Космобаза»

base-round = Раунд
base-extra-round = дополнительный раунд
base-dice = кубики
base-target = игра до
base-last-round = последний раунд
base-level = Уровень { $level } (ещё { $deck })
base-no-ship = нет корабля
base-returned = под колодой: { $cards }
base-colonies = Колонии:
base-credits = кредиты
base-income = доход
base-vp = очки
base-first = первый игрок
base-dealt = На выбор:
base-picked = Выбрано:
base-left = останется
base-when-blue = свой:
base-when-red = чужой:
base-when-green = любой:
base-effect-claim = бесплатно корабли уровня { $levels }
base-effect-buy =
    { $count ->
        [one] купить карту
        [few] купить { $count } карты
       *[many] купить { $count } карт
    }
base-effect-buy-anywhere = купить карту в любой из 7–12
base-effect-shift_sum =
    { $amount ->
        [1] сумма +1
       *[other] сумма до +{ $amount }
    }
base-effect-set_die = выставить кубик
base-effect-reroll = переброс
base-effect-double = 2× сектор
base-effect-swap_sectors = обмен { $first }⇄{ $second }
base-effect-opponents_lose_vp = соперникам −{ $amount }★
base-effect-exchange_self = обмен со станцией
base-effect-add_charge = добавить фишку
base-effect-move_charge = переместить фишку
base-effect-win = победа!
base-legend = ¢ кредиты | ↑ доход | ★ очки | 7▸ для сектора 7 | ⟂ в патруле | ▮ фишка ▯ пустая ячейка | ▯─▯ снимаются все | ← → ↔ и соседний сектор | ◉ колония

## «Неизведанная планета»

# Буквы местности: поселенцы, вода, озеленение, вездеходы, исследования, электроснабжение.
planet-letters = пвохиэ
planet-round = Раунд
planet-commander = командир
planet-civ-stacks = карты освоения по уровням
planet-target = цель
planet-event = Событие:
planet-event-next = следующее:
planet-event-peeked = видели
planet-events-green = зелёных { $count }
planet-events-orange = оранжевых { $count }
planet-events-red = красных { $count }
planet-events-gone = прошли: { $events }
planet-looking = На выбор:
planet-dealt = Роздано:
planet-medals = медали
planet-or = или
planet-top = конец шкалы
planet-bonus-synergy = синергия
planet-bonus-civ_card = карта освоения { $number }
planet-bonus-patch = зелёный массив
planet-bonus-place_rover = новый вездеход
planet-bonus-tech = технология { $number }
planet-bonus-move =
    { $number ->
        [one] { $number } шаг вездехода
        [few] { $number } шага вездехода
       *[many] { $number } шагов вездехода
    }
planet-bonus-advance = { $track } +1
planet-techs = Технологии:
planet-lifepods = капсулы
planet-meteorites = метеориты
planet-rovers = вездеходы в запасе
planet-patches = отложенные массивы
planet-movement = шагов вездеходов осталось
planet-unlocked = открыты
planet-open = открытых квадратов
planet-cards = Карты освоения:
planet-played = Сыграны:
planet-personal = Цели:
planet-hidden-card = уровень { $level }
planet-secret = тайная
planet-taken = Жетон в руке:
planet-aside = Отложенный жетон:
planet-quarter-nw = запрещены станции, северо-запад:
planet-quarter-ne = северо-восток:
planet-quarter-sw = юго-запад:
planet-quarter-se = юго-восток:
planet-legend = ЗАГЛАВНАЯ станция | ≈ лёд | · суша | ◎ капсула | * метеорит | ' знак метеорита | ▩ зелёный массив | @ вездеход | & вездеход с метеоритом | ✦ медали | + синергия | ❏ карта освоения | » шаги вездехода | T технология | ↑ шаг | ⌂ город | † токсично | ϟ ток | ◦ кольцо | × кратер | ~ поток

## «Федерация»

# Буквы лавандия, коперния, океания и золотого алмаза.
federation-letters = ЛКОА
federation-round = Раунд
federation-turn = ходит
federation-first = первый
federation-president = президент
federation-floor = Этаж { $floor }
federation-leads = лидирует
federation-rate = влияние
federation-votes = голоса
federation-passing = проходит
federation-tie = Голоса разделились поровну.
federation-next = следующие законы
federation-to-come = законы впереди
federation-discard = прошедшие законы
federation-projects = Проекты
federation-common = за вклады в общий проект:
federation-dead = мёртвые астероиды
federation-hidden =
    { $count ->
        [one] { $count } скрытый
        [few] { $count } скрытых
       *[many] { $count } скрытых
    }
federation-more = +{ $count }
federation-stock = в запасе
federation-out = вышли:
federation-returned = известны в запасе:
federation-either = { $count } × одно из { $what }
federation-mix = смесь, { $count } из { $what }
federation-lower = меньшее из: { $tokens };
federation-missions = Особые миссии
federation-medals = Ордена
federation-track = Аккредитация
federation-upkeep = содержание
federation-fall = без оплаты: уровень { $level }
federation-start-tiles = Начальные жетоны
federation-deep-space = Жетоны дальнего космоса: { $count }
federation-points = очки
federation-final = при таком положении
federation-ships = корабли
federation-level = уровень
federation-degree = степень
federation-die = кубик
federation-done = миссии
federation-contributions = вклады
federation-hand = послы
federation-own-specialists = специалисты
federation-own-alterations = жетоны преобразования
federation-own-asteroids = астероиды
federation-own-medals = ордена
federation-own-tiles = жетоны
federation-used = { $name }, использован
federation-special-in_hand = особый посол в руке
federation-special-placed = особый посол размещён
federation-special-spent = особый посол использован
federation-legend = Л лавандий | К коперний | О океаний | А золотой алмаз | ¤ финансирует | ⚄ с кубиком | ~ преобразован | ○ нейтральный | ★ очки | ◍ астероид | миссии: ○ доступна ◎ готова ✓ выполнена | ✪ орден ✺ дальний космос

## SpaceCorp

corp-era = эра
corp-turn = ходит
corp-contracts-done = контракты
corp-deck = карт в колоде
corp-trigger-contracts = Контракты завершают эру.
corp-trigger-deck = Колода пуста: эра заканчивается.
corp-last-turns = последние ходы
corp-passed = пас
corp-rivals-closed = чужая инфраструктура закрыта
corp-forbidden = запрещено
corp-locked = закрыто
corp-track-near = близко
corp-track-middle = посередине
corp-track-far = далеко
corp-stack-e1 = e1
corp-stack-e2 = e2
corp-stack-e3 = e3
corp-stack-primary = 1-й
corp-stack-secondary = 2-й
corp-stack-alien = пришельцы
corp-contracts = Контракты
corp-earlier = раньше:
corp-progress = Карты прогресса
corp-colonies = Колонии
corp-offers = Предложения:
corp-table = На столе:
corp-stacks = стопки:
corp-time = карты времени
corp-aside = отложено
corp-discard = сброс:
corp-short-research = Поиск
corp-short-move = Перемещение
corp-short-explore = Исследование
corp-short-build = Строительство
corp-short-produce = Производство
corp-short-genetics = Генетика
corp-short-revelation = Открытие
corp-short-upgrade = Улучшение
corp-short-special = Особое
corp-short-colonize = Колонизация
corp-edge = Преимущество
corp-profit = прибыль
corp-final = при таком положении
corp-cards = карты
corp-teams-home = команд в штабе
corp-bases = базы
corp-owed = карт причитается
corp-has-passed = пас
corp-hq = штаб:
corp-hand = рука:
corp-known = известно из руки:
corp-own-values = значения:
corp-own-progress = прогресс:
corp-own-colonies = колонии:
corp-own-tiles = производит:
corp-own-legacy = наследие:
corp-legacy = наследие
corp-supply = базы в запасе:
corp-legend = T прибыль | e1 цена исследования | b2 цена строительства | g1 гравитация | P производство | C очки колонии | ☢ радиация | ◈ с защитой | ▣ инфраструктура | [e1?] не исследовано | ▲1 команда | ⚑ притязание | ◉ колония | ☆ жетон «За гранью» | →1 граница | ⇒+6 перелёт
