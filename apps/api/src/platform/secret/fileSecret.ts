import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const secretBytes = 32;

/**
 * The server's secret, in the file `secret` of `folder`, readable only by its owner. Created at the first start;
 * processes that start together get the same one.
 *
 * @throws when the file exists but contains no secret: a damaged secret must be noticed, not silently replaced
 */
export async function fileSecret(folder: string): Promise<Uint8Array> {
  const path = join(folder, 'secret');
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `secret.${randomBytes(6).toString('hex')}`);
  await writeFile(draft, randomBytes(secretBytes).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    // A link appears complete or not at all, and fails when another process was first.
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return parseSecret(await readFile(path, 'utf8'));
}

function parseSecret(text: string): Uint8Array {
  const trimmed = text.trim();
  if (!/^(?:[0-9a-f]{2}){32,}$/.test(trimmed)) {
    throw new Error('The file "secret" must contain at least 64 hexadecimal digits.');
  }
  return Buffer.from(trimmed, 'hex');
}
