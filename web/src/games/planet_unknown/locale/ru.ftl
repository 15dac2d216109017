## Поле «Неизвестной планеты»: то, что на нём нарисовано. Названия и длинные тексты приходят из самой игры.

board-name = Поле «Неизвестной планеты»
board-setup = Подготовка
board-round = Раунд { $n }
board-round-brief = Р{ $n }
board-last-round = Раунд { $n }, последний
board-planet-of = Планета { $planet }
board-station = База
board-goals = Цели
board-page-planet = Планета
board-page-station = База
board-page-tracks = Шкалы
board-page-goals = Игроки и цели
board-large = Большой
board-small = Малый
board-sector = Сектор: { $large }; { $small }
board-stack = { $ring }, форма { $shape }
board-shape = Жетон { $shape }
board-tile = { $first } и { $second }
board-tile-meteor = С ним падает метеорит
board-stack-left =
    { $n ->
        [0] Стопка пуста.
        [one] В стопке остался { $n } жетон.
        [few] В стопке осталось { $n } жетона.
       *[other] В стопке осталось { $n } жетонов.
    }
board-stack-taken = Верхний жетон взят; следующий откроется, когда все закончат.
board-stack-empty = Пусто
board-faces = Обращён к игроку { $who }
board-commander = Командир: { $who }
    .short = Поворачивает базу в этом раунде и первым выбирает карты освоения.
board-depot-marker = Берёт из сектора напротив этого маркера.

board-turn-wheel = Нажмите на сектор или покрутите колесо: пока это примерка.
board-pick-tile = Возьмите жетон здесь или на базе и примерьте его на планете.
board-hold = Ведите над планетой. Колесо мыши или R поворачивает жетон, F или правая кнопка переворачивает.
board-turn = Повернуть
board-flip = Перевернуть
board-as-energy = Исследования как электростанция
board-place-here = Положить сюда
board-put-back = Вернуть
board-lay-on = Положить жетон на { $square }
board-brings = Что это даст
board-water-on-ice = Вода на льду
board-water-dry = Вода и без льда
board-no-ice = Вода не на льду: без шага
board-no-growth = Озеленение не растёт: без шага
board-no-step = Маркеру некуда идти
board-energy-choose = Электростанция: маркер выберете позже
board-energy-none = Электростанция: выбирать нечего
board-row-complete = Ряд { $name } заполнен
board-column-complete = Колонка { $name } заполнена
board-part-complete =
    { $n ->
        [one] Заполнена { $n } из трёх планет
       *[other] Заполнены { $n } из трёх планет
    }
board-one-ignored = Событие: одну из двух станций придётся не учитывать
board-cancelled = Событие отменяет это: { $event }
board-city-lost =
    { $n ->
        [one] Накроет { $n } город
        [few] Накроет { $n } города
       *[other] Накроет { $n } городов
    }
board-meteorite-blocks = Метеорит закроет свой ряд и колонку
board-pod-lost =
    { $n ->
        [one] Уничтожит { $n } модуль
        [few] Уничтожит { $n } модуля
       *[other] Уничтожит { $n } модулей
    }
board-rover-lost =
    { $n ->
        [one] Уничтожит { $n } ваш вездеход
        [few] Уничтожит { $n } ваших вездехода
       *[other] Уничтожит { $n } ваших вездеходов
    }

board-square = Квадрат { $square }
board-ice = Лёд: вода поверх него продвигает маркер воды
board-land = Открытая земля
board-region = Участок: { $terrain }
board-station-of = Станция: { $terrain }
board-patch = Зелёный массив: озеленение без станции
board-symbol = Символ метеорита: событие может положить сюда метеорит
board-city = Город: 2 медали, если останется открытым; ряд и колонка тогда не заполнены
board-toxic = Яд: вездеходы не въезжают, пока квадрат открыт
board-electric = Ток: пока открыт, считается электроснабжением
board-ring = Кольцо: жетон здесь должен накрыть и квадрат вне кольца
board-crater-start = Кратер: первый жетон должен накрыть один из этих четырёх квадратов
board-lifepod = Спасательный модуль
    .short = Модуль: подберите его вездеходом, это 1 медаль. Жетон поверх уничтожит его.
board-meteorite = Метеорит
    .short = Метеорит: ряд и колонка не приносят медалей, пока вездеход его не подберёт. Три метеорита — 1 медаль.
board-rover = Вездеход
    .short = Вездеход: подбирает модули и метеориты, на которые въезжает
board-rover-loaded = Вездеход везёт метеорит
board-rover-on = Вездеход на { $square }
board-drive-to =
    { $n ->
        [one] Ехать на { $square }, { $n } шаг
        [few] Ехать на { $square }, { $n } шага
       *[other] Ехать на { $square }, { $n } шагов
    }
board-row = Ряд { $name }
board-column = Колонка { $name }
board-line-worth =
    { $n ->
        [one] { $n } медаль, когда всё накрыто
        [few] { $n } медали, когда всё накрыто
       *[other] { $n } медалей, когда всё накрыто
    }
board-line-covered = Накрыто квадратов: { $n } из { $of }
board-line-blocked = Закрыто метеоритом
board-line-done = Заполнено

board-cell = { $track }, ячейка { $row }
board-cell-medal =
    { $n ->
        [one] { $n } медаль в конце; считается высшая достигнутая
        [few] { $n } медали в конце; считается высшая достигнутая
       *[other] { $n } медалей в конце; считается высшая достигнутая
    }
board-cell-empty = Без бонуса
board-cell-pod = Здесь лежит модуль: маркеры пропускают ячейку
board-either = Один из двух бонусов
board-flux = Это шкала потока.
board-track-medals =
    { $n ->
        [one] { $n } медаль за этот маркер
        [few] { $n } медали за этот маркер
       *[other] { $n } медалей за этот маркер
    }
    .short = Считается высшая медаль не выше маркера.
board-at-row = Ячейка { $n }
board-corporation-open = Что умеет корпорация и её технологии
board-tech-open = Доступна
board-tech-shut = Ещё не открыта
board-tech-used = Уже использована
limit-once_per_round = Раз в раунд
limit-once_per_game = Раз за игру
limit-each_round = Каждый раунд

bonus-synergy = Усиление
    .short = продвиньте любой маркер
bonus-patch = Зелёный массив
    .short = накройте один квадрат озеленением
bonus-place_rover = Новый вездеход
    .short = поставьте его на последний выложенный жетон
bonus-move =
    { $n ->
        [one] { $n } шаг вездехода
        [few] { $n } шага вездехода
       *[other] { $n } шагов вездехода
    }
    .short = нажмите на вездеход, затем куда ехать; шаги можно делить, они действуют до конца раунда
bonus-civ = Карта освоения, уровень { $level }
    .short = посмотрите стопку и оставьте одну
bonus-tech = Технология { $level }
    .short = открывает технологию корпорации
bonus-advance = Шаг: { $track }

group-station = Станция: её маркер вверх
group-energy = Электростанция: выберите маркер
group-synergy = Усиление: любой маркер вверх
group-double-synergy = Усиление, дважды для одного маркера
group-advance = Продвиньте маркер
group-regress = Маркер вниз
group-climb = Куда он идёт?
group-flux = Шкала потока
group-use-regress = Технология: маркер вниз
group-use-claim = Технология: все бонусы ряда маркера
group-stow = Куда положить модуль?
group-relocate = Перенаправить модуль
group-lose = Потерять модуль
board-on-tracks = Все места светятся на шкалах.
task-patch = Зелёный массив: выберите светящийся квадрат
task-rover = Новый вездеход: выберите квадрат своего жетона
task-move = Шаги вездехода: нажмите на него, затем куда ехать
task-collect = Подберите: выберите что
task-collect-carried = Подберите груз вездехода
task-destroy = Уничтожьте метеорит: выберите какой
task-destroy-carried = Уничтожьте груз вездехода
task-destroy-rover = Потеряйте вездеход: выберите какой
task-destroy-lifepod = Потеряйте модуль: выберите какой
task-meteorite = Падает метеорит: выберите куда
task-lift = Телепорт: выберите вездеход
task-jump-from = Технология: телепортируйте вездеход
task-teleport = Телепорт: выберите куда
task-clear = Очистите ряд или колонку: выберите медаль

board-medals =
    { $n ->
        [one] { $n } медаль сейчас
        [few] { $n } медали сейчас
       *[other] { $n } медалей сейчас
    }
board-medals-now =
    { $n ->
        [one] медаль сейчас
        [few] медали сейчас
       *[other] медалей сейчас
    }
board-medals-known = Без тайных карт и целей
board-lifepods =
    { $n ->
        [one] Подобран { $n } модуль
        [few] Подобрано { $n } модуля
       *[other] Подобрано { $n } модулей
    }
board-meteorites =
    { $n ->
        [one] Подобран { $n } метеорит
        [few] Подобрано { $n } метеорита
       *[other] Подобрано { $n } метеоритов
    }
board-meteorites-worth = Каждые три — 1 медаль.
board-movement =
    { $n ->
        [one] Остался { $n } шаг вездехода
        [few] Осталось { $n } шага вездехода
       *[other] Осталось { $n } шагов вездехода
    }
board-steps-lost =
    { $n ->
        [one] Остался { $n } шаг: всё равно закончить?
        [few] Осталось { $n } шага: всё равно закончить?
       *[other] Осталось { $n } шагов: всё равно закончить?
    }
board-supply =
    { $n ->
        [one] { $n } вездеход в запасе
        [few] { $n } вездехода в запасе
       *[other] { $n } вездеходов в запасе
    }
board-stored =
    { $n ->
        [one] Отложен { $n } массив, кладётся в конце игры
        [few] Отложено { $n } массива, кладутся в конце игры
       *[other] Отложено { $n } массивов, кладутся в конце игры
    }
board-cards =
    { $n ->
        [0] Карты освоения
        [one] { $n } карта до конца игры
        [few] { $n } карты до конца игры
       *[other] { $n } карт до конца игры
    }
board-my-cards = Ваши карты освоения
board-played = Сыграно
board-secret-card = Карта освоения уровня { $level }, тайна до конца
board-civ-stack = Карты освоения, уровень { $level }
board-civ-stacks = Осталось карт освоения
board-civ-left =
    { $n ->
        [one] Осталась { $n } карта
        [few] Осталось { $n } карты
       *[other] Осталось { $n } карт
    }
board-civ-look = Посмотреть карты уровня { $level }
board-civ-look-all = Посмотреть все карты
card-immediate = Сразу
card-game_end = В конце игры, до тех пор тайна

board-event = Событие
board-event-setup = События начнутся с первого раунда
board-event-turn = Событие откроется после поворота базы
board-event-none = Событий больше не будет
board-event-round = Действует до конца раунда
board-event-once = Происходит один раз
board-event-next = Следующее: { $card }
board-events-left =
    { $n ->
        [0] Это последнее событие; игра кончится с этим раундом.
        [one] Впереди { $n } событие
        [few] Впереди { $n } события
       *[other] Впереди { $n } событий
    }
board-event-mix = Двадцать событий: зелёных { $green }, оранжевых { $orange }, красных { $red }
board-fewest = у кого меньше
board-contest-rule = Лучший из двоих получает 5 медалей, при ничьей — по 2.
board-stands =
    { $medals ->
        [0] { $who }: { $n }
       *[other] { $who }: { $n }, сейчас медалей: { $medals }
    }
board-secret-objective = Тайная цель
board-target = Цель
    .short = Сколько нужно набрать в одиночной партии. Чем труднее события, тем она ниже.
board-to-go =
    { $n ->
        [one] Осталась { $n } медаль
        [few] Осталось { $n } медали
       *[other] Осталось { $n } медалей
    }
board-difficulty = Сложность { $n } из 4
board-legend = Обозначения
board-energy-about = Своей шкалы нет: продвиньте маркер участка, который касается территории электроснабжения, или второй станции жетона.
board-enlarge = Увеличить планшеты игрока { $who }
board-boards-of = Планшеты игрока { $who }
board-total = Медали
board-open-squares = Открытых квадратов (при ничьей)
points =
    { $n ->
        [one] { $n } медаль
        [few] { $n } медали
       *[other] { $n } медалей
    }
over-parts = Откуда медали
board-solo-result = Медалей: { $total }, цель была { $target }

button-done = Закончить
button-as-energy = Исследования как электростанция
button-destroy-load = Уничтожить груз
