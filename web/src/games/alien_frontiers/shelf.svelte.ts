/* Whether the discard pile and the deck lie open for browsing. */

class Pile {
  open = $state(false);
}

export const shelf = new Pile();
