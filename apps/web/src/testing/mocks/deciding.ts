import {
  allowedDecisions,
  type CaseDetail,
  type Decision,
  type DecisionInput,
  type DecisionKind,
  isSnapshotOutdated,
  type Listing,
  type Message,
  texts,
  type User,
} from '@porchlight/domain';

import { failure, invalid } from './answers.ts';
import type { Before, DeskCase } from './deskCase.ts';
import { isAdministrator, isKeptFrom, log, nameOf, readSubject, userOf } from './desk.ts';
import { model, now } from './model.ts';

/** The object that a decision changes. */
function placeOf(
  kind: DecisionKind,
  { subject, subjectId, personId }: DeskCase,
): Listing | User | Message | undefined {
  const { listings, messages } = model();
  const restores = kind === 'restore' ? subject : undefined;
  if (kind === 'hide_listing' || restores === 'listing') return listings.find(({ id }) => id === subjectId);
  if (kind === 'remove_message' || restores === 'message') return messages.find(({ id }) => id === subjectId);
  return kind === 'suspend' || restores === 'person' ? userOf(personId) : undefined;
}

const stands = (place: Listing | User | Message | undefined): boolean =>
  place !== undefined &&
  (('hidden' in place && place.hidden !== undefined) ||
    ('suspension' in place && place.suspension !== undefined) ||
    ('removed' in place && place.removed === true));

/** Whether a case is about an administrator, who can't be suspended. */
const isOfAdministrator = ({ personId }: DeskCase): boolean => {
  const person = userOf(personId);
  return person !== undefined && isAdministrator(person);
};

/** The decisions that a case allows now. */
export function allowedNow(found: DeskCase): DecisionKind[] {
  if (found.state !== 'open') return [];
  return allowedDecisions(found.subject, {
    isThere: readSubject(found.subject, found.subjectId) !== undefined,
    hasPerson: userOf(found.personId) !== undefined,
    isOfAdministrator: isOfAdministrator(found),
    isRestorable: stands(placeOf('restore', found)),
  });
}

function stateOf(place: Listing | User | Message): Before {
  if ('content' in place) {
    const { subject, content, removed } = place;
    return { subject, content, removed };
  }
  return 'email' in place ? { suspension: place.suspension } : { hidden: (place as Listing).hidden };
}

function put(place: Listing | User | Message, state: Before): void {
  Object.assign(place, state);
  for (const name of ['hidden', 'suspension', 'removed'] as const)
    if (name in state && (state as Record<string, unknown>)[name] === undefined)
      Reflect.deleteProperty(place, name);
}

function effectOf(place: Listing | User | Message, { kind, reason, words, days }: DecisionInput): Before {
  const isOn = kind !== 'restore';
  if ('content' in place) {
    const said = model().removed.get(place.id) ?? { subject: place.subject, content: place.content };
    model().removed.set(place.id, said);
    return isOn ? { subject: '', content: '', removed: true } : { ...said, removed: undefined };
  }
  if ('email' in place) {
    const until = days == null ? null : new Date(Date.parse(now()) + days * 86_400_000).toISOString();
    return { suspension: isOn ? { until, reason, words } : undefined };
  }
  return { hidden: isOn ? { reason, words } : undefined };
}

export function decide(found: DeskCase, by: User, input: DecisionInput): void {
  if (found.state !== 'open' || found.version !== input.version)
    throw failure(409, texts.moderation.changedMeanwhile, 'case_changed');
  if (found.taken_by !== null && found.taken_by.id !== by.id)
    throw failure(409, texts.moderation.takenMeanwhile, 'case_taken');
  if (!allowedNow(found).includes(input.kind)) {
    const isRefused = input.kind === 'suspend' && isOfAdministrator(found);
    throw invalid({
      kind: [isRefused ? texts.moderation.administratorStays : texts.moderation.notForThis],
    });
  }
  const id = model().nextId('decision');
  const place = placeOf(input.kind, found);
  if (place !== undefined) {
    found.before.set(id, stateOf(place));
    put(place, effectOf(place, input));
    model().standing.set(place.id, id);
  }
  const { kind, reason, words, days = null } = input;
  const decision: Decision = {
    id,
    kind,
    reason,
    words,
    days,
    by: nameOf(by.id),
    made_at: now(),
    undone_at: null,
    undone_by: null,
    case_id: found.id,
  };
  found.decisions.unshift(decision);
  Object.assign(found, { state: 'decided', version: found.version + 1 });
  delete found.is_new_since_edit;
  const said = [texts.moderation.kinds[kind], words].filter((part) => part !== '').join(': ');
  log(by, 'decided', found, { reason, words: said });
}

export function undo(found: DeskCase, decisionId: unknown, by: User): void {
  const decision = found.decisions.find(({ id }) => id === decisionId);
  if (decision === undefined) throw failure(404, texts.refusals.moderation.noDecision, 'not_found');
  if (decision.undone_at !== null) throw failure(409, texts.moderation.changedMeanwhile, 'case_changed');
  const place = placeOf(decision.kind, found);
  const before = found.before.get(decision.id);
  if (place !== undefined && before !== undefined && model().standing.get(place.id) === decision.id)
    put(place, before);
  for (const [email, kept] of model().suspendedAddresses)
    if (kept.decisionId === decision.id) model().suspendedAddresses.delete(email);
  Object.assign(decision, { undone_at: now(), undone_by: nameOf(by.id) });
  Object.assign(found, { state: 'open', version: found.version + 1, taken_by: null });
  log(by, 'decision_undone', found, { words: texts.moderation.kinds[decision.kind] });
}

/** Reopens the case of a hidden listing after an edit by its owner. */
export function reopenAfterEdit(listing: Listing): void {
  const found = model().cases.find(({ decisions }) =>
    decisions.some(({ id }) => id === model().standing.get(listing.id)),
  );
  if (listing.hidden === undefined || found === undefined) return;
  Object.assign(found, {
    state: 'open',
    is_new_since_edit: true,
    taken_by: null,
    version: found.version + 1,
  });
  log(null, 'case_opened', found);
}

/** A case as a moderator sees it. */
export function detailOf(found: DeskCase, moderator: User): CaseDetail {
  const { subjectId, personId, reporters, before: _before, ...rest } = found;
  const subject = readSubject(found.subject, subjectId);
  const hasChanged =
    subjectId !== null && (subject === undefined || isSnapshotOutdated(found.snapshot, subject.snapshot));
  const history = model()
    .cases.filter(
      (other) =>
        other !== found &&
        !isKeptFrom(other, moderator) &&
        [personId, ...reporters].some((id) => id !== null && id === other.personId),
    )
    .flatMap(({ decisions }) => decisions);
  return {
    ...rest,
    reports: found.reports_list.length,
    signals: found.signals_list.length,
    is_changed: hasChanged,
    listing_now: hasChanged ? (subject?.snapshot.listing ?? null) : null,
    history,
    allowed: allowedNow(found),
  };
}
