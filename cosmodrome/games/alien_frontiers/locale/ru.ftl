# «Чужие рубежи»: все тексты игры. Каждый ключ есть на каждом языке, с теми же переменными.

game-name = Чужие рубежи
game-tagline = Бросайте корабли, занимайте орбитальные станции и заселите чужой мир раньше соперников.

## Варианты правил

option-long = Долгая игра
    .name = Долгая игра
    .description = У каждого сразу восемь колоний, и борьба за планету длится дольше.
option-long-false = Обычная: втроём по семь колоний, вчетвером по шесть
option-long-true = Долгая: по восемь колоний

## Станции

facility-solar_converter = Солнечный Конвертер
    .short = Любой корабль. Получите топливо: половину значения, округляя вверх.
facility-lunar_mine = Лунная Шахта
    .short = Корабль не ниже старшего из уже стоящих здесь. Получите 1 руду.
facility-alien_artifact = Артефакт Чужих
    .short = Любой корабль. Каждый даёт одно обновление витрины; сумма 8 и больше позволяет взять карту.
facility-orbital_market = Орбитальный Рынок
    .short = Два равных корабля. Пока они стоят здесь в этом ходу, руда стоит столько топлива, каково их значение.
facility-shipyard = Судоверфь
    .short = Два равных корабля. Оплатите 4-й, 5-й или 6-й корабль; он появится в Ремонтном Доке.
facility-colony_constructor = Конструктор Колоний
    .short = Три равных корабля и 3 руды. Сразу высадите колонию.
facility-raiders_outpost = Аванпост Рейдеров
    .short = Три значения подряд. Украдите всего до 4 жетонов или 1 карту. Ряд с большей суммой вытесняет стоящие корабли.
facility-terraforming_station = Станция Терраформирования
    .short = Корабль 6, 1 топливо и 1 руда. Сразу высадите колонию; в начале вашего следующего хода корабль теряется.
facility-colonist_hub = Центр Колонистов
    .short = Любой корабль двигает вашу колонию на круг. С 7-го круга высадите её за 1 топливо и 1 руду.
facility-maintenance_bay = Ремонтный Док
    .short = Места хватит всем. Здесь стоят новые, вытесненные и не нашедшие дока корабли.

## Территории

territory-heinlein_plains = Равнины Хайнлайна
    .short = Каждый обмен на Орбитальном Рынке стоит вам 1 топливо.
territory-pohl_foothills = Холмы Пола
    .short = Каждое топливное свойство ваших карт стоит на 1 топливо меньше.
territory-van_vogt_mountains = Горы Ван Вогта
    .short = Ваш первый за ход корабль в Лунной Шахте может иметь любое значение.
territory-bradbury_plateau = Плато Брэдбери
    .short = Конструктор Колоний стоит вам на 1 руду меньше.
territory-asimov_crater = Кратер Азимова
    .short = Раз за ход ваш второй корабль в Центре Колонистов двигает колонию ещё на один круг.
territory-herbert_valley = Долина Герберта
    .short = Каждый построенный вами корабль стоит на 1 топливо и 1 руду меньше.
territory-lem_badlands = Пустоши Лема
    .short = Каждый ваш корабль в Солнечном Конвертере даёт на 1 топливо больше.
territory-burroughs_desert = Пустыня Берроуза
    .short = Можно купить Реликтовый Корабль за 1 топливо и 1 руду; он уходит, если вы теряете этот бонус.

## Генераторы полей

field-isolation = Изоляционное Поле
    .short = Бонус этой территории не действует ни для кого.
field-positron = Позитронное Поле
    .short = У того, кто контролирует эту территорию, на 1 очко больше.
field-repulsor = Репульсорное Поле
    .short = Колонии не могут ни прибыть на эту территорию, ни покинуть её.

## Технологии чужих

card-alien_city = Город Чужих
    .short = Приносит очко.
    .power = Даёт 1 очко, пока карта у вас.
card-alien_monument = Монумент Чужих
    .short = Приносит очко.
    .power = Даёт 1 очко, пока карта у вас.
card-booster_pod = Ускоритель
    .short = Повышает корабль на 1 или убирает поле.
    .power = 1 топливо: повысьте свой неразмещённый корабль на 1 (не выше 6).
    .discard = Уберите с планеты один генератор поля.
card-data_crystal = Кристалл Данных
    .short = Берёт взаймы бонус территории или ставит Позитронное Поле.
    .power = 1 топливо за каждую колонию на территории: бонус территории ваш до конца хода. Кроме Пустыни Берроуза.
    .discard = Поставьте Позитронное Поле или перенесите его на другую территорию.
card-gravity_manipulator = Манипулятор Гравитации
    .short = Переносит единицу с корабля на корабль или ставит Репульсорное Поле.
    .power = 2 топлива: один ваш неразмещённый корабль понижается на 1, другой повышается на 1.
    .discard = Поставьте Репульсорное Поле или перенесите его на другую территорию.
card-holographic_decoy = Голографический Мираж
    .short = Защищает от рейдов.
    .power = Рейдеры не могут взять ваши жетоны, а из ваших карт — только эту.
card-orbital_teleporter = Орбитальный Телепортатор
    .short = Стыкует корабль второй раз или переносит колонию.
    .power = 2 топлива: переставьте свой пристыкованный корабль на другую станцию и используйте его там, один или с неразмещёнными.
    .discard = Перенесите любую колонию на другую территорию.
card-plasma_cannon = Плазменная Пушка
    .short = Освобождает доки от чужих кораблей или уничтожает корабль.
    .power = 1 топливо за корабль: отправьте чужие корабли с одной станции в Ремонтный Док.
    .discard = Верните в запас чужой пристыкованный корабль, если у владельца останется не меньше 3 кораблей своего цвета.
card-polarity_device = Поляризующее Устройство
    .short = Переворачивает корабль или меняет местами две колонии.
    .power = 1 топливо: переверните свой неразмещённый корабль на обратную грань (7 минус значение).
    .discard = Поменяйте местами две колонии разных игроков на двух территориях.
card-resource_cache = Тайник Ресурсов
    .short = Даёт жетон после каждого вашего броска.
    .power = После вашего броска: больше нечётных — 1 руда, больше чётных — 1 топливо. Поровну — и то и другое, но карта сбрасывается.
card-stasis_beam = Стазис-луч
    .short = Понижает корабль на 1 или ставит Изоляционное Поле.
    .power = 1 топливо: понизьте свой неразмещённый корабль на 1 (не ниже 1).
    .discard = Поставьте Изоляционное Поле или перенесите его на другую территорию.
card-temporal_warper = Темпоральный Искривитель
    .short = Перебрасывает корабли или возвращает карту из сброса.
    .power = 1 топливо: перебросьте любые свои неразмещённые корабли.
    .discard = Возьмите из сброса карту на выбор.

## Прочее на столе

component-ship = Корабль
    .short = Кубик. От значения зависит, где он может встать. Вначале их у вас три, а своего цвета может стать шесть.
component-relic = Реликтовый Корабль
    .short = Дополнительный корабль для игрока с бонусом Пустыни Берроуза. Цвета у него нет.
component-colony = Колония
    .short = На планете приносит очко. Партия кончается, когда кто-то высадил последнюю.
component-fuel = Топливо
    .short = Его даёт Солнечный Конвертер. Всего 30 жетонов.
component-ore = Руда
    .short = Её дают Лунная Шахта и Орбитальный Рынок. Всего 20 жетонов.

## Количества

fuel =
    { $n ->
        [one] { $n } топливо
        [few] { $n } топлива
       *[many] { $n } топлива
    }
ore =
    { $n ->
        [one] { $n } руда
        [few] { $n } руды
       *[many] { $n } руды
    }

## Очки

score-colonies = Колонии
score-control = Контроль территорий
score-positron = Позитронное Поле
score-alien_city = Город Чужих
score-alien_monument = Монумент Чужих

## Фазы

phase-roll = Бросок
phase-actions = Стыковка и действия
phase-place_colony = Высадка колонии
phase-hub_overflow = Лишний шаг
phase-raid = Рейд
phase-return_resources = Возврат жетонов
phase-swap_colony = Обмен колоний
phase-move_colony = Перенос колонии
phase-over = Партия окончена

## Части предложений: топливо и руда в винительном падеже, без нулей

tokens =
    { $fuel ->
        [0]
            { $ore ->
                [0] ничего
               *[other] { tokens-ore }
            }
       *[other]
            { $ore ->
                [0] { tokens-fuel }
               *[other] { tokens-fuel } и { tokens-ore }
            }
    }
tokens-fuel =
    { $fuel ->
        [one] { $fuel } топливо
        [few] { $fuel } топлива
       *[many] { $fuel } топлива
    }
tokens-ore =
    { $ore ->
        [one] { $ore } руду
        [few] { $ore } руды
       *[many] { $ore } руды
    }

loot-1 =
    { $fuel1 ->
        [0] { loot-1-ore }
       *[other]
            { $ore1 ->
                [0] { loot-1-fuel }
               *[other] { loot-1-fuel } и { loot-1-ore }
            }
    }
loot-1-fuel =
    { $fuel1 ->
        [one] { $fuel1 } топливо
        [few] { $fuel1 } топлива
       *[many] { $fuel1 } топлива
    }
loot-1-ore =
    { $ore1 ->
        [one] { $ore1 } руду
        [few] { $ore1 } руды
       *[many] { $ore1 } руды
    }

loot-2 =
    { $fuel2 ->
        [0] { loot-2-ore }
       *[other]
            { $ore2 ->
                [0] { loot-2-fuel }
               *[other] { loot-2-fuel } и { loot-2-ore }
            }
    }
loot-2-fuel =
    { $fuel2 ->
        [one] { $fuel2 } топливо
        [few] { $fuel2 } топлива
       *[many] { $fuel2 } топлива
    }
loot-2-ore =
    { $ore2 ->
        [one] { $ore2 } руду
        [few] { $ore2 } руды
       *[many] { $ore2 } руды
    }

loot-3 =
    { $fuel3 ->
        [0] { loot-3-ore }
       *[other]
            { $ore3 ->
                [0] { loot-3-fuel }
               *[other] { loot-3-fuel } и { loot-3-ore }
            }
    }
loot-3-fuel =
    { $fuel3 ->
        [one] { $fuel3 } топливо
        [few] { $fuel3 } топлива
       *[many] { $fuel3 } топлива
    }
loot-3-ore =
    { $ore3 ->
        [one] { $ore3 } руду
        [few] { $ore3 } руды
       *[many] { $ore3 } руды
    }

## Что спрашивается

prompt-roll = Ваш ход: бросьте кубики
prompt-actions =
    { $count ->
        [0] Все корабли размещены. Когда всё сделано, закончите ход
        [one] Ваш ход. Осталось пристыковать корабль: { $dice }
       *[other] Ваш ход. Осталось пристыковать корабли: { $dice }
    }
prompt-place-colony = Выберите территорию для колонии
prompt-hub-overflow = Колония готова, и остался лишний шаг. Если запустить её сейчас, следующая встанет на круг 1
prompt-raid =
    { $count ->
        [one] Рейд! Украдите { $count } жетон или одну карту
       *[other] Рейд! Украдите до { $count } жетонов или одну карту
    }
prompt-swap-colony = Колония ({ $owner }, { $territory }): выберите, с какой она поменяется местами
prompt-move-colony = Колония ({ $owner }, { $territory }): выберите, куда её перенести
prompt-return-resources =
    { $count ->
        [one] Можно оставить не больше { $limit } жетонов: верните { $count } жетон
        [few] Можно оставить не больше { $limit } жетонов: верните { $count } жетона
       *[many] Можно оставить не больше { $limit } жетонов: верните { $count } жетонов
    }

## Что можно сделать

action-roll = Бросить кубики
action-trade = Обменять топливо на 1 руду
action-cycle = Обновить витрину
action-launch = Запустить колонию за 1 топливо и 1 руду
action-decline = Не сейчас: лишний шаг пропадёт
action-buy-relic = Купить Реликтовый Корабль за 1 топливо и 1 руду
action-end-turn = Закончить ход
action-raid-nothing = Ничего не брать
action-dock = Стыковка: { $dice } → { $facility }
action-claim = Взять карту «{ $card }»
action-land = Высадка: { $territory }
action-raid-resources-1 = Украсть { loot-1 } ({ $victim1 })
action-raid-resources-2 = Украсть { loot-1 } ({ $victim1 }), { loot-2 } ({ $victim2 })
action-raid-resources-3 = Украсть { loot-1 } ({ $victim1 }), { loot-2 } ({ $victim2 }), { loot-3 } ({ $victim3 })
action-raid-card = Украсть карту «{ $card }» ({ $victim })
action-return = Вернуть { tokens }
action-swap-with = Обмен на колонию: { $owner }, { $territory }
action-move-to = Перенос: { $territory }

relic-die-1 = Реликт 1
relic-die-2 = Реликт 2
relic-die-3 = Реликт 3
relic-die-4 = Реликт 4
relic-die-5 = Реликт 5
relic-die-6 = Реликт 6

action-use-booster-pod = { $card }: { $die } → { $to }
action-use-stasis-beam = { $card }: { $die } → { $to }
action-use-polarity-device = { $card }: { $die } → { $to }
action-use-gravity-manipulator = { $card }: { $down } → { $down_to }, { $up } → { $up_to }
action-use-temporal-warper = { $card }: перебросить { $dice }
action-use-data-crystal = { $card }: взять взаймы бонус — { $territory }
teleported-die =
    { $spent ->
        [yes] { $die } (уже учтён для карты)
       *[no] { $die }
    }
action-use-orbital-teleporter =
    { $extra ->
        [0] { $card }: { teleported-die }, { $here } → { $there }
       *[other] { $card }: { teleported-die }, { $here } → { $there }, вместе с { $dice }
    }
action-use-plasma-cannon = { $card }: выбить { $dice } ({ $owners }) — { $facility }

action-discard-booster-pod = Сбросить карту «{ $card }»: убрать { $field }
action-discard-stasis-beam = Сбросить карту «{ $card }»: Изоляционное Поле → { $territory }
action-discard-data-crystal = Сбросить карту «{ $card }»: Позитронное Поле → { $territory }
action-discard-gravity-manipulator = Сбросить карту «{ $card }»: Репульсорное Поле → { $territory }
action-discard-polarity-device = Сбросить карту «{ $card }»: обменять колонию ({ $owner }, { $territory })
action-discard-orbital-teleporter = Сбросить карту «{ $card }»: перенести колонию ({ $owner }, { $territory })
action-discard-plasma-cannon = Сбросить карту «{ $card }»: уничтожить корабль { $die } ({ $owner }, { $facility })
action-discard-temporal-warper = Сбросить карту «{ $card }»: взять из сброса карту «{ $wanted }»

## Что произошло

event-turn-began = Ход { $turn }: { $who }
event-rolled = { $who }: бросок { $dice }
event-rerolled = { $who }: переброс { $dice }
event-docked = { $who }: стыковка { $dice } → { $facility }
event-gained =
    { $fuel ->
        [0]
            { $ore ->
                [0] { $who } ничего не получает: запас пуст
               *[other] { $who } получает { tokens }
            }
       *[other] { $who } получает { tokens }
    }
event-paid = { $who } платит { tokens }
event-traded =
    { $fuel ->
        [one] { $who } меняет { $fuel } топливо на 1 руду
        [few] { $who } меняет { $fuel } топлива на 1 руду
       *[many] { $who } меняет { $fuel } топлива на 1 руду
    }
event-advanced = { $who }: колония на круге { $circle } из 7
event-launched = { $who } запускает колонию из Центра Колонистов
event-landed = { $who } высаживает колонию: { $territory }
event-built = { $who } строит корабль
event-bumped = { $who }: { $dice }, Аванпост Рейдеров → Ремонтный Док
event-shown = Новое на витрине: { $cards }
event-cycled = { $who } обновляет витрину
event-reshuffled =
    { $count ->
        [one] Сброс становится новой колодой: { $count } карта
        [few] Сброс становится новой колодой: { $count } карты
       *[many] Сброс становится новой колодой: { $count } карт
    }
event-claimed = { $who } берёт с витрины карту «{ $card }»
event-dealt = { $who } начинает с картой «{ $card }»
event-power-used = { $who } использует карту «{ $card }»
event-card-discarded = { $who } сбрасывает карту «{ $card }»
event-cache-emptied = { $who }: Тайник Ресурсов опустел и уходит в сброс
event-ship-changed = { $who }: корабль { $old } → { $new }
event-borrowed = { $who } берёт взаймы бонус до конца хода: { $territory }
event-field-placed = { $who } ставит { $field }: { $territory }
event-field-removed = { $who } убирает { $field }: { $territory }
event-colonies-swapped = { $who } меняет местами колонии: { $owner } ({ $here }) и { $other } ({ $there })
event-colony-moved = { $who } переносит колонию ({ $owner }): { $here } → { $there }
event-ejected = Плазменная Пушка выбивает корабль { $dice } ({ $who }): { $facility }
event-ship-lost = { $who } теряет корабль: { $facility } → запас
event-teleported = { $who } телепортирует корабль { $die }: { $here } → { $there }
event-raided-resources = Рейд: { $who } крадёт { tokens }, жертва — { $victim }
event-raided-card =
    { $kept ->
        [yes] Рейд: { $who } крадёт карту «{ $card }», жертва — { $victim }
       *[no] Рейд: { $who } крадёт карту «{ $card }», жертва — { $victim }. Такая карта у рейдера уже есть, и украденная уходит в сброс
    }
event-raid-waived = Рейд: { $who } ничего не берёт
event-card-taken = { $who } берёт из сброса карту «{ $card }»
event-relic-bought = { $who } покупает Реликтовый Корабль
event-relic-returned = { $who } теряет Реликтовый Корабль: он вернулся в Пустыню Берроуза
event-returned = { $who } возвращает в запас { tokens }
event-laid-up = { $who }: { $dice } → Ремонтный Док
event-excess-lost = { $who }: лишний шаг в Центре Колонистов пропал
event-game-over =
    { $count ->
        [one] Последняя колония высажена. Победа: { $winners }!
       *[other] Последняя колония высажена. Победу делят { $winners }!
    }

## Чего нельзя

illegal-end-turn = Надо пристыковать все корабли, какие можно. Место ещё есть: { $facilities }.
illegal-dock-no-such-ships = Таких кораблей для стыковки у вас нет: { $dice }.
illegal-dock-full = { $facility }: не хватает свободных доков.
illegal-dock-cannot-pay = { $facility }: нужно заплатить { tokens }, а столько у вас нет.
illegal-dock-no-ship-in-stock = { $facility }: строить нечего, все шесть ваших кораблей в игре.
illegal-dock-hub-ready = { $facility }: колония уже на последнем круге. Сначала запустите её.
illegal-dock-no-colony = { $facility }: у вас больше нет колоний.
illegal-dock-too-low = { $facility }: корабль ниже { $value } сейчас не пристыковать.
illegal-dock-not-a-six = { $facility }: нужен корабль со значением 6.
illegal-dock-fleet-too-small = { $facility }: у вас осталось бы меньше трёх кораблей своего цвета.
illegal-dock-outpost-held = { $facility }: сумма трёх ваших кораблей должна быть больше { $sum }.
illegal-dock-wrong-set =
    { $kind ->
        [run] { $facility }: нужны { $count } корабля со значениями подряд.
        [equal] { $facility }: нужны { $count } корабля с равными значениями.
       *[single] { $facility }: корабли стыкуются по одному.
    }
illegal-trade-no-pair = Сначала пристыкуйте к Орбитальному Рынку два равных корабля: пара должна стоять там.
illegal-trade-no-fuel =
    { $fuel ->
        [one] Одна руда стоит вам сейчас { $fuel } топливо, а его нет.
        [few] Одна руда стоит вам сейчас { $fuel } топлива, а столько нет.
       *[many] Одна руда стоит вам сейчас { $fuel } топлива, а столько нет.
    }
illegal-trade-no-ore = В запасе не осталось руды.
illegal-cycle = Каждый корабль у Артефакта Чужих обновляет витрину один раз; неиспользованных обновлений нет.
illegal-claim-not-shown = Карты «{ $card }» нет на витрине.
illegal-claim-held = Карта «{ $card }» у вас уже есть: двух одинаковых держать нельзя.
illegal-claim-total = Чтобы взять карту, корабли у Артефакта Чужих должны дать в сумме не меньше { $needed }; сейчас сумма { $total }.
illegal-launch-not-ready =
    { $circle ->
        [0] Колония запускается с круга { $last } Центра Колонистов; на вашей дорожке колонии нет.
       *[other] Колония запускается с круга { $last } Центра Колонистов; ваша на круге { $circle }.
    }
illegal-launch-cannot-pay = Запуск стоит 1 топливо и 1 руду.
illegal-relic-in-play = Реликтовый Корабль уже в игре.
illegal-relic-cannot-pay = Реликтовый Корабль стоит 1 топливо и 1 руду.
illegal-relic-no-bonus = Реликтовый Корабль может купить только тот, у кого есть бонус Пустыни Берроуза.
illegal-card-not-held = Карты «{ $card }» у вас нет.
illegal-card-no-power = Карта «{ $card }» действует сама: использовать или сбросить её нельзя.
illegal-card-used = Карта «{ $card }» в этом ходу уже использована.
illegal-discard-used = За ход можно сбросить ради свойства только одну карту, и вы это уже сделали.
illegal-card-no-fuel = Не хватает топлива: «{ $card }» стоит { $fuel }.
illegal-card-target = Так карту «{ $card }» сейчас использовать нельзя.
illegal-repulsor = { $territory }: Репульсорное Поле не пускает колонии.
illegal-decoy = { $victim } держит карту «{ $card }»: взять здесь можно только её.
