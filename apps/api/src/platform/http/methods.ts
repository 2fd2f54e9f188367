import type { Env, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';

/**
 * The methods that a path supports, for `Allow`. Used when no route matched, so that a wrong method is a 405
 * and only an unknown path is a 404.
 */
export function allowedMethods<E extends Env>(app: Hono<E>): (path: string) => string[] {
  const router = new TrieRouter<string>();
  for (const route of app.routes) {
    if (route.method !== 'ALL') router.add('ALL', route.path, route.method);
  }
  return (path) => {
    const methods = new Set(router.match('ALL', path)[0].map(([method]) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  };
}
