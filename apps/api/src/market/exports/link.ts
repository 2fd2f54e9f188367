import { apiBasePath } from '@porchlight/domain';
import { isSigned, signatureOf } from '../../platform/secret/index.ts';
import type { ExportRow } from './store.ts';

const purpose = 'export';

/**
 * Download path of an export. It contains a token, because a browser that saves a file can't send one in a
 * header; it gives access as long as the export exists.
 */
export const exportPath = (secret: Uint8Array, { file_id: id }: Pick<ExportRow, 'file_id'>): string =>
  `${apiBasePath}/auth/export/file?token=${id}.${signatureOf(secret, purpose, id)}`;

/** Id of the export that a token is for; `null` without a valid signature. */
export function readExportToken(secret: Uint8Array, token: string): string | null {
  const [fileId = '', signature = ''] = token.split('.');
  return isSigned(secret, purpose, fileId, signature) ? fileId : null;
}
