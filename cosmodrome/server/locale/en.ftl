# The server: where it is, what it refuses and why.

serve-at = Cosmodrome is at { $address }
serve-already = Cosmodrome already runs at { $address }

error-malformed = This message cannot be read: { $reason }
error-no-name = A name has 1 to { $longest } characters.
error-bad-setup = The game cannot be set up like this: { $reason }
error-bad-record = The record cannot be replayed: { $reason }
error-no-color = There is no colour “{ $color }”.
error-no-level = There are no bots of level “{ $level }”.
error-no-step = The game has { $steps } steps, there is no step { $step }.
error-seed = A seed can be chosen only where nobody but you and bots play.
error-chat-length = A line of chat has 1 to { $longest } characters.
error-foreign = This request comes from another site.
error-invitation = You need an invitation to sit down here.
error-not-yours = Seat { $seat } is not yours.
error-not-creator = Only who made the table can do that.
error-no-hints = Hints are off at this table.
error-not-found = There is nothing at this address.
error-method = This address does not know that method.
error-no-game = There is no game “{ $game }” here.
error-no-table = There is no such table.
error-no-seat = The table has no seat { $seat }.
error-seat-taken = Somebody already sits on seat { $seat }.
error-color-taken = Another seat has this colour.
error-not-waiting = The game has already begun.
error-not-playing = The game is not being played now.
error-stale = The position has changed in the meantime. Please look again.
error-no-undo = This cannot be taken back.
error-not-away = This player is here, or has only just left.
error-unfinished = The game is still being played.
error-not-over = The game is not over yet.
error-not-alone = Others sit at this table.
error-other-rules = This table was played by version { $rules } of the rules; now it is version { $current }.
error-handed-over = A bot plays this seat now. Take it back first.
error-too-big = This message is too big: at most { $most } bytes.
error-too-fast =
    { $seconds ->
        [one] Too much at once. Please wait a second.
       *[other] Too much at once. Please wait { $seconds } seconds.
    }
error-busy = Your last hint is still being thought about.
error-broken = This table cannot be opened: it is damaged. The others are not affected.
error-one-seat = You already sit at this table. An invitation is good for one seat.
error-name-taken = Somebody at this table is already called “{ $name }”. Please take another name.
error-too-slow = The request took too long to arrive.
error-too-many =
    { $what ->
        [tables] You have { $most } tables that wait or are being played. Finish or close one first.
       *[connections] There are already { $most } open connections. Close one first.
    }
error-fault = Something went wrong on the server. Nothing was changed.
error-unavailable = The server cannot reach its storage just now. Nothing was changed; please try again in a moment.
