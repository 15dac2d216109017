# The board of Federation.

board-name = The senate and its five planets
board-senate = Senate
board-round = Round { $n } of { $of }, cycle { $cycle }
board-mine = My board
board-of = Board of { $who }
board-hand = Tokens in hand
board-choices = Choices
board-enlarge = Show the board of { $who }

short-officers = Officers
short-procurement = Procurement
short-patron = Patron
short-president = President
short-assistants = Assistants
short-lounge = Lounge
short-espionage = Espionage

board-wing-left = left wing
board-wing-right = right wing
board-where = { $wing }, floor { $floor }
board-floor = Floor { $n }
board-floor-rule = Most votes: points equal to the own accreditation level; all who are tied score.
board-floor-nobody = Nobody would score.
board-floor-leads = { $who } would score { $points }.
board-votes = { $who } votes: { $votes }.
board-funds = { $who } funds the project of this column.
board-neutral = A neutral token takes the place, votes: { $votes }.
board-opens = A funding token opens: { $mission }.
board-cost = Cost: { $what }
board-cost-short = Cost
board-free = Free of charge
board-vote = Votes for the law
board-law-left = Left-wing law
board-law-right = Right-wing law
board-law-tie = Tied: the president would choose.
board-law-passing = As the votes stand, the law of the { $wing } passes.
board-passes = passes
board-tied = tied
board-next-law = Round 5: { $planet }

board-missions = Missions
board-steps = Step { $step } of { $last }, still needed: { $needed }
board-funded = Funded: it pays at the end of the game.
board-counts-planet = Counts influence on the planet.
board-counts-missions = Counts completed missions.
board-counts-common = Counts contributions.
board-pays = Pays: { $what }
board-would-pay = Would pay now: { $what }
board-common = Common

board-fund = fund
board-votes-n =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
board-bonus = Bonus
board-opens-now = Opens
board-step = A step of the { $project }
board-step-common = The column is funded: { $project }
board-you-lead = You lead floor { $floor }, votes: { $votes }
board-you-tie = You are tied on floor { $floor }, votes: { $votes }
board-you-trail = You do not lead floor { $floor }, votes: { $votes }
board-law-would = { $law } passes, { $a } to { $b }
board-law-would-tie = The law is tied: the president chooses
board-votes-now = Votes on this floor now
board-if-funding = If you fund here

board-step-income = Income
board-step-upkeep = Upkeep
board-step-projects = Projects
board-step-floors = Floors
board-step-law = Law
board-step-none = Nothing happens.
board-report = End of round { $n }
board-legend = Legend

board-reserve = Reserve
board-points = Points
board-on-track = on track: { $n }
board-president = President
board-president-note = Goes first in the next round and breaks a tied vote on the law.
board-asteroids = Asteroid tokens: { $n }
board-contributions = Contributions: { $n }
board-contributions-rule = The first three bring 1 lavandium, 1 copernium and 1 oceanium.
board-missions-of = Accreditation and missions
board-level = Level { $n }
board-degree = Degree { $n }
board-degree-medal = Reaching it brings the accreditation medal.
board-degree-deep = Reaching it for the first time brings a deep space tile; every further step 1 point.
board-upkeep = At the end of a round the crystal shown is paid to stay on this level.
board-upkeep-free = Costs nothing at the end of a round.
board-mission-level = Needs level { $n }.
board-mission-closed = Not open: no marker lies on it.
board-mission-open = Open, but it cannot be flown now.
board-mission-ready = Ready to fly.
board-mission-done = Flown.
board-needs-level = Your level is below { $n }.
board-needs-ship = There is no ship in your hangar.
board-home = Start tile
board-home-note = Counts as a completed mission.
board-home-none = Not chosen yet.
board-deep = Deep space
board-deep-none = Comes with degree { $n }.
board-done = Completed missions
board-done-short = done
board-done-note = { $n } completed, the start tile and a deep space tile included.
board-holdings = Medals, hangar, specialists and tokens
board-medals = Medals
board-medals-worth = { $n } of 7: { $points } points
board-medal-planet = Taken at influence { $n }.
board-medal-none = None is left.
board-medal-accreditation = Taken at degree { $n }.
board-medal-intrigue = Taken with the Intrigue mission.
board-medal-owners = Taken by { $who }.
board-medal-rule = One of each type; more types pay more at the end of the game.
board-hangar = Hangar
board-hangar-note = Ships in the hangar: { $n } of { $max }
board-supply = in supply: { $n }
board-die = Die
board-die-shows = Shows { $n }.
board-die-none = Not owned yet.
board-die-placed = It lies in the senate until the round ends.
board-die-rule = Added to a voting token, its value counts as votes.
board-specialists = Specialists
board-alterations = Alteration tokens
board-alteration = Alteration token
board-alteration-rule = Laid on an ambassador it replaces everything there for one round.
board-alter-voting =
    { $votes ->
        [one] { $votes } vote, { $bonus }
       *[other] { $votes } votes, { $bonus }
    }
board-alter-funding = Funding, { $bonus }
board-none = none
board-used = Used: it lies face down.
board-left = Ambassadors left: { $n }
board-influence = Influence: { $what }
board-influence-of = Influence { $n }

board-mage = Next moon
board-mage-note = Your mage goes there without taking a token.
board-moon = Position { $n }, power { $power }
board-moon-start = Start of the mages
board-hidden-tokens = Face-down tokens: { $n }
board-open-tokens = Open tokens: { $n }
board-pit = Influence { $n }
board-dead = Dead asteroid
board-dead-row = One of the dead asteroids
board-asteroid-gone = Its asteroid token is gone.
board-asteroid-hidden = A face-down asteroid token
board-either = { $n } × either { $what }
board-mix = { $n } × any mix of { $what }
board-stall-level = Level { $n }: { $what }
board-income-rule = Pays at once and at the end of every round.
board-mega = Scores once: { $n } × the lower of { $what }
board-or-lower = { " " }and{ " " }
board-points-now = points now: { $n }
board-stack-left = Face down under it: { $n }
board-stack-hidden = A face-down specialist
board-stack-empty = Nobody is left here.

board-about-lavandium = A crystal; two of them are worth 1 point at the end.
board-about-copernium = A crystal; two of them are worth 1 point at the end.
board-about-oceanium = A crystal that may be spent as lavandium or copernium too.
board-about-diamond = Not a crystal; worth 1 point at the end. At most five.

legend-lavandium = Lavandium
legend-copernium = Copernium
legend-oceanium = Oceanium, also pays for lavandium or copernium
legend-diamond = Gold diamond
legend-voting = Voting side: its votes count for floor and wing
legend-funding = Funding side: a step of the column’s project and a mission marker
legend-neutral = Neutral token: the place is taken, its votes count
legend-degree = A degree of accreditation
legend-ship = A ship for the hangar; each mission takes one
legend-flag = A marker on any mission
legend-bars = A step of any project
legend-die = The assistant die, raised
legend-star = A point
legend-medal = A medal
legend-president = The president pawn
legend-alteration = Alteration token: votes or funding, and a bonus
legend-specialist = Specialist: number and sign say the effect
legend-production = A production or its income
legend-mega = A megastructure
legend-deep = A deep space tile
legend-influence = Influence on a planet
