## The board of Alien Frontiers: what is drawn on it. Names and long texts of the components come from the game itself.

rule-solar_converter =
    { $bonus ->
        [0] half the value, rounded up { $fuel }
       *[other] half the value + { $bonus } { $fuel }
    }
rule-lunar_mine =
    { $least ->
        [0] any value → 1{ $ore }
        [1] any value → 1{ $ore }
        [6] only a 6 → 1{ $ore }
       *[other] { $least } or higher → 1{ $ore }
    }
rule-alien_artifact = 8 or more takes a card
rule-colonist_hub = circle 7 · 1{ $fuel } 1{ $ore } → { $colony }
rule-orbital_market =
    { $rate ->
        [0] value in { $fuel } → 1{ $ore }
       *[other] now { $rate }{ $fuel } → 1{ $ore }
    }
rule-shipyard =
    { $n ->
        [4] fourth ship { $price }
        [5] fifth ship { $price }
       *[6] sixth ship { $price }
    }
rule-shipyard-full = fleet complete
rule-colony_constructor = { $price } → { $colony } lands at once
rule-raiders_outpost = steal 4 tokens or a card
rule-terraforming_station = 1{ $fuel } 1{ $ore } → { $colony } ship is lost
rule-maintenance_bay = ready on their next roll

brief-solar_converter = Solar
brief-lunar_mine = Mine
brief-alien_artifact = Artifact
brief-orbital_market = Market
brief-shipyard = Shipyard
brief-colony_constructor = Constructor
brief-raiders_outpost = Raiders
brief-terraforming_station = Terraform
brief-colonist_hub = Hub
brief-maintenance_bay = Bay
brief-tech = Alien tech
brief-supply = Supply
brief-heinlein_plains = Heinlein
brief-pohl_foothills = Pohl
brief-van_vogt_mountains = Van Vogt
brief-bradbury_plateau = Bradbury
brief-asimov_crater = Asimov
brief-herbert_valley = Herbert
brief-lem_badlands = Lem
brief-burroughs_desert = Burroughs

tech-alien_city = 1 point while you hold it
tech-alien_monument = 1 point while you hold it
tech-booster_pod = 1{ $fuel } one ship +1
    .discard = remove a field
tech-data_crystal = 1+{ $fuel } borrow a bonus
    .discard = place the Positron Field
tech-gravity_manipulator = 2{ $fuel } one ship −1, one +1
    .discard = place the Repulsor Field
tech-holographic_decoy = shields you from raids
tech-orbital_teleporter = 2{ $fuel } redock one ship
    .discard = move any colony
tech-plasma_cannon = 1+{ $fuel } clear rivals’ docks
    .discard = destroy a ship
tech-polarity_device = 1{ $fuel } turn a ship over
    .discard = swap two colonies
tech-resource_cache = a token after your roll
tech-stasis_beam = 1{ $fuel } one ship −1
    .discard = place the Isolation Field
tech-temporal_warper = 1{ $fuel } roll ships again
    .discard = take a discarded card

board-name = Board of Alien Frontiers
board-supply = Supply
board-turn = Turn { $n }
board-beat = beat { $sum }
board-needed = of { $n }
board-cycles =
    { $n ->
        [one] { $n } refresh
       *[other] { $n } refreshes
    }
board-deck = Deck { $n }
board-discard = Discard { $n }
board-fleet = Fleet: { $n } of 6 ships in play
board-colonies = Colonies: { $landed } landed, { $reserve } in reserve
board-hand = Alien tech
board-hand-empty = No alien tech yet
board-point = 1 point
board-used = used
board-always = always on
board-ship = Ship showing { $value }
board-ship-of = { $who }: ship showing { $value }
board-relic = Relic Ship
board-relic-note = Buy it for 1 fuel and 1 ore while you hold Burroughs Desert.
board-blocked = Blocked dock
board-bay = { $who }: { $n } in the bay
board-track = { $who }: circle { $n } of 7
board-colony = Colony of { $who }
board-token-fuel = 1 fuel of { $who }
board-token-ore = 1 ore of { $who }
board-token-mine-fuel = 1 fuel
board-token-mine-ore = 1 ore
board-holder = Controlled by { $who }
board-nobody = Nobody controls it
board-discarded = Discard pile
board-unseen = Still in the deck
board-pile-empty = The pile is empty.
board-tray = Ships to dock
board-borrowed = Bonus borrowed for this turn
board-displayed = On display
board-cast = Discard: { $what }
board-discard-of = Discard { $card }

button-roll = Roll the ships
button-trade = Trade fuel for ore
button-cycle = Refresh the display
button-launch = Launch the colony
button-decline = Not now
button-discard = Discard power
button-nothing = Take nothing
end-turn = End turn
end-why =
    { $places ->
        [1] can still dock: { $where }
        [2] can still dock: { $where }
       *[other] ships can still dock at { $places } facilities
    }
