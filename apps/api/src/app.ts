import { apiBasePath, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Deps } from './deps.ts';
import { baseMapRoutes } from './platform/baseMap/index.ts';
import { healthRoutes } from './platform/health/index.ts';
import {
  allowedMethods,
  handleErrors,
  HttpError,
  notFound,
  requestScope,
  securityHeaders,
  type ApiContext,
  type ApiEnv,
} from './platform/http/index.ts';
import { pictureRoutes } from './market/images/index.ts';
import { unsubscribeRedirect } from './market/notifications/index.ts';
import { resources } from './resources.ts';
import { sitemapRoutes } from './market/sitemap/index.ts';
import { createAuthenticate } from './market/session/index.ts';
import { inProcessFetch, webRoutes, type WebBuild } from './platform/web/index.ts';

/** The whole server without a port: takes a `Request`, returns a `Response`. */
export interface Api {
  /** @param env what the Node server knows about the connection */
  fetch(request: Request, env?: ApiEnv['Bindings']): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Assembles the server from its dependencies.
 * @param web the built web app to serve with the API; default: the API alone
 */
export function createApi(deps: Deps, web: WebBuild | null = null): Api {
  const { changes, replica } = deps;
  // Subscribed first, so that a page rendered again because of a change shows the change.
  if (replica !== undefined) changes.subscribe(() => replica.heardOfWrite());
  const app = new Hono<ApiEnv>();
  app.use(compress());
  app.use(
    securityHeaders(deps.settings.publicUrl, deps.settings.mapTiles),
    requestScope(deps, createAuthenticate(deps)),
  );
  app.onError(handleErrors(deps.logger));

  for (const routesOf of resources) app.route(apiBasePath, routesOf(deps));
  app.route('/', healthRoutes(deps));
  app.route('/', pictureRoutes(deps));
  app.route('/', unsubscribeRedirect(deps));
  const { mapArchive } = deps.settings;
  if (mapArchive !== null) app.route('/', baseMapRoutes(mapArchive));

  const allowed = allowedMethods(app);
  app.use(async (c, next) => {
    const methods = allowed(c.req.path);
    if (methods.length > 0) return answerOtherMethod(c, methods);
    // An unknown API path must not respond with a page.
    if (/^\/api(?:\/|$)/.test(c.req.path)) throw notFound();
    return next();
  });
  if (web !== null) {
    app.route('/', sitemapRoutes(deps, [...(web.translations?.keys() ?? [])]));
    app.route(
      '/',
      webRoutes(
        deps,
        web,
        inProcessFetch(async (request, env) => app.fetch(request, env)),
      ),
    );
  }
  // Thrown by a route, because Hono's own 404 would lack the headers that the middleware sets.
  app.all('*', (c) => {
    if (web !== null) return answerOtherMethod(c, ['GET', 'HEAD']);
    throw notFound();
  });

  return {
    fetch: async (request, env = {}) => app.fetch(request, env),
    async close() {
      await changes.settle();
      await replica?.close();
      await deps.db.close();
    },
  };
}

/** The response to a method that a path doesn't support. */
function answerOtherMethod(c: ApiContext, methods: readonly string[]): Response {
  const headers = { allow: methods.join(', ') };
  if (c.req.method === 'OPTIONS') return c.body(null, 204, headers);
  throw new HttpError(405, 'method_not_allowed', texts.refusals.request.methodNotAllowed, { headers });
}
