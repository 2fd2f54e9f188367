import { matchRoutes } from 'react-router-dom';

import { notFoundRoute, type RouteEntry, routes } from './routes.tsx';

/** A route and the parameters from the address. */
export interface RouteMatch {
  route: RouteEntry;
  params: Readonly<Record<string, string | undefined>>;
}

const isPattern = ({ path }: RouteEntry): boolean => path.includes(':');
const fixed = new Map(routes.filter((route) => !isPattern(route)).map((route) => [route.path, route]));
const patterns = routes.filter(isPattern);
const table = [...routes, notFoundRoute];

/**
 * The path, with its percent signs escaped where it can't be decoded. The router would log a warning for each
 * request on the server.
 */
function readable(pathname: string): string {
  try {
    // Bundlers drop a call with an unused result.
    return decodeURIComponent(pathname) && pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

// The router sorts all its routes on each call, and every visible link is matched: pass it the whole table
// only when the path is neither a fixed path nor matches one of the few patterns.
function find(pathname: string): RouteMatch {
  const route = fixed.get(pathname);
  if (route !== undefined) return { route, params: {} };
  const address = { pathname: readable(pathname) };
  const [match] = matchRoutes(patterns, address) ?? matchRoutes(table, address) ?? [];
  return match ?? { route: notFoundRoute, params: {} };
}

let last: { pathname: string; match: RouteMatch } | undefined;

/** Finds the route of a path, as the router does. No fixed path may match a pattern. */
export function matchRoute(pathname: string): RouteMatch {
  // A page calls this several times.
  if (last?.pathname !== pathname) last = { pathname, match: find(pathname) };
  return last.match;
}
