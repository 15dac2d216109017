# Сервер: где он, в чём отказывает и почему.

serve-at = Космодром ждёт вас: { $address }
serve-already = Космодром уже работает: { $address }

error-malformed = Сообщение не удалось прочитать: { $reason }
error-no-name = В имени должно быть от 1 до { $longest } знаков.
error-bad-setup = Так начать игру нельзя: { $reason }
error-bad-record = Запись не воспроизводится: { $reason }
error-no-color = Нет цвета «{ $color }».
error-no-level = Нет ботов уровня «{ $level }».
error-no-step =
    { $steps ->
        [one] В партии { $steps } шаг, шага { $step } нет.
        [few] В партии { $steps } шага, шага { $step } нет.
       *[other] В партии { $steps } шагов, шага { $step } нет.
    }
error-seed = Зерно можно выбрать, только если играете лишь вы и боты.
error-chat-length = В сообщении чата должно быть от 1 до { $longest } знаков.
error-foreign = Этот запрос пришёл с другого сайта.
error-invitation = Чтобы сесть за этот стол, нужно приглашение.
error-not-yours = Место { $seat } не ваше.
error-not-creator = Это может сделать только тот, кто создал стол.
error-no-hints = За этим столом подсказки выключены.
error-not-found = По этому адресу ничего нет.
error-method = Такой запрос по этому адресу не принимается.
error-no-game = Здесь нет игры «{ $game }».
error-no-table = Такого стола нет.
error-no-seat = За столом нет места { $seat }.
error-seat-taken = Место { $seat } уже занято.
error-color-taken = Этот цвет уже занят.
error-not-waiting = Игра уже началась.
error-not-playing = Игра сейчас не идёт.
error-stale = Положение тем временем изменилось. Взгляните ещё раз.
error-no-undo = Это нельзя отменить.
error-not-away = Этот игрок здесь или только что отошёл.
error-unfinished = Партия ещё не доиграна.
error-not-over = Партия ещё не окончена.
error-not-alone = За этим столом сидят и другие.
error-other-rules = За этим столом играли по версии правил { $rules }, сейчас действует версия { $current }.
error-handed-over = За это место сейчас играет бот. Сначала верните его себе.
error-too-big = Сообщение слишком велико: не больше { $most } байт.
error-too-fast =
    { $seconds ->
        [one] Слишком часто. Подождите { $seconds } секунду.
        [few] Слишком часто. Подождите { $seconds } секунды.
       *[other] Слишком часто. Подождите { $seconds } секунд.
    }
error-busy = Предыдущая подсказка ещё обдумывается.
error-broken = Этот стол не открывается: он повреждён. Остальных столов это не касается.
error-one-seat = Вы уже сидите за этим столом: приглашение даёт одно место.
error-name-taken = За этим столом уже есть «{ $name }». Выберите другое имя.
error-too-slow = Запрос приходил слишком долго.
error-too-many =
    { $what ->
        [tables] Незаконченных столов у вас уже { $most }. Сначала доиграйте или закройте один из них.
       *[connections] Открытых соединений уже { $most }. Сначала закройте одно из них.
    }
error-fault = На сервере что-то пошло не так. Ничего не изменилось.
