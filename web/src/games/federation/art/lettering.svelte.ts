/* By how much the board enlarges its words at the moment, so that a text knows the room that it needs. */

class Lettering {
  up = $state(1);
}

export const lettering = new Lettering();
