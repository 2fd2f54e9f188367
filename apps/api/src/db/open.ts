import type { Database } from './types.ts';

/**
 * Opens the embedded PostgreSQL, which is loaded only now: a server on a database of its own does not have it.
 * @param dataDir folder that holds it (made when missing, locked against a second process); null keeps it in memory
 */
export async function openEmbedded(dataDir: string | null): Promise<Database> {
  const embedded = await import('./embedded.ts');
  return embedded.openEmbedded(dataDir);
}
