import {
  type CaseSummary,
  caseStates,
  checkInput,
  decisionInputSchema,
  limits,
  logActions,
  type Moderator,
  moderatorRemovalSchema,
  moderatorSchema,
  pageOf,
  readPageQuery,
  texts,
  urgencies,
  type User,
} from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure, invalid, never, nothing, queryOf } from '../answers.ts';
import { accepted, bodyOf, signedIn } from '../asking.ts';
import { decide, detailOf, undo } from '../deciding.ts';
import { conflictOf, isAdministrator, isKeptFrom, isModerator, log } from '../desk.ts';
import type { DeskCase } from '../deskCase.ts';
import { model, now } from '../model.ts';
import { prove } from './account.ts';

/** The moderator who sends the request. Throws for all others. */
export function moderator(request: Request): User {
  const user = signedIn(request);
  if (!isModerator(user)) throw failure(403, texts.moderation.notModerator, 'forbidden');
  return user;
}

/** The administrator who sends the request. Throws for other moderators. */
function administrator(request: Request): User {
  const user = moderator(request);
  if (!isAdministrator(user)) throw failure(403, texts.moderation.notAdministrator, 'forbidden');
  return user;
}

/** A case that the moderator may handle. */
function caseOf(id: unknown, user: User): DeskCase {
  const found = model().cases.find((each) => each.id === id);
  if (found === undefined) throw failure(404, texts.refusals.moderation.noCase, 'not_found');
  const conflict = conflictOf(found, user);
  if (conflict !== undefined) throw failure(403, texts.moderation.conflicts[conflict], 'case_not_yours');
  return found;
}

const answer = (found: DeskCase, user: User, status = 200): Response =>
  data({ case: detailOf(found, user) }, status);

function summaryOf(found: DeskCase): CaseSummary {
  const { id, subject, title, urgency, opened_at, state, taken_by, is_new_since_edit: isNew } = found;
  return {
    id,
    subject,
    title,
    urgency,
    reports: found.reports_list.length,
    signals: found.signals_list.length,
    opened_at,
    state,
    taken_by,
    ...(isNew === true && { is_new_since_edit: true }),
  };
}

const urgentFirst = (a: DeskCase, b: DeskCase): number =>
  urgencies.indexOf(b.urgency) - urgencies.indexOf(a.urgency) || a.opened_at.localeCompare(b.opened_at);

const toModerator = ({ id, name, email }: User): Moderator => ({
  id,
  name,
  email,
  named_at: model().adminEmails.includes(email.toLowerCase()) ? null : (model().moderators.get(id) ?? null),
});

/** Logs a look at a case, once per moderator. */
function logLook(user: User, found: DeskCase): void {
  const isSeen = model().log.some(
    ({ action, by, case_id: id }) => action === 'case_seen' && by?.id === user.id && id === found.id,
  );
  if (isSeen) return;
  log(user, 'case_seen', found);
  if (found.snapshot.message !== null) log(user, 'messages_seen', found);
}

const cases: HttpHandler[] = [
  http.get(at('/admin/cases'), ({ request }) => {
    const user = moderator(request);
    const query = queryOf(request);
    const wanted = query.get('state') ?? 'open';
    if (!caseStates.some((known) => known === wanted))
      return invalid({ state: [texts.refusals.moderation.stateUnknown] });
    const all = model().cases.filter((each) => each.state === wanted && !isKeptFrom(each, user));
    const { items, pagination } = pageOf(
      wanted === 'open' ? all.toSorted(urgentFirst) : all.toReversed(),
      readPageQuery(query, limits.casesPerPage),
    );
    return data({ cases: items.map(summaryOf), pagination });
  }),
  http.get(at('/admin/cases/:id'), ({ params, request }) => {
    const user = moderator(request);
    const found = caseOf(params['id'], user);
    logLook(user, found);
    return answer(found, user);
  }),
  http.put(at('/admin/cases/:id/taken'), ({ params, request }) => {
    const user = moderator(request);
    const found = caseOf(params['id'], user);
    if (found.state !== 'open') return failure(409, texts.moderation.changedMeanwhile, 'case_changed');
    if (found.taken_by !== null && found.taken_by.id !== user.id)
      return failure(409, texts.moderation.takenMeanwhile, 'case_taken');
    if (found.taken_by === null) {
      Object.assign(found, { taken_by: { id: user.id, name: user.name }, version: found.version + 1 });
      log(user, 'case_taken', found);
    }
    return answer(found, user);
  }),
  http.delete(at('/admin/cases/:id/taken'), ({ params, request }) => {
    const user = moderator(request);
    const found = caseOf(params['id'], user);
    if (found.taken_by !== null) {
      Object.assign(found, { taken_by: null, version: found.version + 1 });
      log(user, 'case_put_back', found);
    }
    return answer(found, user);
  }),
  http.post(at('/admin/cases/:id/decisions'), async ({ params, request }) => {
    const user = moderator(request);
    const input = accepted(checkInput(decisionInputSchema, await bodyOf(request)));
    const found = caseOf(params['id'], user);
    decide(found, user, input);
    return answer(found, user, 201);
  }),
  http.delete(at('/admin/cases/:id/decisions/:decision'), ({ params, request }) => {
    const user = moderator(request);
    const found = caseOf(params['id'], user);
    undo(found, params['decision'], user);
    return answer(found, user);
  }),
];

const moderators: HttpHandler[] = [
  http.get(at('/admin/moderators'), ({ request }) => {
    moderator(request);
    const all = model().users.filter((user) => user.active && isModerator(user));
    return data({ moderators: all.map(toModerator) });
  }),
  http.post(at('/admin/moderators'), async ({ request }) => {
    const user = administrator(request);
    const { email, password } = accepted(checkInput(moderatorSchema, await bodyOf(request)));
    prove(user, password, 'password');
    const named = model().users.find(
      (each) => each.email.toLowerCase() === email.toLowerCase() && each.verified && each.active,
    );
    if (named === undefined) return invalid({ email: [texts.moderation.notAccountAddress] });
    if (!isModerator(named)) {
      model().moderators.set(named.id, now());
      log(user, 'moderator_named', named);
    }
    return data({ moderator: toModerator(named) }, 201);
  }),
  http.delete(at('/admin/moderators/:id'), async ({ params, request }) => {
    const user = administrator(request);
    const { password } = accepted(checkInput(moderatorRemovalSchema, await bodyOf(request)));
    prove(user, password, 'password');
    const named = model().users.find(({ id }) => id === params['id']);
    if (named !== undefined && model().adminEmails.includes(named.email.toLowerCase()))
      return failure(409, texts.moderation.namedBySettings, 'named_by_settings');
    if (named === undefined || !model().moderators.delete(named.id))
      return failure(404, texts.refusals.moderation.noModerator, 'not_found');
    log(user, 'moderator_removed', named);
    return nothing();
  }),
];

const ok: HttpHandler[] = [
  ...cases,
  ...moderators,
  http.get(at('/admin/log'), ({ request }) => {
    const user = moderator(request);
    const query = queryOf(request);
    const [by, action] = [query.get('by'), query.get('action')];
    if (action !== null && !logActions.some((known) => known === action))
      return invalid({ action: [texts.refusals.moderation.actionUnknown] });
    const all = model().log.filter(
      (entry) =>
        (by === null || entry.by?.id === by) &&
        (action === null || entry.action === action) &&
        !model().cases.some((found) => found.id === entry.case_id && isKeptFrom(found, user)),
    );
    const { items, pagination } = pageOf(all, readPageQuery(query, limits.logPerPage));
    return data({ entries: items, pagination });
  }),
];

export const desk = {
  ok,
  failing: [http.get(at('/admin/*'), broken)],
  pending: [http.get(at('/admin/*'), never)],
  /** Another moderator was faster. */
  tooLate: [
    http.post(at('/admin/cases/:id/decisions'), () =>
      failure(409, texts.moderation.changedMeanwhile, 'case_changed'),
    ),
  ],
  /** Decisions fail. */
  undecidable: [http.post(at('/admin/cases/:id/decisions'), broken)],
};
