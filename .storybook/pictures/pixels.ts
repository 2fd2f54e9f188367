// Pictures as pixels: reading, compressing and comparing.
import sharp from 'sharp';

/** A picture as raw bytes: red, green and blue of each pixel, row by row. */
export interface Pixels {
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  data: Buffer;
}

/** Difference of two pictures of the same size. */
export interface Difference {
  /** Number of different pixels. */
  count: number;
  /** The largest difference of a channel, of 255. */
  levels: number;
  /** The newer picture, faded, with differences in red. */
  shown: Pixels;
}

/**
 * A moved element may keep its own layer, and the browser rounds blended edge pixels differently there: by at most
 * this many levels of 255, on at most this many pixels of a picture.
 */
const ROUNDING = { levels: 8, pixels: 1000 };
/** How much the unchanged parts of a difference picture are faded. */
const FADE = 0.8;

const CHANNELS = 3;

/** Reads a PNG or WebP. */
export async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Compresses losslessly. */
export async function pack({ width, height, data }: Pixels): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: CHANNELS } });
  return await image.webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Stacks pictures vertically; they must have the same width. */
export function stack(pictures: Pixels[]): Pixels {
  const [first] = pictures;
  if (first === undefined) throw new Error('There is no picture to stack.');
  return {
    width: first.width,
    height: pictures.reduce((total, { height }) => total + height, 0),
    data: Buffer.concat(pictures.map(({ data }) => data)),
  };
}

/** The part at `index` of a picture stacked from `count` equally tall ones. */
export function unstack({ width, height, data }: Pixels, index: number, count: number): Pixels {
  const each = Math.floor(height / count);
  const bytes = each * width * CHANNELS;
  return { width, height: each, data: data.subarray(index * bytes, (index + 1) * bytes) };
}

function levelsApart(a: Buffer, b: Buffer, at: number): number {
  let most = 0;
  for (let channel = at; channel < at + CHANNELS; channel += 1)
    most = Math.max(most, Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)));
  return most;
}

/** The difference of two pictures; `null` when their sizes differ. */
export function difference(before: Pixels, after: Pixels): Difference | null {
  if (before.width !== after.width || before.height !== after.height) return null;
  const data = Buffer.alloc(after.data.length);
  let count = 0;
  let levels = 0;
  for (let at = 0; at < data.length; at += CHANNELS) {
    const apart = levelsApart(before.data, after.data, at);
    if (apart > 0) {
      count += 1;
      levels = Math.max(levels, apart);
      data[at] = 255;
    } else {
      for (let channel = at; channel < at + CHANNELS; channel += 1)
        data[channel] = 255 - (255 - (after.data[channel] ?? 255)) * (1 - FADE);
    }
  }
  return { count, levels, shown: { width: after.width, height: after.height, data } };
}

const isSame = (a: Pixels, b: Pixels): boolean =>
  a.width === b.width && a.height === b.height && a.data.equals(b.data);

/** Whether they are equal, except for invisible rounding that no code change causes. */
export function isAlike(before: Pixels, after: Pixels): boolean {
  if (isSame(before, after)) return true;
  const found = difference(before, after);
  return found !== null && found.count <= ROUNDING.pixels && found.levels <= ROUNDING.levels;
}
