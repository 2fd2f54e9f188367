import { randomBytes } from 'node:crypto';
import type { Database } from '../db/index.ts';

/** The key that signs access tokens, stored in a database shared by several server processes; created once. */
export async function databaseSecret(db: Database): Promise<Uint8Array> {
  await db.query(
    `INSERT INTO server_secrets (name, value) VALUES ('tokens', $1) ON CONFLICT (name) DO NOTHING`,
    [randomBytes(32).toString('hex')],
  );
  const [row] = await db.query<{ value: string }>(`SELECT value FROM server_secrets WHERE name = 'tokens'`);
  if (row === undefined || !/^[0-9a-f]{64}$/.test(row.value))
    throw new Error('The shared token secret is damaged.');
  return Buffer.from(row.value, 'hex');
}
