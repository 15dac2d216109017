/* Where the page is: history routes, no reload between them. */

import { parse, type Route } from './route';

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => {
      this.#read();
    });
    document.addEventListener('click', (event) => this.#follow(event));
  }

  #read(): void {
    this.route = parse(location.pathname, location.search);
  }

  /** Go to an address of the page. */
  go(to: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    const before = this.route;
    this.#read();
    if (before.name !== this.route.name) scrollTo(0, 0);
  }

  /* Links inside the page change the route; everything else is the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (
      !link ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin ||
      link.pathname.startsWith('/api/')
    )
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
