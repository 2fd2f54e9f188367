import { checkInput, passwordProofSchema } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, never, nothing } from '../answers.ts';
import { accepted, bodyOf, signedIn } from '../asking.ts';
import { removeUser } from '../removeUser.ts';
import { prove } from './account.ts';

const ok: HttpHandler[] = [
  http.delete(at('/auth/account'), async ({ request }) => {
    const user = signedIn(request);
    const { password } = accepted(checkInput(passwordProofSchema, await bodyOf(request)));
    prove(user, password, 'password');
    removeUser(user);
    return nothing();
  }),
];

export const leaving = {
  ok,
  pending: [http.delete(at('/auth/account'), never)],
  failing: [http.delete(at('/auth/account'), broken)],
};
