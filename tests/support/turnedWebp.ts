const text = (value: string): number[] => Array.from(value, (letter) => letter.charCodeAt(0));
const big16 = (value: number): number[] => [(value >> 8) & 255, value & 255];
const big32 = (value: number): number[] => [...big16(value >>> 16), ...big16(value & 0xffff)];
const little16 = (value: number): number[] => [value & 255, (value >> 8) & 255];
const little24 = (value: number): number[] => [...little16(value & 0xffff), (value >> 16) & 255];

/**
 * A WebP whose Exif notes how the camera was held.
 *
 * @param pixels the chunk of a WebP that decodes. Default: three bytes, an odd length, which is padded
 */
export function turnedWebp(
  orientation: number,
  {
    order = 'II',
    head = '',
    before = [],
    width = 640,
    height = 480,
    pixels = [...text('VP8 '), 3, 0, 0, 0, 1, 2, 3, 0],
  }: {
    order?: 'II' | 'MM';
    head?: string;
    before?: readonly number[];
    width?: number;
    height?: number;
    pixels?: ArrayLike<number> & Iterable<number>;
  } = {},
): Uint8Array<ArrayBuffer> {
  const [two, four] =
    order === 'II'
      ? [little16, (value: number) => [...little16(value & 0xffff), ...little16(value >>> 16)]]
      : [big16, big32];
  const entry = (tag: number, value: number): number[] => [
    ...two(tag),
    ...two(3),
    ...four(1),
    ...two(value),
    0,
    0,
  ];
  const tiff = [...text(order), ...two(42), ...four(8), ...two(before.length + 1)];
  const exif = [
    ...text(head),
    ...tiff,
    ...before.flatMap((tag) => entry(tag, 1)),
    ...entry(0x0112, orientation),
  ];
  const chunkOf = (name: string, data: number[]): number[] => {
    const size = data.length;
    return [...text(name), ...little16(size), 0, 0, ...data, ...(size % 2 === 1 ? [0] : [])];
  };
  return Uint8Array.from(
    [
      [...text('RIFF'), 0, 0, 0, 0, ...text('WEBP')],
      chunkOf('VP8X', [8, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)]),
      [...pixels],
      chunkOf('EXIF', exif),
    ].flat(),
  );
}
