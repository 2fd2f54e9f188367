import { apiBasePath } from '@porchlight/domain';
import { isSigned, signatureOf } from '../secret/index.ts';
import type { ExportRow } from './store.ts';

const purpose = 'export';

/**
 * Path of a copy. A browser saves it as it comes, which it cannot with a token in a header; who has the path has the copy,
 * as long as there is one.
 */
export const exportPath = (secret: Uint8Array, { file_id: id }: Pick<ExportRow, 'file_id'>): string =>
  `${apiBasePath}/auth/export/file?token=${id}.${signatureOf(secret, purpose, id)}`;

/** Which copy a link is for; null when we have not signed it. */
export function readExportToken(secret: Uint8Array, token: string): string | null {
  const [fileId = '', signature = ''] = token.split('.');
  return isSigned(secret, purpose, fileId, signature) ? fileId : null;
}
