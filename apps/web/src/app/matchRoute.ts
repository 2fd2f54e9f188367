import { matchRoutes } from 'react-router-dom';

import { notFoundRoute, type RouteEntry, routes } from './routes.tsx';

/** Which entry of the route table an address belongs to, and what the address fills in. */
export interface RouteMatch {
  route: RouteEntry;
  params: Readonly<Record<string, string | undefined>>;
}

const isPattern = ({ path }: RouteEntry): boolean => path.includes(':');
const fixed = new Map(routes.filter((route) => !isPattern(route)).map((route) => [route.path, route]));
const patterns = routes.filter(isPattern);
const table = [...routes, notFoundRoute];

/**
 * A path that can be decoded: where it cannot, its percent signs stand for themselves. The router would warn, on the
 * server once for everyone who asks.
 */
function readable(pathname: string): string {
  try {
    // A bundler drops a call whose result no one uses.
    return decodeURIComponent(pathname) && pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

// The router reads and sorts all that it is given each time, and every link in sight is looked up: it is given the whole
// table only where an address is neither written as the table has it nor fits one of the few patterns.
function find(pathname: string): RouteMatch {
  const route = fixed.get(pathname);
  if (route !== undefined) return { route, params: {} };
  const address = { pathname: readable(pathname) };
  const [match] = matchRoutes(patterns, address) ?? matchRoutes(table, address) ?? [];
  return match ?? { route: notFoundRoute, params: {} };
}

let last: { pathname: string; match: RouteMatch } | undefined;

/** Finds the screen behind a path, as the router does. No fixed address may fit a pattern. */
export function matchRoute(pathname: string): RouteMatch {
  // A page asks several times.
  if (last?.pathname !== pathname) last = { pathname, match: find(pathname) };
  return last.match;
}
