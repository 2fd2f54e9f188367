import type { ContactMessage, Report } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';

/** The key and hash of a request that may be sent twice; `key` null when it was sent without one. */
export interface SentOnce {
  key: string | null;
  hash: string;
}

/** What became of a form: kept under an id, already kept before, or its key belongs to another form. */
export type Kept = { outcome: 'kept' | 'known'; id: string } | { outcome: 'reused' };

async function keep(
  db: Queryable,
  table: string,
  row: Record<string, unknown>,
  sent: SentOnce,
): Promise<Kept> {
  const values = { ...row, idempotency_key: sent.key, request_hash: sent.hash };
  const columns = Object.keys(values);
  const [kept] = await db.query<{ id: string }>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_name, index) => `$${index + 1}`).join(', ')})
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    Object.values(values),
  );
  if (kept !== undefined) return { outcome: 'kept', id: kept.id };
  const [known] = await db.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE idempotency_key = $1 AND request_hash = $2`,
    [sent.key, sent.hash],
  );
  return known === undefined ? { outcome: 'reused' } : { outcome: 'known', id: known.id };
}

export function keepContact(
  db: Queryable,
  { name, email, subject, category, message }: ContactMessage,
  { id, now, ...sent }: SentOnce & { id: string; now: Date },
): Promise<Kept> {
  return keep(db, 'support_messages', { id, name, email, subject, category, message, created_at: now }, sent);
}

export function keepReport(
  db: Queryable,
  report: Report,
  { id, now, ...sent }: SentOnce & { id: string; now: Date },
): Promise<Kept> {
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
    created_at: now,
  };
  return keep(db, 'reports', row, sent);
}
