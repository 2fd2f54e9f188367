import { apiBasePath, type HandedOver } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { notFound, type ApiApp, type ApiEnv } from '../http/index.ts';
import type { WebBuild } from './build.ts';
import { manifestRoutes } from './manifest.ts';
import { type AskFrom, createPages } from './pages.ts';

/** A path with one slash at its beginning, since two would name another host, and none at its end. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return `/${path.slice(0, end).replace(/^\/+/, '')}`;
}

/**
 * The web app: its files, its server-rendered pages, and its manifest.
 * @param askFrom calls the API as an anonymous visitor with an IP address, without a network hop
 */
export function webRoutes(deps: Deps, web: WebBuild, askFrom: AskFrom): ApiApp {
  const page = createPages(deps, web, askFrom);
  const app = new Hono<ApiEnv>();

  app.route('/', manifestRoutes());

  for (const { files } of web.translations?.values() ?? []) app.get('*', files);
  app.get('*', web.files, async (c) => {
    if (c.req.path.startsWith('/assets/')) throw notFound();
    const { pathname, search } = new URL(c.req.url);
    const path = withoutSlashes(pathname);
    // Each page has one canonical path.
    if (path !== pathname) return c.redirect(`${path}${search}`, 308);
    return page(c);
  });

  // A form was submitted before the scripts loaded: the browser loads its page again.
  app.post('*', async (c, next) => {
    const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
      c.req.header('content-type') ?? '',
    );
    if (!isForm) return next();
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(`${withoutSlashes(pathname)}${search}`, 303);
  });

  return app;
}

/** The renderer's access to the API: as a visitor with an IP address, without the network. */
export function inProcessFetch(
  fetch: (request: Request, env: ApiEnv['Bindings']) => Promise<Response>,
): AskFrom {
  return (remoteAddress, language) => async (pathAndQuery) => {
    const url = new URL(pathAndQuery, 'http://in-process');
    if (!url.pathname.startsWith(`${apiBasePath}/`)) throw new Error('Pages may only request the API.');
    let handedOver: HandedOver | undefined;
    const handOver = (data: unknown): void => void (handedOver = { data });
    const response = await fetch(new Request(url, { headers: { 'accept-language': language } }), {
      remoteAddress,
      handOver,
    });
    return response.ok && handedOver !== undefined ? handedOver : response;
  };
}
