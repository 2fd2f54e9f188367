import type { CaseSubject, DecisionInput, DecisionKind } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { publishMissedEvents } from '../messages/index.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';
import type { CaseRow } from './cases.ts';
import { revertSuspendedAddress } from './suspendedAddresses.ts';

/** The reversible effect of a decision: while it lasts, it has one row in a table. */
interface Standing {
  table: 'hidden_listings' | 'suspensions' | 'removed_messages';
  key: 'listing_id' | 'user_id' | 'message_id';
  id: string;
}

type Row = Record<string, unknown>;

const tableOf: Partial<Record<DecisionKind, Pick<Standing, 'table' | 'key'>>> = {
  hide_listing: { table: 'hidden_listings', key: 'listing_id' },
  remove_message: { table: 'removed_messages', key: 'message_id' },
  suspend: { table: 'suspensions', key: 'user_id' },
};

/** The effect that 'restore' ends, by subject. */
const restoredOn: Partial<Record<CaseSubject, DecisionKind>> = {
  listing: 'hide_listing',
  message: 'remove_message',
  person: 'suspend',
};

type About = Pick<CaseRow, 'subject' | 'subject_id' | 'person_id'>;

/** The effect of a kind of decision about a case; `null` if it has none. */
function placeOf(kind: DecisionKind, about: About): Standing | null {
  const done = kind === 'restore' ? restoredOn[about.subject] : kind;
  const table = done === undefined ? undefined : tableOf[done];
  const id = done === 'suspend' ? about.person_id : about.subject_id;
  return table === undefined || id === null ? null : { ...table, id };
}

async function read(db: Queryable, { table, key, id }: Standing): Promise<Row | null> {
  const [row] = await db.query<{ row: Row }>(
    `SELECT to_jsonb(t) AS row FROM ${table} t WHERE t.${key} = $1`,
    [id],
  );
  return row?.row ?? null;
}

/** The current effect on a case's subject that can be restored; `null` for none. */
export async function activeEffect(db: Queryable, about: About): Promise<Row | null> {
  const place = placeOf('restore', about);
  return place === null ? null : read(db, place);
}

/** Replaces the row of an effect; null removes it. */
async function put(tx: PublicTransaction, place: Standing, row: Row | null): Promise<void> {
  const { table, key, id } = place;
  const before = await read(tx, place);
  if (before !== null) await tx.query(`DELETE FROM ${table} WHERE ${key} = $1`, [id]);
  if (row !== null)
    await tx.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1::jsonb)`, [
      JSON.stringify(row),
    ]);
  if (table === 'removed_messages') await blank(tx, id, before, row);
}

/** Clears a message, or restores its text; open pages reload. */
async function blank(tx: PublicTransaction, id: string, before: Row | null, row: Row | null): Promise<void> {
  const said = row === null ? before : { subject: '', content: '' };
  const [message] = await tx.query<{ from_user_id: string; to_user_id: string }>(
    'UPDATE messages SET subject = $2, content = $3 WHERE id = $1 RETURNING from_user_id, to_user_id',
    [id, said?.['subject'] ?? '', said?.['content'] ?? ''],
  );
  if (message !== undefined) await publishMissedEvents(tx, [message.from_user_id, message.to_user_id]);
}

const dayMs = 86_400_000;

/** The row that a decision puts into its table. */
async function rowOf(
  tx: PublicTransaction,
  { table, key, id }: Standing,
  decisionId: string,
  { reason, words, days }: DecisionInput,
  now: Date,
): Promise<Row> {
  const row = { [key]: id, decision_id: decisionId };
  if (table === 'hidden_listings') return { ...row, reason, words };
  if (table === 'suspensions')
    return { ...row, reason, words, until: days == null ? null : new Date(now.getTime() + days * dayMs) };
  const [message] = await tx.query<{ subject: string; content: string }>(
    `SELECT coalesce(r.subject, m.subject) AS subject, coalesce(r.content, m.content) AS content
     FROM messages m LEFT JOIN removed_messages r ON r.message_id = m.id WHERE m.id = $1`,
    [id],
  );
  return { ...row, subject: message?.subject ?? '', content: message?.content ?? '' };
}

/** Carries out a decision. @returns the row before, for undoing */
export async function apply(
  tx: PublicTransaction,
  about: About,
  decision: { id: string; input: DecisionInput; now: Date },
): Promise<Row | null> {
  const { id, input, now } = decision;
  const place = placeOf(input.kind, about);
  if (place === null) return null;
  await lock(tx, place);
  const before = await read(tx, place);
  await put(tx, place, input.kind === 'restore' ? null : await rowOf(tx, place, id, input, now));
  return before;
}

/** The row before a decision, skipping decisions that were undone since. */
async function stillStanding(tx: Queryable, before: Row | null): Promise<Row | null> {
  let row = before;
  while (row !== null) {
    const [decision] = await tx.query<{ before: Row | null }>(
      'SELECT before FROM decisions WHERE id = $1 AND undone_at IS NOT NULL',
      [row['decision_id']],
    );
    if (decision === undefined) return row;
    row = decision.before;
  }
  return null;
}

/** Ends the effect of a decision, unless a later one has changed it or its subject is deleted. */
export async function revert(
  tx: PublicTransaction,
  about: About,
  decision: { id: string; kind: DecisionKind; before: Row | null },
): Promise<void> {
  const place = placeOf(decision.kind, about);
  if (place === null) return;
  const before = await stillStanding(tx, decision.before);
  if (decision.kind === 'suspend') await revertSuspendedAddress(tx, decision.id, before);
  if (!(await lock(tx, place))) return;
  const now = await read(tx, place);
  const isItsOwn = decision.kind === 'restore' ? now === null : now?.['decision_id'] === decision.id;
  if (isItsOwn) await put(tx, place, before);
}

const ownerTable = { hidden_listings: 'listings', suspensions: 'users', removed_messages: 'messages' };

/** Locks the subject, so that its owner's changes come before or after. @returns whether it exists */
async function lock(tx: PublicTransaction, { table, id }: Standing): Promise<boolean> {
  const held = await tx.query(`SELECT 1 FROM ${ownerTable[table]} WHERE id = $1 FOR NO KEY UPDATE`, [id]);
  return held.length > 0;
}
