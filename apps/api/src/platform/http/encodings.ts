import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** Supported compressions, smallest result first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Compressing fewer bytes than this has no benefit. */
export const compressedMinBytes = 1024;

/**
 * Levels at which a page takes about a millisecond; the best levels take a hundred times as long and save
 * another eighth.
 */
const GZIP_LEVEL = 5;
const BROTLI_QUALITY = 3;

/** The best of the offered encodings according to an `Accept-Encoding` header; `null` for none. */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | null {
  if (header === undefined) return null;
  const accepted = parseAccept(header);
  const any = accepted.find(({ type }) => type === '*')?.q ?? 0;
  const liking = (encoding: Encoding): number =>
    accepted.find(({ type }) => type.toLowerCase() === encoding)?.q ?? any;
  const [best] = offered.toSorted((a, b) => liking(b) - liking(a));
  return best !== undefined && liking(best) > 0 ? best : null;
}

/** Compresses a whole body synchronously: passing it to another thread and back costs four times as much. */
export function compressed(body: string | Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> {
  return encoding === 'gzip'
    ? gzipSync(body, { level: GZIP_LEVEL })
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
