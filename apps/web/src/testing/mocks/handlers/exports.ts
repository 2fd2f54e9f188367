import { checkInput, type ExportAnswer, limits, passwordProofSchema } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, never } from '../answers.ts';
import { accepted, bodyOf, signedIn } from '../asking.ts';
import { model } from '../model.ts';
import { senderOf } from '../sessions.ts';
import { prove } from './account.ts';

const none: ExportAnswer & { session?: string } = { state: 'none' };

const ok: HttpHandler[] = [
  // An export in progress is ready at the next request.
  http.get(at('/auth/export'), ({ request }) => {
    const { id } = signedIn(request);
    const { exports } = model();
    const { session, ...known } = exports.get(id) ?? none;
    if (known.state === 'making')
      exports.set(id, {
        state: 'ready',
        bytes: 2_400_000,
        until: new Date(Date.now() + limits.exportHours * 3_600_000).toISOString(),
        path: '/api/v1/auth/export/file?token=signed',
        session,
      });
    const isOwn = session === undefined || session === senderOf(model(), request)?.session;
    if (!isOwn) delete known.path;
    return data(known satisfies ExportAnswer);
  }),
  http.post(at('/auth/export'), async ({ request }) => {
    const user = signedIn(request);
    const { password } = accepted(checkInput(passwordProofSchema, await bodyOf(request)));
    prove(user, password, 'password');
    model().exports.set(user.id, { state: 'making', session: senderOf(model(), request)?.session });
    return data({ state: 'making' } satisfies ExportAnswer);
  }),
];

export const exports = {
  ok,
  pending: [http.get(at('/auth/export'), never)],
  failing: [http.post(at('/auth/export'), broken)],
};
