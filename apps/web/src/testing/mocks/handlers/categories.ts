import { http, HttpResponse } from 'msw';

import { at, broken, data, never } from '../answers.ts';
import { worldFor } from '../blocks.ts';
import { categoryStats as statsOf, model } from '../model.ts';

export const categories = {
  ok: [http.get(at('/categories'), () => data(model().categories))],
  failing: [http.get(at('/categories'), broken)],
  pending: [http.get(at('/categories'), never)],
};

/** The counts of the main categories. */
export const categoryStats = {
  ok: [http.get(at('/categories/stats'), () => data(statsOf(worldFor(undefined))))],
  failing: [http.get(at('/categories/stats'), broken)],
  pending: [http.get(at('/categories/stats'), never)],
};

/** Offline: no call gets a response. */
export const offline = [http.all(at('/*'), () => HttpResponse.error())];
