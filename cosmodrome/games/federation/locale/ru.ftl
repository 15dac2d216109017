# Федерация: все тексты игры. Каждый ключ есть в каждом языке, с теми же переменными.

game-name = Федерация
game-tagline = Отправьте послов в галактический сенат: голосуйте за законы, финансируйте проекты, добивайтесь влияния на пяти планетах.

## Options

option-setup = Подготовка
    .name = Подготовка
    .description = Постоянный набор производств и мегаструктур или случайный.
option-setup-first_game = Первая партия: постоянный набор
option-setup-expert = Для опытных игроков: случайный набор
option-data = Файл данных
    .name = Файл данных
    .description = Числа с поля: наша реконструкция или из вашего файла.
option-data-standard = Наша реконструкция

## Amounts

amount-lavandium-1 = 1 лавандий
amount-lavandium-2 = 2 лавандия
amount-lavandium-3 = 3 лавандия
amount-lavandium-4 = 4 лавандия
amount-lavandium-5 = 5 лавандия
amount-lavandium-6 = 6 лавандия
amount-lavandium-7 = 7 лавандия
amount-lavandium-8 = 8 лавандия
amount-lavandium-9 = 9 лавандия
amount-lavandium-10 = 10 лавандия
amount-copernium-1 = 1 коперний
amount-copernium-2 = 2 коперния
amount-copernium-3 = 3 коперния
amount-copernium-4 = 4 коперния
amount-copernium-5 = 5 коперния
amount-copernium-6 = 6 коперния
amount-copernium-7 = 7 коперния
amount-copernium-8 = 8 коперния
amount-copernium-9 = 9 коперния
amount-copernium-10 = 10 коперния
amount-oceanium-1 = 1 океаний
amount-oceanium-2 = 2 океания
amount-oceanium-3 = 3 океания
amount-oceanium-4 = 4 океания
amount-oceanium-5 = 5 океания
amount-oceanium-6 = 6 океания
amount-oceanium-7 = 7 океания
amount-oceanium-8 = 8 океания
amount-oceanium-9 = 9 океания
amount-oceanium-10 = 10 океания
amount-diamond-1 = 1 золотой алмаз
amount-diamond-2 = 2 золотых алмаза
amount-diamond-3 = 3 золотых алмаза
amount-diamond-4 = 4 золотых алмаза
amount-diamond-5 = 5 золотых алмазов
amount-diamond-6 = 6 золотых алмазов
amount-diamond-7 = 7 золотых алмазов
amount-diamond-8 = 8 золотых алмазов
amount-diamond-9 = 9 золотых алмазов
amount-diamond-10 = 10 золотых алмазов
amount-degrees-1 = 1 степень
amount-degrees-2 = 2 степени
amount-degrees-3 = 3 степени
amount-degrees-4 = 4 степени
amount-degrees-5 = 5 степеней
amount-degrees-6 = 6 степеней
amount-degrees-7 = 7 степеней
amount-degrees-8 = 8 степеней
amount-degrees-9 = 9 степеней
amount-degrees-10 = 10 степеней
amount-ship-1 = 1 корабль
amount-ship-2 = 2 корабля
amount-ship-3 = 3 корабля
amount-ship-4 = 4 корабля
amount-ship-5 = 5 кораблей
amount-ship-6 = 6 кораблей
amount-ship-7 = 7 кораблей
amount-ship-8 = 8 кораблей
amount-ship-9 = 9 кораблей
amount-ship-10 = 10 кораблей
amount-project-1 = 1 шаг проекта
amount-project-2 = 2 шага проекта
amount-project-3 = 3 шага проекта
amount-project-4 = 4 шага проекта
amount-project-5 = 5 шагов проекта
amount-project-6 = 6 шагов проекта
amount-project-7 = 7 шагов проекта
amount-project-8 = 8 шагов проекта
amount-project-9 = 9 шагов проекта
amount-project-10 = 10 шагов проекта
amount-die-1 = кубик +1
amount-die-2 = кубик +2
amount-die-3 = кубик +3
amount-die-4 = кубик +4
amount-die-5 = кубик +5
amount-die-6 = кубик +6
amount-die-7 = кубик +7
amount-die-8 = кубик +8
amount-die-9 = кубик +9
amount-die-10 = кубик +10
amount-pp-1 = 1 ОП
amount-pp-2 = 2 ОП
amount-pp-3 = 3 ОП
amount-pp-4 = 4 ОП
amount-pp-5 = 5 ОП
amount-pp-6 = 6 ОП
amount-pp-7 = 7 ОП
amount-pp-8 = 8 ОП
amount-pp-9 = 9 ОП
amount-pp-10 = 10 ОП
amount-pp-11 = 11 ОП
amount-pp-12 = 12 ОП
amount-pp-13 = 13 ОП
amount-pp-14 = 14 ОП
amount-pp-15 = 15 ОП
amount-pp-16 = 16 ОП
amount-pp-17 = 17 ОП
amount-pp-18 = 18 ОП
amount-pp-19 = 19 ОП
amount-pp-20 = 20 ОП
amount-nothing = ничего
amount-pay = заплатить 1 лавандий
amount-marker = доступ к любой миссии
amount-asteroid = жетон астероида
amount-gain_counted = ресурсы по влиянию
amount-die_set = кубик становится 6
amount-alteration_stock = жетон преобразования
amount-level_bonus = более высокий уровень
amount-planet_action = действие планеты
amount-copy_action = копирование действия
amount-extra_moves = лишние шаги
amount-build_discount = скидка
amount-income_free = доход
amount-refresh_specialist = обновить специалиста
amount-copy_specialist = повторить специалиста
amount-take_specialist = специалист 3-го уровня
amount-disc = диск бесплатно
amount-build_free = робот бесплатно
amount-medal = орден
amount-president = фишка президента
amount-special_ambassador = особый посол
amount-track_move = шаг на Нео или Шестилунии
amount-transmute = замена ресурса
amount-choose = выбор

## Things on the table

resource-lavandium = Лавандий
resource-copernium = Коперний
resource-oceanium = Океаний
resource-diamond = Золотой алмаз
planet-neo = Нео
planet-sixmoon = Шестилуние
planet-atal = Атал
planet-arratuin = Арратуин
planet-e81216 = E81216
action-of-neo = Нео
    .short = Продвиньте шахтёра на клетку вперёд и получите то, что там есть.
action-of-sixmoon = Шестилуние
    .short = Продвиньте мага на луну вперёд и возьмите там жетон преобразования.
action-of-atal = Атал
    .short = Возьмите открытого специалиста.
action-of-arratuin = Арратуин
    .short = Торгуйте в лавке: заплатите цену, выставьте или поднимите диск, получите бонус.
action-of-e81216 = E81216
    .short = Постройте производство или мегаструктуру.
action-of-officers = Каюты офицеров
    .short = Две степени аккредитации.
action-of-procurement = Бюро закупок
    .short = За 1 океаний: два корабля в ангар (или один, если больше не помещается).
action-of-patron = Кабинет покровителя
    .short = Один корабль и доступ к любой одной особой миссии.
action-of-president = Кабинет президента
    .short = Фишка президента (первый ход в следующем раунде) и любой недостающий орден; планетный — с самой высокой клетки.
action-of-assistants = Комната помощников
    .short = За 1 коперний: кубик помощника со значением 2 или +2 к нему.
action-of-lounge = Малая гостиная
    .short = Одна степень аккредитации и один шаг любого крупного проекта.
action-of-espionage = Шпионаж
    .short = За 1 лавандий выполните любое действие планеты или помещения, кроме кабинета президента; занятость клетки неважна, стоимость самого действия тоже платится.
action-of-outer = Внешний модуль
    .short = Доступен всегда: 1 океаний и бонус выложенного жетона. Ни голосов, ни финансирования, ни маркера миссии.
ambassador-amb1 = посол 1
ambassador-amb2 = посол 2
ambassador-amb3 = посол 3
ambassador-amb4 = посол 4
ambassador-amb_special = особый посол
project-neo = проект «Нео»
project-sixmoon = проект «Шестилуние»
project-atal = проект «Атал»
project-arratuin = проект «Арратуин»
project-e81216 = проект «E81216»
project-missions = проект «Особые миссии»
project-common = проект «Общий»
medal-neo = орден «Нео»
medal-sixmoon = орден «Шестилуние»
medal-atal = орден «Атал»
medal-arratuin = орден «Арратуин»
medal-e81216 = орден «E81216»
medal-accreditation = орден «аккредитация»
medal-intrigue = орден «интриги»
executive-income = доход
executive-upkeep = оплата уровня аккредитации
executive-projects = проекты
executive-floors = большинство на этажах
executive-law = голосование о законе
wing-left = левое крыло
wing-right = правое крыло
mission-m01 = миссия «Нео»
    .short = Действие планеты Нео.
mission-m02 = миссия «Шестилуние»
    .short = Действие Шестилуния.
mission-m03 = миссия «Атал»
    .short = Действие Атала.
mission-m04 = миссия «Арратуин»
    .short = Действие Арратуина (цена лавки платится).
mission-m05 = миссия «E81216»
    .short = Действие E81216 (цена постройки платится).
mission-m06 = миссия офицеров
    .short = Две степени аккредитации.
mission-m07 = миссия шпионажа
    .short = За 1 лавандий — действие любой планеты; помещения копировать нельзя.
mission-m08 = миссия президента
    .short = По 1 ОП за каждый кристалл и алмаз в резервах.
mission-m09 = миссия интриг
    .short = Шаг любого проекта, одна степень и орден за интриги.
mission-m10 = миссия помощников
    .short = ОП: удвоенное значение кубика помощника.
mission-m11 = миссия закупок
    .short = ОП: удвоенный уровень аккредитации.
mission-m12 = миссия покровителя
    .short = По 1 ОП за каждую выполненную миссию, включая эту, начальный жетон и дальний космос.
stall-st1 = лавка 1
    .short = Без платы. Ур. 1: 2 лавандия. Ур. 2: 2 лавандия и 1 коперний.
stall-st2 = лавка 2
    .short = 1 коперний. Ур. 1: 2 океания или 2 степени. Ур. 2: любые 3 из океания и степеней.
stall-st3 = лавка 3
    .short = 1 лавандий. Ур. 1: кубик +2 или 2 коперния. Ур. 2: любые 3 из шагов кубика и коперния.
stall-st4 = лавка 4
    .short = 1 коперний. Ур. 1: корабль. Ур. 2: корабль и доступ к любой миссии.
stall-st5 = лавка 5
    .short = 1 океаний. Ур. 1: алмаз. Ур. 2: алмаз и 1 коперний.
stall-st6 = лавка 6
    .short = 1 алмаз. Ур. 1: 6 ОП. Ур. 2: 9 ОП.
work-P1 = производство 1
work-P2 = производство 2
work-P3 = производство 3
work-P4 = производство 4
work-lavandium_replicator = Репликатор лавандия
    .short = Получите 1 лавандий.
work-transmutation_chamber = Камера трансмутации
    .short = Замените 1 ресурс следующим: лавандий, коперний, океаний, алмаз.
work-military_academy = Военная академия
    .short = Одна степень аккредитации (орден и дальний космос — как обычно).
work-space_university = Космический университет
    .short = Кубик помощника со значением 1 или +1.
work-shipyard = Космическая верфь
    .short = Один корабль в ангар.
work-alteration_incubator = Инкубатор преобразований
    .short = Жетон преобразования силы 1 из запаса.
work-transporter = Транспортёр
    .short = Шаг вперёд на Нео или Шестилунии без награды.
work-consulate = Консульство
    .short = Обновите одного своего специалиста 1-го уровня.
work-M1 = Малая мегаструктура
    .short = Приносит очки один раз: множитель на меньшее из значений двух жетонов.
work-M2 = Большая мегаструктура
    .short = Приносит очки один раз: множитель на меньшее из значений двух жетонов.
token-mt_neo = влияние: Нео
token-mt_sixmoon = влияние: Шестилуние
token-mt_atal = влияние: Атал
token-mt_arratuin = влияние: Арратуин
token-mt_e81216 = влияние: E81216
token-mt_missions = выполненные миссии
token-mt_accreditation = уровень аккредитации
token-mt_die = значение кубика
deep-ds1 = жетон дальнего космоса 1
    .short = Два шага проектов (одного или двух), корабль, открыть все миссии.
deep-ds2 = жетон дальнего космоса 2
    .short = Из 2 жетонов преобразования силы 4 оставьте 1; затем действие на Атале.
deep-ds3 = жетон дальнего космоса 3
    .short = Уровень аккредитации +3 до конца партии, кубик +1, 1 океаний.
deep-ds4 = жетон дальнего космоса 4
    .short = Диск сразу в лавку 2-го уровня бесплатно и с бонусом; 1 океаний.
deep-ds5 = жетон дальнего космоса 5
    .short = Уровень аккредитации +1 до конца партии; кубик становится 6.
deep-ds6 = жетон дальнего космоса 6
    .short = Особый посол с 7 голосами: лишний ход в раунде, когда он выложен.
deep-ds7 = жетон дальнего космоса 7
    .short = Действие на Шестилунии или Нео и любой недостающий орден (планетный — с высшей клетки).
deep-ds8 = жетон дальнего космоса 8
    .short = Робот бесплатно на любое производство или мегаструктуру с доходом или ОП.
home-home1 = начальный жетон 1
home-home2 = начальный жетон 2
home-home3 = начальный жетон 3
home-home4 = начальный жетон 4
home-home5 = начальный жетон 5
home-home6 = начальный жетон 6
home-home7 = начальный жетон 7
home-home8 = начальный жетон 8
asteroid-ast_a = астероид A
asteroid-ast_b = астероид B
asteroid-ast_c = астероид C
asteroid-ast_d = астероид D
asteroid-ast_e = астероид E
asteroid-ast_f = астероид F
asteroid-dead_a = мёртвый астероид A
asteroid-dead_b = мёртвый астероид B
asteroid-dead_c = мёртвый астероид C
asteroid-dead_d = мёртвый астероид D
asteroid-dead_e = мёртвый астероид E
asteroid-dead_f = мёртвый астероид F
alteration-alt_1_01 = «Голосов: 2; доступ к любой миссии»
alteration-alt_1_02 = «Голосов: 2; 1 коперний»
alteration-alt_1_03 = «Голосов: 2; 1 степень аккредитации»
alteration-alt_1_04 = «Голосов: 2; 1 степень аккредитации»
alteration-alt_1_05 = «Голосов: 2; кубик +1»
alteration-alt_1_06 = «Голосов: 2; 1 океаний»
alteration-alt_1_07 = «Голосов: 2; 1 коперний»
alteration-alt_1_08 = «Голосов: 1; 1 корабль»
alteration-alt_1_09 = «Голосов: 2; 2 лавандия»
alteration-alt_1_10 = «Голосов: 2; 1 океаний»
alteration-alt_1_11 = «Голосов: 2; кубик +1»
alteration-alt_1_12 = «Голосов: 1; 1 корабль»
alteration-alt_1_13 = «Финансирование; 1 степень аккредитации»
alteration-alt_1_14 = «Финансирование; 1 степень аккредитации»
alteration-alt_1_15 = «Финансирование; кубик +1»
alteration-alt_1_16 = «Финансирование; 1 океаний»
alteration-alt_1_17 = «Финансирование; 1 океаний»
alteration-alt_1_18 = «Финансирование; 2 коперния»
alteration-alt_1_19 = «Финансирование; 2 лавандия»
alteration-alt_1_20 = «Финансирование; 1 коперний, 1 лавандий»
alteration-alt_2_01 = «Голосов: 3; кубик +1»
alteration-alt_2_02 = «Голосов: 3; 1 океаний»
alteration-alt_2_03 = «Голосов: 2; 1 степень аккредитации, кубик +1»
alteration-alt_2_04 = «Голосов: 2; 1 корабль»
alteration-alt_2_05 = «Голосов: 3; 1 степень аккредитации»
alteration-alt_2_06 = «Голосов: 3; 1 степень аккредитации»
alteration-alt_2_07 = «Финансирование; кубик +1, доступ к любой миссии»
alteration-alt_2_08 = «Финансирование; 1 коперний, 1 океаний»
alteration-alt_2_09 = «Финансирование; 1 лавандий, 1 океаний»
alteration-alt_2_10 = «Финансирование; 1 степень аккредитации, доступ к любой миссии»
alteration-alt_3_01 = «Голосов: 4; 1 океаний»
alteration-alt_3_02 = «Голосов: 4; кубик +1»
alteration-alt_3_03 = «Голосов: 3; 1 корабль»
alteration-alt_3_04 = «Голосов: 6; заплатите: 1 лавандий»
alteration-alt_3_05 = «Голосов: 4; 1 лавандий, 1 коперний»
alteration-alt_3_06 = «Голосов: 3; 1 корабль»
alteration-alt_3_07 = «Голосов: 4; 1 степень аккредитации»
alteration-alt_3_08 = «Голосов: 2; 1 золотой алмаз»
alteration-alt_3_09 = «Голосов: 4; 1 степень аккредитации»
alteration-alt_3_10 = «Голосов: 4; кубик +1»
alteration-alt_3_11 = «Финансирование; 2 степени аккредитации»
alteration-alt_3_12 = «Финансирование; 2 океания»
alteration-alt_3_13 = «Финансирование; 1 золотой алмаз»
alteration-alt_3_14 = «Финансирование; 1 коперний, 1 шаг проекта»
alteration-alt_4_01 = «Голосов: 6; 1 океаний»
alteration-alt_4_02 = «Голосов: 4; 1 коперний, 1 океаний, 1 золотой алмаз»
alteration-alt_4_03 = «Голосов: 5; кубик +1, 1 степень аккредитации»
alteration-alt_4_04 = «Голосов: 5; 1 шаг проекта»
alteration-alt_4_05 = «Финансирование; 1 коперний, 1 океаний, 1 золотой алмаз»
alteration-alt_4_06 = «Финансирование; 2 шага проекта»
law-law_left_neo = закон «Нео»
    .short = Каждый получает ОП: влияние на Нео ×2.
law-law_left_sixmoon = закон «Шестилуние»
    .short = Каждый получает ОП: влияние на Шестилунии ×2.
law-law_left_atal = закон «Атал»
    .short = Каждый получает ОП: влияние на Атале ×2.
law-law_left_arratuin = закон «Арратуин»
    .short = Каждый получает ОП: влияние на Арратуине ×2.
law-law_left_e81216 = закон «E81216»
    .short = Каждый получает ОП: влияние на E81216 ×2.
law-law_right_neo = закон «Нео»
    .short = Каждый получает ОП: влияние на Нео ×2.
law-law_right_sixmoon = закон «Шестилуние»
    .short = Каждый получает ОП: влияние на Шестилунии ×2.
law-law_right_atal = закон «Атал»
    .short = Каждый получает ОП: влияние на Атале ×2.
law-law_right_arratuin = закон «Арратуин»
    .short = Каждый получает ОП: влияние на Арратуине ×2.
law-law_right_e81216 = закон «E81216»
    .short = Каждый получает ОП: влияние на E81216 ×2.
counter-influence-neo = ОП по влиянию: Нео
counter-influence-sixmoon = ОП по влиянию: Шестилуние
counter-influence-atal = ОП по влиянию: Атал
counter-influence-arratuin = ОП по влиянию: Арратуин
counter-influence-e81216 = ОП по влиянию: E81216
counter-accreditation_level = ОП по уровню
counter-die_value = ОП по кубику
counter-ships_in_hangar = ОП по кораблям
counter-missions_completed = ОП по миссиям
counter-missions_open_or_completed = ОП по миссиям
counter-specialist_colours = ОП по цветам
counter-crystals = ОП по кристаллам
counter-diamonds = ОП по алмазам
counter-resources_total = ОП по ресурсам
counter-megastructures_built = ОП по мегаструктурам
counter-discs_level2 = ОП по дискам 2-го уровня
counter-unused_alterations = ОП по жетонам преобразования
counter-asteroid_tokens = ОП по астероидам
counter-common_contributions = ОП по вкладам
specialist-1A1 = 1A1 (уровень +1)
    .short = До конца раунда ваш уровень аккредитации считается на 1 выше.
specialist-1A2 = 1A2 (обновить 1-й уровень)
    .short = Обновите одного своего использованного специалиста 1-го уровня; немедленный срабатывает сразу.
specialist-1A3 = 1A3 (повторить 1-й уровень)
    .short = Повторите эффект открытого специалиста 1-го уровня на Атале или у вас.
specialist-2A1 = 2A1 (уровень +2)
    .short = До конца раунда ваш уровень аккредитации считается на 2 выше.
specialist-2A2 = 2A2 (любой 3-го уровня)
    .short = При одном из следующих действий на Атале заберите любого открытого специалиста 3-го уровня вместо обычного выбора.
specialist-2A3 = 2A3 (повторить 1–2-й уровень)
    .short = Повторите эффект открытого специалиста 1-го или 2-го уровня на Атале или у вас.
specialist-3A1 = 3A1 (ОП за миссии)
    .short = 1 ОП за каждую открытую или выполненную миссию.
specialist-3A2 = 3A2 (ОП за цвета)
    .short = 3 ОП за каждый цвет среди ваших специалистов.
specialist-3A3 = 3A3 (ОП за Атал)
    .short = ОП: влияние на Атале ×2.
specialist-1B1 = 1B1 (стройка дешевле на 1)
    .short = Одна постройка дешевле на 1 кристалл на выбор.
specialist-1B2 = 1B2 (лавандий за E81216)
    .short = Лавандий по числу вашего влияния на E81216.
specialist-1B3 = 1B3 (1 доход)
    .short = Доход любого одного производства на поле, своего или нет, без постройки.
specialist-2B1 = 2B1 (стройка дешевле на 2)
    .short = Одна постройка дешевле на 2 кристалла на выбор.
specialist-2B2 = 2B2 (коперний за E81216)
    .short = Коперний по числу вашего влияния на E81216.
specialist-2B3 = 2B3 (2 дохода)
    .short = Два дохода любых производств на поле, можно дважды один и тот же.
specialist-3B1 = 3B1 (ОП за E81216)
    .short = ОП: влияние на E81216 ×2.
specialist-3B2 = 3B2 (ОП за алмазы)
    .short = 3 ОП за каждый золотой алмаз в резерве.
specialist-3B3 = 3B3 (ОП за мегаструктуры)
    .short = 5 ОП за каждую вашу мегаструктуру.
specialist-1C1 = 1C1 (1 степень)
    .short = Одна степень аккредитации.
specialist-1C2 = 1C2 (корабль или миссия)
    .short = На выбор: корабль или доступ к любой миссии.
specialist-1C3 = 1C3 (диск бесплатно)
    .short = Диск в любую лавку 1-го уровня: бесплатно, но без её бонуса.
specialist-2C1 = 2C1 (2 степени)
    .short = Две степени аккредитации.
specialist-2C2 = 2C2 (корабль и миссия)
    .short = Корабль и доступ к любой миссии.
specialist-2C3 = 2C3 (диск с бонусом)
    .short = Диск в любую лавку 1-го уровня бесплатно, с её бонусом.
specialist-3C1 = 3C1 (ОП за уровень)
    .short = ОП: уровень аккредитации ×2.
specialist-3C2 = 3C2 (ОП за корабли)
    .short = 3 ОП за каждый корабль в ангаре.
specialist-3C3 = 3C3 (ОП за диски 2-го уровня)
    .short = 3 ОП за каждый ваш диск в лавках 2-го уровня.
specialist-1D1 = 1D1 (ещё жетон силы 1)
    .short = Дополнительно жетон преобразования силы 1 из запаса.
specialist-1D2 = 1D2 (кубик +1)
    .short = Кубик помощника со значением 1 или +1.
specialist-1D3 = 1D3 (ещё 1 луна)
    .short = Ещё 1 луна пути; жетон — только с последней.
specialist-2D1 = 2D1 (ещё жетон силы 2)
    .short = Дополнительно жетон преобразования силы 2 из запаса.
specialist-2D2 = 2D2 (кубик +2)
    .short = Кубик помощника со значением 2 или +2.
specialist-2D3 = 2D3 (ещё 2 луны)
    .short = Ещё 2 луны пути; жетон — только с последней.
specialist-3D1 = 3D1 (ОП за преобразования)
    .short = 3 ОП за каждый неиспользованный жетон преобразования.
specialist-3D2 = 3D2 (ОП за кубик)
    .short = ОП: значение кубика ×2.
specialist-3D3 = 3D3 (ОП за Шестилуние)
    .short = ОП: влияние на Шестилунии ×2.
specialist-1E1 = 1E1 (2 лавандия)
    .short = Ещё 2 лавандия.
specialist-1E2 = 1E2 (1 океаний)
    .short = Ещё 1 океаний.
specialist-1E3 = 1E3 (ещё 1 шаг)
    .short = Ещё 1 клетка пути; ресурсы — только с последней.
specialist-2E1 = 2E1 (лавандий и океаний)
    .short = Ещё 1 лавандий и 1 океаний.
specialist-2E2 = 2E2 (коперний и океаний)
    .short = Ещё 1 коперний и 1 океаний.
specialist-2E3 = 2E3 (1 золотой алмаз)
    .short = Ещё 1 золотой алмаз.
specialist-3E1 = 3E1 (ОП за астероиды)
    .short = 5 ОП за каждый жетон астероида, включая мёртвые.
specialist-3E2 = 3E2 (ОП за ресурсы)
    .short = 1 ОП за каждый кристалл и алмаз в резервах.
specialist-3E3 = 3E3 (ОП за Нео)
    .short = ОП: влияние на Нео ×2.

## Points

score-earlier = Прежние
score-floors = Этажи
score-laws = Законы
score-missions = Миссии
score-specialists = Специалисты
score-megastructures = Мегаструктуры
score-stalls = Лавки
score-track = Шкала аккредитации
score-medals = Ордена
score-left_overs = Остатки
score-projects = Проекты

## Phases

phase-draft = Начальные жетоны
phase-place = Размещение посла
phase-face = Выбор жетона
phase-cover = Преобразование посла
phase-die = Кубик помощника
phase-mission = Особая миссия
phase-turn_end = Конец хода
phase-payment = Оплата
phase-discard_excess = Полный резерв
phase-neo_move = Нео
phase-dead_asteroid = Нео
phase-moon_token = Шестилуние
phase-specialist = Атал
phase-stall = Арратуин
phase-mix = Арратуин
phase-build = E81216
phase-discount = E81216
phase-on_planet = Специалисты
phase-copy_action = Шпионаж
phase-refresh = Обновление специалиста
phase-project = Шаг проекта
phase-marker = Открытие миссии
phase-medal = Орден
phase-deep_space = Дальний космос
phase-free_disc = Диск бесплатно
phase-free_build = Робот бесплатно
phase-keep_alteration = Жетоны преобразования
phase-planet_choice = Действие планеты
phase-income_choice = Доход
phase-transport = Транспортёр
phase-transmute = Трансмутация
phase-choose = Выбор
phase-pay_upkeep = Оплата уровня аккредитации
phase-law_tie = Равенство голосов
phase-over = Партия окончена

## Questions

prompt-draft = Возьмите начальный жетон.
prompt-place = Раунд { $round }, круг { $cycle }: куда отправится ваш посол?
prompt-face = Какой жетон вы выкладываете?
prompt-cover = Какого посла накрывает жетон преобразования?
prompt-die = Добавить кубик помощника (голосов: { $value })?
prompt-payment = Чем вы платите ({ $price })?
prompt-discard = Резерв переполнен: сбросьте кристаллы ({ $count }).
prompt-neo-move = Куда идёт шахтёр (осталось шагов: { $steps })?
prompt-dead-asteroid = Возьмите мёртвый астероид.
prompt-moon-token = Возьмите жетон преобразования.
prompt-specialist = Возьмите специалиста.
prompt-stall = В какой лавке вы торгуете?
prompt-mix = Что вы берёте ({ $stall })?
prompt-free-disc = Где вы бесплатно ставите диск на уровень { $level }?
prompt-build = Что вы строите (скидка: { $discount })?
prompt-discount = Какие кристаллы снимает скидка ({ $count })?
prompt-free-build = Что вы строите бесплатно ({ $what })?
prompt-on-planet = Поможет ли специалист ({ $planet })?
prompt-copy-action = Какое действие вы копируете?
prompt-refresh = Какого использованного специалиста вы обновляете?
prompt-marker = Какую миссию вы открываете?
prompt-project = Какой проект продвигается (осталось шагов: { $count })?
prompt-medal = Возьмите орден, которого у вас нет.
prompt-deep-space = Возьмите жетон дальнего космоса.
prompt-keep-alteration = Какой жетон преобразования вы оставляете?
prompt-planet = На какой планете вы действуете?
prompt-income = Какой доход вы берёте (осталось: { $count })?
prompt-transport = Сделать шаг без награды?
prompt-transmute = Заменить ресурс следующим?
prompt-choose = Выберите одно.
prompt-mission = Отправиться на особую миссию?
prompt-turn-end = Использовать специалиста до конца хода?
prompt-upkeep = Заплатить за уровень аккредитации { $level }?
prompt-law-tie = Голоса разделились: { $left } или { $right }?

## Answers

action-go-on = Дальше
action-pass = Без миссии
action-end-turn = Закончить ход
action-decline = Отказаться
action-keep-special = Придержать особого посла
action-add-die = Добавить кубик
action-no-die = Без кубика
action-place = { $action } (этаж { $floor }, колонка { $column })
action-place-outer = Внешний модуль
action-cover = Накрыть: { $ambassador }
action-face-funding = { $ambassador }, финансирование, бонус: { $bonus }
action-alter-funding = Преобразование: финансирование, { $bonus }
action-use = Использовать: { $specialist }
action-use-as = Использовать: { $specialist } как { $other }
action-take-specialist = Взять: { $specialist }
action-take-specialist-with = Взять: { $specialist } с помощью { $other }
action-pay = Заплатить: { $resources }
action-discard = Сбросить: { $resources }
action-spare = Не платить: { $resources }
action-mix = { $gains }
action-refresh = Обновить: { $specialist }
action-move-miner = Шаг к влиянию { $influence }: { $gains }
action-move-mage = Передвинуть мага
action-take-asteroid = Взять: { $gains }
action-trade = Торговать: { $stall } ({ $cost })
action-disc = Диск: { $stall }
action-build = Построить: { $work }
action-income = Доход: { $work }
action-copy = Копировать: { $action }
action-visit = Действие: { $planet }
action-fund = { $project }: один шаг
action-open = Открыть: { $mission }
action-fly = Лететь: { $mission }
action-medal = Взять: { $medal }
action-take-deep = Взять: { $tile }
action-take-home = Взять: { $gains }
action-transmute = { $from } → { $to }
action-option = { $gains }
action-upkeep = Заплатить за уровень { $level }: { $cost }
action-upkeep-nothing = Не платить и опуститься на уровень 2
action-law = Принять закон: { $wing }
action-face-voting =
    { $votes ->
        [one] { $ambassador }, { $votes } голос
        [few] { $ambassador }, { $votes } голоса
       *[other] { $ambassador }, { $votes } голосов
    }
action-alter-voting =
    { $votes ->
        [one] Преобразование: { $votes } голос, { $bonus }
        [few] Преобразование: { $votes } голоса, { $bonus }
       *[other] Преобразование: { $votes } голосов, { $bonus }
    }
action-take-alteration =
    { $side ->
        [voting]
            { $votes ->
                [one] Взять: { $votes } голос, { $bonus }
                [few] Взять: { $votes } голоса, { $bonus }
               *[other] Взять: { $votes } голосов, { $bonus }
            }
       *[funding] Взять: финансирование, { $bonus }
    }
action-keep-alteration =
    { $side ->
        [voting]
            { $votes ->
                [one] Оставить: { $votes } голос, { $bonus }
                [few] Оставить: { $votes } голоса, { $bonus }
               *[other] Оставить: { $votes } голосов, { $bonus }
            }
       *[funding] Оставить: финансирование, { $bonus }
    }

## What happens

event-round-began = Начинается раунд { $round }. Первый ход: { $who }.
event-blocked = Нейтральные жетоны занимают клетки ({ $count }).
event-laws-shown = На голосовании: { $left } и { $right }.
event-home-taken = { $who } берёт { $home }.
event-special-kept = { $who } придерживает особого посла.
event-action-copied = { $who } копирует действие: { $action }.
event-action-skipped = { $action }: действие стало невозможным, { $who } его пропускает.
event-declined = { $who } отказывается.
event-gained = { $who } получает { $resources }.
event-paid = { $who } платит { $resources }.
event-discarded = { $who } сбрасывает { $resources }.
event-transmuted = { $who } меняет ресурс: { $from } → { $to }.
event-fell = { $who } опускается на уровень { $level }.
event-die-raised = { $who }: кубик помощника показывает { $value }.
event-president-taken = { $who } забирает фишку президента.
event-special-gained = { $who } получает особого посла.
event-medal-taken = { $who } получает { $medal }.
event-mission-opened = { $who } открывает: { $mission }.
event-mission-flown = { $who } выполняет: { $mission }.
event-miner-moved = { $who } продвигает шахтёра.
event-asteroid-shown = Открыт { $asteroid }.
event-dead-row-shown = Открыты мёртвые астероиды ({ $count }).
event-asteroid-taken = { $who } берёт { $asteroid }.
event-mage-moved = { $who } продвигает мага на позицию { $position }.
event-moon-shown = Открыты жетоны позиции { $position }.
event-alteration-taken = { $who } берёт жетон преобразования { $alteration }.
event-alterations-drawn = { $who } смотрит жетоны { $tokens }.
event-alterations-drawn-unseen = { $who } смотрит жетоны преобразования ({ $count }).
event-specialist-shown = На Атале открыт { $specialist }.
event-specialist-taken = { $who } берёт специалиста { $specialist }.
event-specialist-used = { $who } использует { $specialist }.
event-specialist-copied = { $who } использует { $specialist } как { $other }.
event-refreshed = { $who } обновляет { $specialist }.
event-disc-placed = { $who } ставит диск на уровень { $level }: { $stall }.
event-built = { $who } строит: { $work }.
event-income = { $who } получает доход: { $work }.
event-deep-space-taken = { $who } берёт { $deep }.
event-executive-step = Конец раунда: { $step }.
event-project-advanced = { $who } продвигает { $project } до шага { $step }.
event-project-funded = Профинансирован { $project }.
event-law-passed = Побеждает { $wing }, принят { $law }.
event-game-over = Партия окончена. Больше всего очков: { $who }.
event-placed =
    { $side ->
        [voting] { $who } голосует: { $where } ({ $votes }).
       *[funding] { $who } финансирует: { $where }.
    }
event-scored =
    { $points ->
       *[other] { $who } получает { $points } ОП ({ $source }).
    }
event-climbed =
    { $count ->
        [one] { $who } получает { $count } степень (уровень { $level }).
        [few] { $who } получает { $count } степени (уровень { $level }).
       *[other] { $who } получает { $count } степеней (уровень { $level }).
    }
event-level-raised =
    { $until ->
        [game] { $who }: уровень считается на { $n } выше до конца партии.
       *[round] { $who }: уровень считается на { $n } выше до конца раунда.
    }
event-ships-taken =
    { $count ->
        [one] { $who } берёт { $count } корабль.
        [few] { $who } берёт { $count } корабля.
       *[other] { $who } берёт { $count } кораблей.
    }
event-floor-won =
    { $votes ->
        [one] { $who } лидирует на этаже { $floor }: { $votes } голос.
        [few] { $who } лидирует на этаже { $floor }: { $votes } голоса.
       *[other] { $who } лидирует на этаже { $floor }: { $votes } голосов.
    }

## What cannot be done

illegal-cell-taken = Эта клетка занята.
illegal-first-turn-president = Первый игрок раунда не может занять кабинет президента первым ходом.
illegal-action-impossible = Это действие нельзя оплатить или оно ничего не изменит (цена: { $cost }).
illegal-mission-flown = Эта миссия уже выполнена.
illegal-mission-closed = На этой миссии нет вашего маркера.
illegal-no-ship = В ангаре нет кораблей.
illegal-level = Для этой миссии нужен уровень аккредитации { $level }.
illegal-mission-impossible = Сейчас ничего не сделать: { $mission }.
