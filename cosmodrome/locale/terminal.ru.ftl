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
family-facility = Станции
family-territory = Территории
family-card = Карты
family-field = Поля
family-component = Детали

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
won = Победа! { $who }
won-shared = Общая победа! { $who }
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
