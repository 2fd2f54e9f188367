import type { ContactMessage, Language, Report } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';

/** The key and hash of a form that may be retried; `key` is null without one. */
export interface IdempotentForm {
  key: string | null;
  hash: string;
}

/**
 * Saved under an id, already saved by a request with the same key, or refused because the key belongs to another
 * form.
 */
export type SaveResult = { outcome: 'saved' | 'duplicate'; id: string } | { outcome: 'key_reused' };

async function insertOnce(
  db: Queryable,
  table: string,
  row: Record<string, unknown>,
  sent: IdempotentForm,
): Promise<SaveResult> {
  const values = { ...row, idempotency_key: sent.key, request_hash: sent.hash };
  const columns = Object.keys(values);
  const [saved] = await db.query<{ id: string }>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_name, index) => `$${index + 1}`).join(', ')})
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    Object.values(values),
  );
  if (saved !== undefined) return { outcome: 'saved', id: saved.id };
  const [duplicate] = await db.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE idempotency_key = $1 AND request_hash = $2`,
    [sent.key, sent.hash],
  );
  return duplicate === undefined ? { outcome: 'key_reused' } : { outcome: 'duplicate', id: duplicate.id };
}

export function saveContactMessage(
  db: Queryable,
  { name, email, subject, category, message }: ContactMessage,
  { id, now, senderId, ...sent }: IdempotentForm & { id: string; now: Date; senderId: string | null },
): Promise<SaveResult> {
  return insertOnce(
    db,
    'support_messages',
    { id, name, email, subject, category, message, sender_id: senderId, created_at: now },
    sent,
  );
}

export function saveReport(
  db: Queryable,
  report: Report,
  {
    id,
    now,
    reporterId,
    language,
    ...sent
  }: IdempotentForm & { id: string; now: Date; reporterId: string | null; language: Language },
): Promise<SaveResult> {
  const row = {
    id,
    reporter_name: report.reporter_name,
    reporter_email: report.reporter_email,
    report_type: report.report_type,
    urgency: report.urgency,
    user_reported: report.user_reported ?? null,
    listing_url: report.listing_url ?? null,
    subject: report.subject,
    description: report.description,
    evidence: report.evidence ?? null,
    contact_preference: report.contact_preference,
    reporter_id: reporterId,
    locale: language,
    created_at: now,
  };
  return insertOnce(db, 'reports', row, sent);
}

export async function findContactMessage(db: Queryable, id: string): Promise<ContactMessage | null> {
  const [row] = await db.query<ContactMessage>(
    'SELECT name, email, subject, category, message FROM support_messages WHERE id = $1',
    [id],
  );
  return row ?? null;
}

/** A report, and the language of emails about it: the reporter's, or that of the form without an account. */
export async function findReport(
  db: Queryable,
  id: string,
): Promise<{ report: Report; language: Language } | null> {
  // Empty fields are absent in a report, and null in its row.
  const [row] = await db.query<{ report: Report; language: Language }>(
    `SELECT jsonb_strip_nulls(to_jsonb(r) - '{id,created_at,idempotency_key,request_hash,case_id,listing_id,message_id,user_id,reporter_id,locale}'::text[]) AS report,
       coalesce((SELECT locale FROM users u WHERE u.id = r.reporter_id), r.locale) AS language
     FROM reports AS r WHERE id = $1`,
    [id],
  );
  return row ?? null;
}
