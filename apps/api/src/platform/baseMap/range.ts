/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header.
 * @returns the whole file without one; `null` if it is not one range of bytes within the file
 */
export function readRange(header: string | undefined, size: number): ByteRange | null {
  if (header === undefined) return { start: 0, end: size - 1 };
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? null : { start, end };
}
