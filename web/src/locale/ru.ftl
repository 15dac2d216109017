## Страница вокруг игр. Каждый ключ есть на всех языках.

brand = Космодром
home = Космодром, главная страница
close = Закрыть
back = Назад
loading = Загрузка…
please-wait = Одну секунду…
no-server = Сервер не отвечает. Он запущен?
link-lost = Связь потеряна. Пробуем вернуться за стол…
missing-title = На этой орбите пусто
missing = Такого адреса нет.
to-start = На главную
no-table = Такого стола нет, или его закрыли.
no-board = Эту игру страница пока не показывает.

## Навигация

nav = Главное меню
nav-play = Играть
nav-tables = Мои столы
nav-rules = Правила
nav-settings = Настройки
nav-about = О проекте
language-switch = English
theme-light = Светлая тема
theme-dark = Тёмная тема
sounds-on = Включить звук
sounds-off = Выключить звук
fullscreen = Во весь экран
menu = Меню

## Начало

start-title = Какой рубеж сегодня?
start-about = Пять космических настольных игр: за одним экраном или через сеть, с друзьями или с ботами, которые дают сдачи.
start-continue = Продолжить
start-games = Игры
new-table = Новый стол
coming = Скоро
join-code = Войти по ссылке
players-range = { $from }–{ $to }
no-name = Назовите себя

game-alien_frontiers = Чужие рубежи
    .about = Ваши кубики — корабли. Пристыкуйте их с умом и заселите планету первыми.
game-space_base = Космобаза
    .about = Каждый бросок кому-то платит. Постройте флот, которому платят чаще.
game-planet_unknown = Неизвестная планета
    .about = Поверните базу, выберите землю и вырастите целый мир.
game-federation = Федерация
    .about = Отправьте послов в сенат, склоните голосование, завоюйте пять планет.
game-spacecorp = SpaceCorp
    .about = Три эпохи от земной орбиты до звёзд, и всё это должно окупиться.
world-earth = Земля
world-mars = Марс
world-ceres = Церера
world-jupiter = Юпитер

## Столы

tables-title = Мои столы
tables-none = Столов пока нет. Откройте первый, и он будет ждать вас здесь.
tables-waiting = Ждут игроков
tables-playing = Идёт игра
tables-over = Сыграно
table-your-turn = Ваш ход
table-turn-of = Ходит { $who }
table-open-seats =
    { $n ->
        [one] { $n } место свободно
        [few] { $n } места свободны
       *[other] { $n } мест свободно
    }
table-over = Игра окончена
table-won = Победитель: { $who }
table-record = Запись
table-steps =
    { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[other] { $n } действий
    }
table-close = Закрыть стол
upload = Загрузить запись
upload-done = Запись можно смотреть.

## Новый стол

lobby-title = Новый стол
lobby-about = Рассадите игроков, выберите правила и откройте стол.
lobby-players =
    { $n ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }
lobby-less = Убрать место
lobby-more = Добавить место
lobby-seats = Места
lobby-who = Кто здесь сидит
seat-me = Я
seat-friend = Друг
seat-here = За этим экраном
seat-bot-kind = Бот
seat-me-note = Вы открываете стол
seat-friend-note = Войдёт по ссылке от вас
seat-here-note = Рядом с вами, за этим экраном
seat-bot-note = Бот, { $level }
seat-ready = На месте
seat-link-later = Ссылка появится, когда стол будет открыт
seat-you = Вы
seat-away = Нет на месте
name = Имя
your-name = Ваше имя
colour = Цвет
change-colour = Сменить цвет
level = Уровень
friend-name = Друг
player-name = Игрок { $n }
options = Правила
hints-allowed = Подсказки адмирала
absence = Если кто-то заставляет ждать
absence-note = Нет на месте: { $grace } · не отвечает: { $patience } · бот: { $level }
absence-grace = Сколько ждать, если кого-то нет на месте
absence-patience = Когда спросить «Вы ещё здесь?»
absence-stand-in = Какой бот может сыграть вместо игрока
lobby-starts-now = Игра начнётся сразу. Первый игрок — по жребию.
lobby-starts-later = Игра начнётся, как только все соберутся. Первый игрок — по жребию.
lobby-open = Открыть стол
lobby-need-name = Сначала напишите своё имя.

## Вход

join-title = Сесть за стол
join-about = Вставьте ссылку, полученную от друга.
join-link = Ссылка или код стола
join-go = К столу
join-bad = Это не похоже на ссылку на стол.
wait-title = Ждём игроков
wait-about = Отправьте эту ссылку другу. Кто её откроет, может занять свободное место.
wait-copy = Скопировать ссылку
wait-copied = Ссылка скопирована
wait-sit = Сесть сюда
wait-sit-title = Выберите место
wait-watch = Можно смотреть. Чтобы сесть, нужна ссылка-приглашение.
wait-leave = Освободить место
wait-bot = Посадить бота
wait-open-again = Открыть место
wait-away = Бот ({ $level }) может сыграть за того, кого нет на месте ({ $grace }) или кто не отвечает ({ $patience }).
source = Продолжает другую партию с шага { $step }
source-watch = Посмотреть этот момент
wait-seat-open = Свободное место
seat-free = Свободно

## Стол

board = Поле
tabs = Части стола
tab-play = Ход
tab-players = Игроки
log = Журнал
chat = Чат
sheet = Поднять или опустить
your-turn = Ваш ход
turn-of = Ходит { $who }
answer-as = Ответить за
several-turns = Ещё думают: { $n }
over = Игра окончена
watching =
    { $n ->
        [one] Смотрит { $n } человек
        [few] Смотрят { $n } человека
       *[other] Смотрят { $n } человек
    }
waiting =
    { $n ->
        [one] Ходит { $who }
       *[other] Ждём: { $who }
    }
thinking =
    { $n ->
        [one] { $who } думает…
       *[other] Думают: { $who }…
    }
won =
    { $n ->
        [one] Победитель: { $who }
       *[other] Победу делят: { $who }
    }
held = Соперники могут вмешаться…
held-other = { $who }: соперники могут вмешаться…
held-mine = Ваше действие: { $action }
still-there = Вы ещё здесь?
still-there-why = Остальные ждут. Если не ответить, вместо вас может сыграть бот.
still-here = Я здесь
late-away = { $who }: нет на месте. Может сыграть бот ({ $level }).
late-idle = { $who } не отвечает. Может сыграть бот ({ $level }).
late-bot = Пусть играет бот
points-known = известно пока, без тайных карт
hint-pick = Выберите то, что светится: здесь или на поле.
hint-next = Выберите, что светится дальше. Esc — назад.
hint-confirm = Enter или повторный щелчок подтверждает. Esc — назад.
hint-more = Подтвердите или выберите ещё из светящегося.
find-action = Найти действие по словам
all-actions = Все действия
no-action-found = Такого действия нет.
more-actions = и ещё { $n }: напишите точнее
unpick = Сбросить
not-asked = До вашего хода вас не спрашивают
undo = Отменить
undo-turn = Отменить весь мой ход
rules = Правила
hint = Что сделал бы адмирал?
hint-title = Совет адмирала и шанс на победу
hint-title-alone = Совет адмирала и виды на отличный результат
preview = Что это даст
preview-chance = Остальное решит случай.
hint-thinking = Адмирал думает…
zoom-fit = Всё поле
log-undo = отменяет действие
log-setup = Подготовка
log-round = Раунд { $n }
log-turn = ход { $n }
log-watch = Посмотреть этот момент
chat-empty = Пока все молчат.
chat-write = Сообщение
chat-send = Отправить

## Меню стола

menu-replay = Смотреть с начала
menu-record = Скачать запись
menu-settings = Настройки
menu-tables = Мои столы
menu-link = Скопировать ссылку для зрителя
menu-hand-over = Пусть за меня играет бот
menu-hand-over-go = Передать место
menu-take-back = Вернуть себе игру
menu-away-bot = Пусть бот сыграет за игрока { $who }
menu-look = Смотреть глазами игрока { $who }
stand-in = За игрока { $who } играет { $level }

## Конец игры

over-title = Игра окончена
over-parts = Откуда очки
over-rematch = Реванш
over-rematch-go = К реваншу
over-replay = Пересмотреть
over-winner = Победа

## Просмотр

replay = Просмотр
replay-first = В начало
replay-last = В конец
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-step = Шаг { $n } из { $all }
replay-link = Ссылка на этот момент
replay-link-done = Ссылка на этот момент скопирована
replay-play-on = Играть отсюда
replay-slider = Позиция

## Правила

rules-title = Правила
rules-contents = Содержание

## Настройки

settings-title = Настройки
settings-language = Язык
settings-theme = Тема
settings-dark = Тёмная
settings-light = Светлая
settings-motion = Движение
settings-motion-note = Фигуры летают, кубики катятся. Если выключить, позиции просто сменяются.
settings-speed = Скорость
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-off = Сразу
settings-sounds = Звуки
settings-sounds-note = Короткие звуки кубиков, стыковок и вашего хода.
settings-quick = Без подтверждения
settings-quick-note = Если подходит только одно действие, последний щелчок сразу выполняет его.
settings-name = Моё имя
settings-saved = Сохранено
settings-here = Настройки хранятся в этом браузере.
save = Сохранить

## О проекте

about-title = О проекте
about-text = Космодром — это космические настольные игры в браузере: в одиночку, за одним экраном или через интернет, друг с другом и с сильными ботами.
about-games = Игры принадлежат авторам и издателям. Правила взяты из книг правил. В «Чужих рубежах» и «Неизвестной планете» числа те же, что в коробке; в «Космобазе» — тоже, кроме пятнадцати кораблей. В «Федерации» большинство чисел с поля, а в SpaceCorp большинство чисел на картах, полях и контрактах восстановлены. Рисунки и тексты здесь наши.
about-icons = Игровые значки: game-icons.net, авторы Lorc, Delapouite и другие, лицензия CC BY 3.0, пакет @iconify-json/game-icons.
about-fonts = Шрифты Exo 2, Inter и JetBrains Mono, лицензия SIL Open Font License, пакеты @fontsource.
about-made = Сделано на Svelte и Fluent. Боты думают на сервере.
about-api = Напишите своего бота: программный интерфейс описан.
about-keys = Клавиатура
key-type = любая буква
key-type-note = ищет действие по словам
key-enter-note = подтверждает
key-esc-note = сбрасывает последний выбор
key-undo-note = отменяет последнее действие
key-tab-note = обходит всё, что светится
key-space-note = пропускает анимацию
