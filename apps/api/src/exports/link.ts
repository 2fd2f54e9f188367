import { createHmac, timingSafeEqual } from 'node:crypto';
import { apiBasePath } from '@porchlight/domain';
import type { ExportRow } from './store.ts';

const signatureOf = (secret: Uint8Array, fileId: string): string =>
  createHmac('sha256', secret).update(`export\n${fileId}`).digest('base64url');

/**
 * Path of a copy. A browser saves it as it comes, which it cannot with a token in a header; who has the path has the copy,
 * as long as there is one.
 */
export const exportPath = (secret: Uint8Array, { file_id: id }: Pick<ExportRow, 'file_id'>): string =>
  `${apiBasePath}/auth/export/file?token=${id}.${signatureOf(secret, id)}`;

/** Which copy a link is for; null when we have not signed it. */
export function readExportToken(secret: Uint8Array, token: string): string | null {
  const [fileId = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, fileId))];
  return given.length === right.length && timingSafeEqual(given, right) ? fileId : null;
}
