import type { CaseSnapshot, CaseSubject, SignalKind, Urgency } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { rankOf } from './cases.ts';
import { log, type LogDeps } from './log.ts';
import { emptySnapshot, readSubject } from './snapshot.ts';

/** What opened a case: a report or a question, or an auto-flag. */
export type CaseSource = { report: Urgency } | { signal: { kind: SignalKind; details: string } };

export interface CaseToOpen {
  subject: CaseSubject;
  /** Id of the listing, message or user; null for a question and for an unknown link. */
  subjectId: string | null;
  title?: string;
  source: CaseSource;
}

/** Auto-flags rank below reports that users call urgent. */
const signalUrgency: Urgency = 'medium';

/**
 * Opens a case, or adds to the open one about the same subject.
 *
 * @param tx the transaction that stores the report or auto-flag
 * @returns the case's id; null if its subject is deleted
 */
export async function openCase(
  tx: Queryable,
  deps: LogDeps,
  { subject, subjectId, title, source }: CaseToOpen,
): Promise<string | null> {
  const about = await readSubject(tx, subject, subjectId);
  if (subjectId !== null && about === null) return null;
  const urgency = 'report' in source ? source.report : signalUrgency;
  const id = deps.ids.next();
  const [row] = await tx.query<{ id: string }>(
    `INSERT INTO cases AS k (id, subject, subject_id, person_id, title, urgency, opened_at, snapshot, images)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9)
     ON CONFLICT (subject, subject_id) WHERE state = 'open' DO UPDATE SET
       urgency = CASE WHEN ${rankOf('excluded.urgency')} > ${rankOf('k.urgency')} THEN excluded.urgency
         ELSE k.urgency END,
       version = k.version + 1
     RETURNING k.id`,
    [
      id,
      subject,
      subjectId,
      about?.personId ?? null,
      about?.title ?? title ?? '',
      urgency,
      deps.clock.now(),
      JSON.stringify(shownOf(source, about?.snapshot ?? emptySnapshot)),
      (about?.snapshot.listing?.images ?? []).map((image) => image.id),
    ],
  );
  const caseId = row?.id ?? id;
  if ('signal' in source) await addSignal(tx, deps, caseId, source.signal);
  if (caseId === id)
    await log(deps, tx, { by: null, action: 'case_opened', about: { kind: subject, id: subjectId }, caseId });
  return caseId;
}

/** An auto-flagged message is shown without the messages before it, because neither participant reported it. */
const shownOf = (source: CaseSource, { message, ...rest }: CaseSnapshot): CaseSnapshot => ({
  ...rest,
  message: message === null || 'report' in source ? message : { ...message, quoted: [] },
});

async function addSignal(
  tx: Queryable,
  { ids, clock }: LogDeps,
  caseId: string,
  { kind, details }: { kind: SignalKind; details: string },
): Promise<void> {
  await tx.query(
    'INSERT INTO case_signals (id, case_id, kind, details, created_at) VALUES ($1, $2, $3, $4, $5)',
    [ids.next(), caseId, kind, details, clock.now()],
  );
}

/**
 * Reopens the case of a hidden listing when its owner changes the listing.
 *
 * @param tx the transaction of the change, in which the listing is locked
 */
export async function reopenAfterEdit(tx: Queryable, deps: LogDeps, listingId: string): Promise<void> {
  const [hidden] = await tx.query<{ case_id: string }>(
    `SELECT d.case_id FROM hidden_listings h JOIN decisions d ON d.id = h.decision_id WHERE h.listing_id = $1`,
    [listingId],
  );
  if (hidden === undefined) return;
  const [open] = await tx.query<{ id: string }>(
    `UPDATE cases SET is_new_since_edit = true, version = version + 1
     WHERE subject = 'listing' AND subject_id = $1 AND state = 'open' RETURNING id`,
    [listingId],
  );
  if (open !== undefined) return;
  await tx.query(
    `UPDATE cases SET state = 'open', is_new_since_edit = true, version = version + 1, taken_by = NULL, opened_at = $2
     WHERE id = $1`,
    [hidden.case_id, deps.clock.now()],
  );
  await log(deps, tx, {
    by: null,
    action: 'case_opened',
    about: { kind: 'listing', id: listingId },
    caseId: hidden.case_id,
  });
}
