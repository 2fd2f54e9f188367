import type { CaseSubject, DecisionKind, DecisionReason } from '@porchlight/domain';
import { pricedListing, type PricedListing } from '../emails/listingLine.ts';
import type { Queryable } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/ports/index.ts';
import type { CaseRow } from './cases.ts';

export interface DecidedFor {
  userId: string;
  subject: CaseSubject;
  title: string;
  listing: (PricedListing & { id: string }) | null;
  kind: DecisionKind;
  reason: DecisionReason;
  words: string;
  days: number | null;
  isUndone: boolean;
}

/** A decision and the affected user; `null` if one of them is missing. */
export async function findDecided(db: Queryable, decisionId: string): Promise<DecidedFor | null> {
  const [row] = await db.query<
    Omit<DecidedFor, 'listing'> & { listing: PricedListing | null; listingId: string }
  >(
    `SELECT k.person_id AS "userId", k.subject, k.title, d.kind, d.reason, d.words, d.days,
       d.undone_at IS NOT NULL AS "isUndone", k.subject_id AS "listingId",
       CASE WHEN l.id IS NOT NULL THEN ${pricedListing} END AS listing
     FROM decisions d JOIN cases k ON k.id = d.case_id
       LEFT JOIN listings l ON k.subject = 'listing' AND l.id = k.subject_id
     WHERE d.id = $1 AND k.person_id IS NOT NULL`,
    [decisionId],
  );
  if (row === undefined) return null;
  const { listing, listingId, ...decision } = row;
  return { ...decision, listing: listing && { id: listingId, ...listing } };
}

/** Emails a decision to the affected user and the reporters. 'Nothing wrong' goes to the reporters only. */
export async function tellOfDecision(
  { jobs }: { jobs: Jobs },
  tx: Queryable,
  { id: caseId, person_id: personId }: Pick<CaseRow, 'id' | 'person_id'>,
  { id: decisionId, kind }: { id: string; kind: DecisionKind },
): Promise<void> {
  if (personId !== null && kind !== 'nothing_wrong') await jobs.add(tx, 'decided', { decisionId });
  // Earlier reporters were notified of an earlier decision.
  const reports = await tx.query<{ id: string }>(
    `SELECT id FROM reports WHERE case_id = $1 AND contact_preference <> 'none' AND created_at > coalesce(
       (SELECT max(made_at) FROM decisions WHERE case_id = $1 AND id <> $2), '-infinity')
     ORDER BY created_at, id`,
    [caseId, decisionId],
  );
  for (const { id } of reports) await jobs.add(tx, 'report_decided', { reportId: id });
}

/** Emails the affected user that a decision was undone, if they were notified of it. */
export async function tellOfUndoing(
  { jobs }: { jobs: Jobs },
  tx: Queryable,
  { person_id: personId }: Pick<CaseRow, 'person_id'>,
  { id: decisionId, kind }: { id: string; kind: DecisionKind },
): Promise<void> {
  if (personId !== null && kind !== 'nothing_wrong') await jobs.add(tx, 'decision_undone', { decisionId });
}
