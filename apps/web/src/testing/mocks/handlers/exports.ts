import { type ExportAnswer, limits } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, never } from '../answers.ts';
import { signedIn } from '../asking.ts';
import { model } from '../model.ts';

const none: ExportAnswer = { state: 'none' };

const ok: HttpHandler[] = [
  // What is being made is ready the next time somebody looks.
  http.get(at('/auth/export'), ({ request }) => {
    const { id } = signedIn(request);
    const { exports } = model();
    const known = exports.get(id) ?? none;
    if (known.state === 'making')
      exports.set(id, {
        state: 'ready',
        bytes: 2_400_000,
        until: new Date(Date.now() + limits.exportHours * 3_600_000).toISOString(),
        path: '/api/v1/auth/export/file?token=signed',
      });
    return data(known);
  }),
  http.post(at('/auth/export'), ({ request }) => {
    model().exports.set(signedIn(request).id, { state: 'making' });
    return data({ state: 'making' } satisfies ExportAnswer);
  }),
];

/** Copies of one's data. */
export const exports = {
  ok,
  pending: [http.get(at('/auth/export'), never)],
  failing: [http.post(at('/auth/export'), broken)],
};
