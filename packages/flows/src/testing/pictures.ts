/** Minimal files that a header reader accepts as images. For tests; they do not decode. */

const bytesOf = (...parts: number[][]): Uint8Array<ArrayBuffer> => Uint8Array.from(parts.flat());
const text = (value: string): number[] => Array.from({ length: value.length }, (_, i) => value.charCodeAt(i));
const big16 = (value: number): number[] => [(value >> 8) & 255, value & 255];
const big32 = (value: number): number[] => [...big16(value >>> 16), ...big16(value & 0xffff)];
const little16 = (value: number): number[] => [value & 255, (value >> 8) & 255];
const little24 = (value: number): number[] => [...little16(value & 0xffff), (value >> 16) & 255];

export interface JpegParts {
  exif?: boolean;
  /** Bytes of a preview in the first segment. Default: none. */
  preview?: number[];
  /** Two scans with a table between them, as in a progressive JPEG. */
  scans?: 1 | 2;
}

export function jpeg(
  width: number,
  height: number,
  { exif = false, preview = [], scans = 1 }: JpegParts = {},
): Uint8Array<ArrayBuffer> {
  const app1 = exif ? [0xff, 0xe1, ...big16(10), ...text('Exif\0\0GP')] : [];
  // The pixels include a stuffed byte and a restart marker.
  const scan = [0xff, 0xda, ...big16(2), 1, 0xff, 0, 2, 0xff, 0xd0, 3];
  return bytesOf(
    [0xff, 0xd8, 0xff, 0xe0, ...big16(16 + preview.length), ...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1],
    [preview.length / 3, preview.length === 0 ? 0 : 1, ...preview],
    app1,
    [0xff, 0xc0, ...big16(8), 8, ...big16(height), ...big16(width), 3],
    scans === 2 ? [...scan, 0xff, 0xc4, ...big16(3), 7, ...scan] : scan,
    [0xff, 0xd9],
  );
}

function chunk(name: string, data: number[]): number[] {
  return [...big32(data.length), ...text(name), ...data, 0, 0, 0, 0];
}

export function png(width: number, height: number, extra?: string): Uint8Array<ArrayBuffer> {
  return bytesOf(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', [...big32(width), ...big32(height), 8, 6, 0, 0, 0]),
    extra === undefined ? [] : chunk(extra, [1, 2]),
    chunk('IDAT', [1]),
    chunk('IEND', []),
  );
}

export function gif(width: number, height: number): Uint8Array<ArrayBuffer> {
  return bytesOf(text('GIF89a'), little16(width), little16(height), [0, 0, 0]);
}

export function webp(
  width: number,
  height: number,
  kind: 'VP8 ' | 'VP8L' | 'VP8X' = 'VP8 ',
  /** Flags of the extended header: 2 is animation, 8 is Exif. */
  flags = 0,
): Uint8Array<ArrayBuffer> {
  const bits = (width - 1) | ((height - 1) << 14);
  const frames = {
    'VP8 ': [0, 0, 0, 0x9d, 0x01, 0x2a, ...little16(width), ...little16(height)],
    VP8L: [0x2f, ...little16(bits & 0xffff), ...little16(bits >>> 16), 0, 0, 0, 0, 0],
    VP8X: [flags, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)],
  };
  return bytesOf(text('RIFF'), [0, 0, 0, 0], text('WEBP'), text(kind), [10, 0, 0, 0], frames[kind]);
}
