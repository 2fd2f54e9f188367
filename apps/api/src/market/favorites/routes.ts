import { texts, type FavoriteAnswer } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import {
  conflict,
  forbidden,
  notFound,
  ok,
  requireUser,
  type ApiApp,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { ID_PATTERN } from '../../platform/ids.ts';
import { createLimiter, rates } from '../../platform/limits/index.ts';
import { isFavorite, listFavorites, removeFavorite, saveFavorite } from './store.ts';

export function favoritesRoutes(deps: Deps): ApiApp {
  const { db, clock } = deps;
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();
  const favoritePath = `/favorites/:id{${ID_PATTERN}}` as const;

  routes.get('/favorites', async (c) => {
    const viewer = await requireUser(c);
    limiter.countRead(rates.favoritesByUser, viewer.id);
    return ok(c, await listFavorites(db, viewer.id));
  });

  // The only response without `data` around it, as the contract says.
  routes.get(`${favoritePath}/check`, async (c) => {
    const viewer = await requireUser(c);
    const answer: FavoriteAnswer = { is_favorite: await isFavorite(db, viewer.id, c.req.param('id')) };
    return c.json(answer);
  });

  routes.post(favoritePath, async (c) => {
    const viewer = await requireUser(c);
    await limiter.count(rates.favoriteByUser, viewer.id);
    const outcome = await saveFavorite(db, viewer.id, c.req.param('id'), clock.now());
    if (outcome === 'missing') throw notFound(texts.listing.notFoundTitle);
    if (outcome === 'own') throw forbidden(texts.listing.ownListing);
    if (outcome === 'inactive') throw conflict(texts.messages.notActive, 'not_active');
    const answer: FavoriteAnswer = { is_favorite: true };
    return ok(c, answer);
  });

  // Works in any status, and also when the listing is gone.
  routes.delete(favoritePath, async (c) => {
    const viewer = await requireUser(c);
    await limiter.count(rates.favoriteByUser, viewer.id);
    await removeFavorite(db, viewer.id, c.req.param('id'));
    const answer: FavoriteAnswer = { is_favorite: false };
    return ok(c, answer);
  });

  return routes;
}
