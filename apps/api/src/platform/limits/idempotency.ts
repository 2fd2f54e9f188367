import { createHash } from 'node:crypto';
import { isRecord, texts } from '@porchlight/domain';
import type { Queryable, Transaction } from '../db/index.ts';
import { badRequest, conflict, type ApiContext } from '../http/index.ts';
import type { Transactions } from '../publicChanges.ts';

/**
 * The `Idempotency-Key` of a request, if it has one. @throws HttpError 400 when it is not 1 to 200 visible ASCII
 * characters
 */
export function idempotencyKey(c: ApiContext): string | null {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw badRequest(texts.refusals.request.keyInvalid);
  return key;
}

/**
 * A hash of the request that a key was sent with, to detect reuse for another request. The order of fields does not
 * matter.
 */
export function requestHash(c: ApiContext, body: unknown): string {
  const content = JSON.stringify([c.req.method, c.req.path, body], (_name, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(content).digest('base64url');
}

export const keyReused = () => conflict(texts.refusals.request.keyReused, 'idempotency_key_reused');

export interface IdempotentRequest {
  userId: string;
  /** With null the work runs every time. */
  key: string | null;
  hash: string;
  now: Date;
}

/**
 * The earlier response to a request, if there is one. Call it before costly work.
 *
 * @throws HttpError 409 when the key was used for another request
 */
export async function recallAnswer<Answer extends object>(
  db: Queryable,
  { userId, key, hash }: IdempotentRequest,
): Promise<Answer | null> {
  if (key === null) return null;
  const [known] = await db.query<{ request_hash: string; body: Answer | null }>(
    'SELECT request_hash, body FROM idempotency_keys WHERE user_id = $1 AND key = $2',
    [userId, key],
  );
  if (known === undefined) return null;
  if (known.body === null || known.request_hash !== hash) throw keyReused();
  return known.body;
}

/**
 * Runs `work` in a transaction, at most once per user and key; a repeated request gets the first response. Parallel
 * requests wait for each other; when the first fails, the second does the work.
 *
 * @throws HttpError 409 when the key was used for another request
 */
export function withIdempotency<Answer extends object, Tx extends Transaction = Transaction>(
  db: Transactions<Tx>,
  { userId, key, hash, now }: IdempotentRequest,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    if (key === null) return work(tx);
    const claimed = await tx.query(
      `INSERT INTO idempotency_keys (user_id, key, request_hash, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING key`,
      [userId, key, hash, now],
    );
    if (claimed.length === 0) {
      const known = await recallAnswer<Answer>(tx, { userId, key, hash, now });
      if (known === null) throw keyReused();
      return known;
    }
    const answer = await work(tx);
    await tx.query(
      'UPDATE idempotency_keys SET status = 201, body = $3::jsonb WHERE user_id = $1 AND key = $2',
      [userId, key, JSON.stringify(answer)],
    );
    return answer;
  });
}
