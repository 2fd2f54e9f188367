import { notFoundRoute, type RouteEntry, routes } from '../routes.tsx';

/** Which entry of the route table an address belongs to, and what the address fills in. */
export interface RouteMatch {
  route: RouteEntry;
  params: Readonly<Record<string, string>>;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign: taken as it is, nothing will be found under it.
    return part;
  }
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** What `:name` parts of a pattern stand for in a path; `undefined` when the path is another one. */
function paramsOf(pattern: string, path: readonly string[]): Record<string, string> | undefined {
  const parts = partsOf(pattern);
  if (parts.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const actual = path[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(actual);
    else if (part !== actual.toLowerCase()) return undefined;
  }
  return params;
}

/** Finds the screen behind a path. Fixed addresses come before patterns, whatever their order in the table. */
export function matchRoute(pathname: string): RouteMatch {
  const path = partsOf(pathname);
  let found: RouteMatch | undefined;
  for (const route of routes) {
    const params = paramsOf(route.path, path);
    if (params === undefined) continue;
    if (!route.path.includes(':')) return { route, params };
    found ??= { route, params };
  }
  return found ?? { route: notFoundRoute, params: {} };
}
