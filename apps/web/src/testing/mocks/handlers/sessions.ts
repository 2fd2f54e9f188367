import { type OwnSession, sameId, texts } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure, never, nothing } from '../answers.ts';
import { signedIn } from '../asking.ts';
import { model } from '../model.ts';
import { endOtherSessions, endSessions, senderOf } from '../sessions.ts';

/** The user's sessions: this one first, then the last used. */
function sessionsSeenBy(request: Request): OwnSession[] {
  const { id: ownId } = signedIn(request);
  const current = senderOf(model(), request)?.session;
  return [...model().sessions]
    .filter(([, { userId }]) => userId === ownId)
    .map(([id, { userId: _user, ...seen }]) => ({ id, ...seen, is_current: id === current }))
    .toReversed()
    .toSorted(
      (a, b) => Number(b.is_current) - Number(a.is_current) || b.last_used_at.localeCompare(a.last_used_at),
    );
}

const ok: HttpHandler[] = [
  http.get(at('/auth/sessions'), ({ request }) => data({ sessions: sessionsSeenBy(request) })),
  http.delete(at('/auth/sessions/:id'), ({ params, request }) => {
    const seen = sessionsSeenBy(request).find(({ id }) => sameId(id, String(params['id'])));
    if (seen === undefined) return failure(404, texts.refusals.account.noSession, 'not_found');
    endSessions(model(), ({ session }) => session === seen.id);
    return nothing();
  }),
  http.delete(at('/auth/sessions'), ({ request }) => {
    endOtherSessions(model(), signedIn(request), request);
    return nothing();
  }),
];

export const sessions = {
  ok,
  pending: [http.get(at('/auth/sessions'), never)],
  /** Ending sessions fails. */
  unending: [http.delete(at('/auth/sessions'), broken), http.delete(at('/auth/sessions/:id'), broken)],
};
