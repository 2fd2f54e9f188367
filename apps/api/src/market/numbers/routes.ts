import { type NumbersAnswer, numbersDays, sentences } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { invalid, ok, textParam, type ApiApp, type ApiEnv } from '../../platform/http/index.ts';
import { requireModerator } from '../moderators/index.ts';
import { readDays } from './daily.ts';

export function numbersRoutes(deps: Deps): ApiApp {
  const { db, clock } = deps;
  const routes = new Hono<ApiEnv>();

  routes.get('/admin/numbers', async (c) => {
    await requireModerator(c, deps);
    const days = numbersDays(textParam(c, 'days'));
    if (days === undefined) throw invalid({ days: [sentences.daysOutOfRange()] });
    return ok(c, { days: await readDays(db, days, clock.now()) } satisfies NumbersAnswer);
  });

  return routes;
}
