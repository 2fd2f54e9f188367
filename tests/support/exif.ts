/** Exif orientation: 1 upright, 3 upside down, 6 and 8 on a side; 2, 4, 5 and 7 are mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * A JPEG with the metadata of phones: orientation and location. Runs in Node and in browsers.
 *
 * @param jpeg without metadata, as a canvas writes it
 */
export function withExif(jpeg: Uint8Array, orientation: Orientation): Uint8Array<ArrayBuffer> {
  const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
  const short = (value: number): number[] => [value & 255, value >> 8];
  const long = (value: number): number[] => [...short(value & 0xffff), ...short(value >>> 16)];
  const entry = (tag: number, type: number, count: number, value: number): number[] => [
    ...short(tag),
    ...short(type),
    ...long(count),
    ...long(value),
  ];
  const directory = (...entries: number[][]): number[] => [
    ...short(entries.length),
    ...entries.flat(),
    ...long(0),
  ];
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4;
  const body = [
    ...ascii('Exif\0\0'),
    ...ascii('II*\0\b\0\0\0'),
    ...directory(entry(0x0112, 3, 1, orientation), entry(0x8825, 4, 1, gpsAt)),
    ...directory(entry(1, 2, 2, 'N'.charCodeAt(0)), entry(2, 5, 3, latitudeAt)),
    ...[30, 1, 16, 1, 20, 1].flatMap(long),
  ];
  // The segment follows the start marker; its length is big-endian, unlike its content.
  const head = [0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255];
  const segment = [...head, ...body];
  const bytes = new Uint8Array(jpeg.length + segment.length);
  bytes.set(jpeg.subarray(0, 2));
  bytes.set(segment, 2);
  bytes.set(jpeg.subarray(2), 2 + segment.length);
  return bytes;
}
