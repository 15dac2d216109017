# Тексты, общие для всех игр. Каждый ключ есть на каждом языке, с теми же переменными.

## Места и игроки

seat-name = Игрок { $number }
seat-turn = Ходит { $who }
seat-empty = Свободное место
seat-person = Человек
seat-bot = Бот ({ $level })
spectator = Зритель

level-random = Случайный
    .about = Делает любой ход, какой разрешён правилами.
level-cadet = Кадет
    .about = Смотрит на шаг вперёд и порой ошибается. Для первой партии.
level-pilot = Пилот
    .about = Немного рассчитывает, но часто полагается на чутьё. Приятный соперник.
level-commander = Командор
    .about = Рассчитывает весь свой ход. Придётся рассчитать и ваш.
level-admiral = Адмирал
    .about = Считает так далеко, как позволяют две секунды. Приходите с хорошим планом.

color-red = красный
color-blue = синий
color-green = зелёный
color-yellow = жёлтый
color-violet = фиолетовый
color-pearl = жемчужный

## Варианты правил

option-yes = да
option-no = нет
option-true = да
option-false = нет
seats-count =
    { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }

## Ход партии

game-over = Партия окончена
game-won = Победитель: { $who }
game-shared = Победу делят: { $who }
score-total = Итого
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }

## Вопросы игроку

action-waive = Не спрашивать до моего хода
action-ask-again = Снова спрашивать меня

## Чего нельзя

illegal-game-over = Партия окончена.
illegal-topic = О «{ $topic }» сейчас ничего нельзя узнать.
illegal-not-your-turn = Игроку { $seat } сейчас нечего решать.
illegal-not-offered = «{ $action }» сейчас невозможно.
