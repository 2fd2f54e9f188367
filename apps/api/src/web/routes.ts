import { apiBasePath, type RenderRequest } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { notFound, type ApiApp, type ApiContext, type ApiEnv } from '../http/index.ts';
import { errorFields } from '../logger.ts';
import type { WebBuild } from './build.ts';
import { robots, sitemap } from './sitemap.ts';

/**
 * The web app: its files, its pages rendered here with their data, and the two files that search engines ask for.
 * @param ask asks the API as an anonymous visitor, without a network hop
 */
export function webRoutes(deps: Deps, web: WebBuild, ask: RenderRequest['fetch']): ApiApp {
  const { db, clock, logger, settings } = deps;
  const app = new Hono<ApiEnv>();

  app.get('/robots.txt', (c) =>
    c.text(robots(settings.publicUrl), 200, { 'cache-control': 'public, max-age=3600' }),
  );
  app.get('/sitemap.xml', async (c) =>
    c.body(await sitemap(db, settings.publicUrl), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
  );

  app.get('*', web.files, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.startsWith('/assets/')) throw notFound();
    return page(c, pathname, search);
  });

  // A form that was submitted before the scripts had loaded: the browser loads its page again.
  app.post('*', async (c, next) => {
    const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
      c.req.header('content-type') ?? '',
    );
    if (!isForm) return next();
    const { pathname, search } = new URL(c.req.url);
    // A path that starts with two slashes would name another host.
    return c.redirect(`${pathname.replace(/^\/+/, '/')}${search}`, 303);
  });

  async function page(c: ApiContext, pathname: string, search: string): Promise<Response> {
    try {
      const { status, headers, body } = await web.render({
        url: `${settings.publicUrl}${pathname}${search}`,
        fetch: ask,
        publicUrl: settings.publicUrl,
        now: clock.now().toISOString(),
      });
      // Headers compare names without case, so a page's own header replaces the default.
      const merged = new Headers(pageHeaders(pathname));
      for (const [name, value] of Object.entries(headers)) merged.set(name, value);
      return new Response(body, { status, headers: merged });
    } catch (error) {
      logger.error('render_failed', { request_id: c.get('requestId'), ...errorFields(error) });
      // The browser can still make the page by itself; nobody else is to take the empty one for it.
      return c.html(web.shell, 500, { ...pageHeaders(pathname), 'cache-control': 'no-store' });
    }
  }

  return app;
}

/** How the renderer asks the API: as anybody would, without the network. */
export function inProcessFetch(
  fetch: (request: Request, env: ApiEnv['Bindings']) => Promise<Response>,
): RenderRequest['fetch'] {
  return async (pathAndQuery) => {
    const url = new URL(pathAndQuery, 'http://in-process');
    if (!url.pathname.startsWith(`${apiBasePath}/`))
      throw new Error('Pages are made of answers of the API only.');
    return fetch(new Request(url), { internal: true });
  };
}

/** Pages are the same for everyone, because the server never knows who asks; they are asked for anew each time. */
function pageHeaders(pathname: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    // The address contains the secret from the mail; it must not reach other sites.
    ...(pathname === '/reset-password' ? { 'referrer-policy': 'no-referrer' } : {}),
  };
}
