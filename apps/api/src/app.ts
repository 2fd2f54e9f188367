import { apiBasePath } from '@porchlight/domain';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Deps } from './deps.ts';
import { healthRoutes } from './health/index.ts';
import {
  allowedMethods,
  handleErrors,
  HttpError,
  notFound,
  requestScope,
  securityHeaders,
  type ApiEnv,
} from './http/index.ts';
import { pictureRoutes } from './images/index.ts';
import { createAuthenticate, resources } from './parts.ts';
import { askThrough, webRoutes, type WebBuild } from './web/index.ts';

/** The whole server without a port: hand it a Request, get a Response. */
export interface Api {
  /** @param env what the Node server knows of the connection */
  fetch(request: Request, env?: ApiEnv['Bindings']): Promise<Response>;
  /** Lets work under way finish and closes what `deps` opened. */
  close(): Promise<void>;
}

/**
 * Puts the server together from its dependencies.
 * @param web the built web app to serve beside the API; default: the API alone
 */
export function createApi(deps: Deps, web: WebBuild | null = null): Api {
  const app = new Hono<ApiEnv>();
  app.use(compress());
  app.use(securityHeaders(deps.settings.publicUrl), requestScope(deps, createAuthenticate(deps)));
  app.onError(handleErrors(deps.logger));

  for (const routesOf of resources) app.route(apiBasePath, routesOf(deps));
  app.route('/', healthRoutes(deps));
  app.route('/', pictureRoutes(deps));

  const allowed = allowedMethods(app);
  app.use(`${apiBasePath}/*`, async (c) => {
    const methods = allowed(c.req.path);
    if (methods.length === 0) throw notFound();
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow: methods.join(', ') });
    throw new HttpError(405, 'method_not_allowed', 'This address does not answer to that method.', {
      headers: { allow: methods.join(', ') },
    });
  });
  if (web !== null) {
    app.route(
      '/',
      webRoutes(
        deps,
        web,
        askThrough(async (request, env) => app.fetch(request, env)),
      ),
    );
  }
  app.notFound(() => {
    throw notFound();
  });

  return {
    fetch: async (request, env = {}) => app.fetch(request, env),
    async close() {
      await deps.background.idle();
      await deps.db.close();
    },
  };
}
