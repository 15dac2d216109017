## Поле «Чужих рубежей»: что на нём нарисовано. Названия и полные тексты даёт сама игра.

rule-solar_converter =
    { $bonus ->
        [0] ½ значения, вверх { $fuel }
       *[other] ½ значения, вверх, + { $bonus } { $fuel }
    }
rule-lunar_mine =
    { $least ->
        [0] любое значение → 1{ $ore }
        [1] любое значение → 1{ $ore }
        [6] только 6 → 1{ $ore }
       *[other] { $least } или больше → 1{ $ore }
    }
rule-alien_artifact = сумма от 8 даёт карту
rule-colonist_hub = круг 7 · 1{ $fuel } 1{ $ore } → { $colony }
rule-orbital_market =
    { $rate ->
        [0] значение { $fuel } → 1{ $ore }
       *[other] сейчас { $rate }{ $fuel } → 1{ $ore }
    }
rule-shipyard =
    { $n ->
        [4] 4-й корабль { $price }
        [5] 5-й корабль { $price }
       *[6] 6-й корабль { $price }
    }
rule-shipyard-full = флот в полном составе
rule-colony_constructor = { $price } → { $colony } сразу
rule-raiders_outpost = 4 жетона или карта
rule-terraforming_station = 1{ $fuel } 1{ $ore } → { $colony } −1 корабль
rule-maintenance_bay = до следующего броска

brief-solar_converter = Солнце
brief-lunar_mine = Шахта
brief-alien_artifact = Артефакт
brief-orbital_market = Рынок
brief-shipyard = Верфь
brief-colony_constructor = Конструктор
brief-raiders_outpost = Рейдеры
brief-terraforming_station = Терраформ
brief-colonist_hub = Центр
brief-maintenance_bay = Док
brief-tech = Технологии
brief-supply = Запас
brief-heinlein_plains = Хайнлайн
brief-pohl_foothills = Пол
brief-van_vogt_mountains = Ван Вогт
brief-bradbury_plateau = Брэдбери
brief-asimov_crater = Азимов
brief-herbert_valley = Герберт
brief-lem_badlands = Лем
brief-burroughs_desert = Берроуз

tech-alien_city = 1 очко, пока карта у вас
tech-alien_monument = 1 очко, пока карта у вас
tech-booster_pod = 1{ $fuel } корабль +1
    .discard = убрать поле
tech-data_crystal = 1+{ $fuel } взять бонус на ход
    .discard = Позитронное поле
tech-gravity_manipulator = 2{ $fuel } один −1, другой +1
    .discard = Репульсорное поле
tech-holographic_decoy = защита от рейдеров
tech-orbital_teleporter = 2{ $fuel } сменить док
    .discard = сдвинуть колонию
tech-plasma_cannon = 1+{ $fuel } выбить корабли
    .discard = уничтожить корабль
tech-polarity_device = 1{ $fuel } перевернуть корабль
    .discard = поменять колонии
tech-resource_cache = жетон после броска
tech-stasis_beam = 1{ $fuel } корабль −1
    .discard = Изоляционное поле
tech-temporal_warper = 1{ $fuel } переброс кораблей
    .discard = карта из сброса

board-name = Поле «Чужих рубежей»
board-supply = Запас
board-turn = Ход { $n }
board-beat = больше { $sum }
board-needed = из { $n }
board-cycles =
    { $n ->
        [one] { $n } обновление
        [few] { $n } обновления
       *[other] { $n } обновлений
    }
board-deck = Колода { $n }
board-discard = Сброс { $n }
board-fleet = Флот: { $n } из 6 кораблей в игре
board-colonies = Колонии: на планете { $landed }, в резерве { $reserve }
board-hand = Технологии
board-hand-empty = Технологий пока нет
board-point = 1 очко
board-used = уже применена
board-always = всегда
board-ship = Корабль со значением { $value }
board-ship-of = { $who }: корабль со значением { $value }
board-relic = Реликтовый корабль
board-relic-note = Купите за 1 топливо и 1 руду, пока Пустыня Берроуза ваша.
board-blocked = Закрытый док
board-bay = { $who }: в доке { $n }
board-track = { $who }: круг { $n } из 7
board-colony = Колония: { $who }
board-token-fuel = 1 топливо: { $who }
board-token-ore = 1 руда: { $who }
board-token-mine-fuel = 1 топливо
board-token-mine-ore = 1 руда
board-holder = Контролирует { $who }
board-nobody = Никто не контролирует
board-discarded = Сброс
board-unseen = Ещё в колоде
board-pile-empty = Сброс пуст.
board-tray = Корабли для стыковки
board-borrowed = Бонус взят на этот ход
board-displayed = На витрине
board-cast = Сброс: { $what }
board-discard-of = Сбросить: { $card }

button-roll = Бросить кубики
button-trade = Обменять топливо на руду
button-cycle = Обновить витрину
button-launch = Запустить колонию
button-decline = Не сейчас
button-discard = Свойство сброса
button-nothing = Ничего не брать
end-turn = Закончить ход
end-why =
    { $places ->
        [1] ещё можно встать: { $where }
        [2] ещё можно встать: { $where }
       *[other] ещё открыто станций: { $places }
    }
