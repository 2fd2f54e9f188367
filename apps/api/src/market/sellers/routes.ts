import { texts } from '@porchlight/domain';
import { Hono } from 'hono';
import { notFound, ok, optionalUser, type ApiApp, type ApiEnv } from '../../platform/http/index.ts';
import { ID_PATTERN } from '../../platform/ids.ts';
import { readSeller } from './store.ts';

export function sellersRoutes(): ApiApp {
  const app = new Hono<ApiEnv>();

  app.get(`/users/:id{${ID_PATTERN}}`, async (c) => {
    const viewer = await optionalUser(c);
    const seller = await readSeller(c.get('reader'), c.req.param('id'), viewer?.id ?? null);
    if (seller === null) throw notFound(texts.refusals.account.noPerson);
    return ok(c, seller);
  });

  return app;
}
