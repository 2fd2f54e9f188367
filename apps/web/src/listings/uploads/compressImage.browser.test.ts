import { limits, qualitySteps, texts } from '@porchlight/domain';
import { type CompressedImage, compressImage } from '@porchlight/flows/compression';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';

import { type Orientation, withExif } from '../../../../../tests/support/exif.ts';
import {
  blue,
  type Color,
  green,
  look,
  noise,
  nothing,
  quarters,
  red,
  white,
  withText,
  yellow,
} from '../../../../../tests/support/pictures.ts';
import { createCompressor } from './compressImage.ts';
import { mainThreadCodec } from './mainThreadCodec.ts';

const compressor = createCompressor();
afterAll(() => compressor.close());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ways = [
  { where: 'in the worker', compress: (file: File) => compressor.compress(file) },
  { where: 'on the main thread', compress: (file: File) => compressImage(file, mainThreadCodec) },
];

const fileOf = (bytes: BlobPart, name = 'IMG_2041.jpg', type = 'image/jpeg') =>
  new File([bytes], name, { type });
const fourColors = [red, green, blue, yellow];

/** JPEG shifts colors a little. */
const closeTo = (colors: readonly Color[]) =>
  colors.map((color) => color.map((part) => expect.closeTo(part, -1.2)));

const textOf = async ({ blob }: CompressedImage) =>
  new TextDecoder('latin1').decode(await blob.arrayBuffer());

describe.each(ways)('a photo made small $where', ({ compress }) => {
  test.each<{ orientation: Orientation; shown: readonly Color[] }>([
    { orientation: 1, shown: [red, green, blue, yellow] },
    { orientation: 2, shown: [green, red, yellow, blue] },
    { orientation: 3, shown: [yellow, blue, green, red] },
    { orientation: 4, shown: [blue, yellow, red, green] },
    { orientation: 5, shown: [red, blue, green, yellow] },
    { orientation: 6, shown: [blue, red, yellow, green] },
    { orientation: 7, shown: [yellow, green, blue, red] },
    { orientation: 8, shown: [green, yellow, red, blue] },
  ])(
    'is upright when the camera noted $orientation, and no longer says so',
    async ({ orientation, shown }) => {
      const plain = await quarters(400, 300, fourColors, 'image/jpeg');
      const result = await compress(fileOf(withExif(plain, orientation)));
      const seen = await look(result.blob);
      const [width, height] = orientation > 4 ? [300, 400] : [400, 300];
      expect(result).toMatchObject({ width, height });
      expect(seen).toMatchObject({ width, height });
      expect(seen.fields).toEqual(closeTo(shown));
      expect(await textOf(result)).not.toMatch(/Exif|II\*\0/);
    },
  );

  test('keeps no words that an editor put into a PNG', async () => {
    const png = withText(await quarters(40, 40, fourColors, 'image/png'), 'Ana, 12 Elm Street');
    const result = await compress(fileOf(png, 'a.png', 'image/png'));
    expect(await textOf(result)).not.toContain('Elm Street');
    expect((await look(result.blob)).fields).toEqual(fourColors);
  });

  test.each([
    { width: 2500, height: 600, becomes: { width: 1920, height: 461 } },
    { width: 1000, height: 2160, becomes: { width: 500, height: 1080 } },
    { width: 640, height: 480, becomes: { width: 640, height: 480 } },
  ])('of $width by $height fits the box and is never enlarged', async ({ width, height, becomes }) => {
    const result = await compress(fileOf(await quarters(width, height, fourColors, 'image/jpeg')));
    expect(result).toMatchObject(becomes);
    const seen = await look(result.blob);
    expect(seen).toMatchObject(becomes);
    expect(seen.fields).toEqual(closeTo(fourColors));
  });

  test('stays a PNG with its transparency', async () => {
    const fields = [nothing, red, nothing, blue];
    const result = await compress(
      fileOf(await quarters(2000, 200, fields, 'image/png'), 'logo.PNG', 'image/png'),
    );
    expect(result).toMatchObject({ name: 'logo.png', width: 1920 });
    expect(result.blob.type).toBe('image/png');
    expect((await look(result.blob)).fields).toEqual(fields);
  });

  test.each([
    {
      type: 'image/webp',
      bytes: () => quarters(80, 60, [nothing, nothing, nothing, nothing], 'image/webp'),
    },
    {
      // One transparent point.
      type: 'image/gif',
      bytes: () =>
        Uint8Array.from(
          atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
          (letter) => letter.codePointAt(0) ?? 0,
        ),
    },
  ])('becomes a JPEG on white when it was $type', async ({ type, bytes }) => {
    const result = await compress(fileOf(await bytes(), 'a.b.webp', type));
    expect(result.name).toBe('a.b.jpg');
    expect(result.blob.type).toBe('image/jpeg');
    expect((await look(result.blob)).fields).toEqual(closeTo([white, white, white, white]));
  });

  test('goes down in quality until it is small enough, and no further', async () => {
    const file = fileOf(await noise(1400, 1000, 0.95));
    const result = await compress(file);
    const original = await look(file);
    const sizes = await Promise.all(qualitySteps().map((quality) => original.bytesAt(quality)));
    expect(sizes[0]).toBeGreaterThan(limits.compressedTargetBytes);
    expect(result.blob.size).toBe(sizes.find((size) => size <= limits.compressedTargetBytes));
  });

  test('is never larger than it came, and never tells where it was taken for it', async () => {
    const plain = await noise(200, 200, 0.2);
    const kept = await compress(fileOf(plain));
    expect(new Uint8Array(await kept.blob.arrayBuffer())).toEqual(plain);
    const written = await compress(fileOf(withExif(plain, 1)));
    expect(await textOf(written)).not.toContain('Exif');
  });

  test('without its end marker is taken when all of its rows are there', async () => {
    const plain = await quarters(400, 300, fourColors, 'image/jpeg');
    const result = await compress(fileOf(plain.slice(0, -2)));
    expect((await look(result.blob)).fields).toEqual(closeTo(fourColors));
  });

  test.each([
    { what: 'the head of a photo and nothing more', cut: 40 },
    { what: 'a photo without its last rows', cut: -400 },
    { what: 'no picture', cut: 0 },
  ])('$what cannot be loaded', async ({ cut }) => {
    const plain = await noise(100, 100, 0.9);
    await expect(compress(fileOf(plain.slice(0, cut)))).rejects.toThrow(texts.images.loadFailed);
  });
});

describe('what the main thread may lack', () => {
  const photo = async () => fileOf(await quarters(100, 100, fourColors, 'image/jpeg'));

  test('a canvas', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await expect(compressImage(await photo(), mainThreadCodec)).rejects.toThrow(texts.images.noCanvas);
  });

  test('an encoder', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null));
    await expect(compressImage(await photo(), mainThreadCodec)).rejects.toThrow(texts.images.compressFailed);
  });

  test('bitmaps: an image element reads it, upright too, and its URL is released', async () => {
    const released = vi.spyOn(URL, 'revokeObjectURL');
    const made = vi.spyOn(URL, 'createObjectURL');
    const file = fileOf(withExif(await quarters(400, 300, fourColors, 'image/jpeg'), 6));
    const broken = fileOf(Uint8Array.from([0xff, 0xd8, 0xff]));
    vi.stubGlobal('createImageBitmap', undefined);
    const result = await compressImage(file, mainThreadCodec);
    await expect(compressImage(broken, mainThreadCodec)).rejects.toThrow(texts.images.loadFailed);
    vi.unstubAllGlobals();
    expect((await look(result.blob)).fields).toEqual(closeTo([blue, red, yellow, green]));
    expect(released.mock.calls).toEqual(made.mock.results.map(({ value }) => [value]));
    expect(released).toHaveBeenCalledTimes(2);
  });
});

test('the main thread gives back the memory of bitmap and canvas, when it fails as well', async () => {
  const closed = vi.spyOn(ImageBitmap.prototype, 'close');
  const create = vi.spyOn(document, 'createElement');
  const photo = fileOf(await quarters(100, 100, fourColors, 'image/jpeg'));
  await compressImage(photo, mainThreadCodec);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {
    throw new Error('out of memory');
  });
  await expect(compressImage(photo, mainThreadCodec)).rejects.toThrow(texts.images.compressFailed);
  expect(closed).toHaveBeenCalledTimes(2);
  const canvases = create.mock.results.map(({ value }) =>
    value instanceof HTMLCanvasElement ? value.width : 'no canvas',
  );
  expect(canvases).toEqual([0, 0]);
});
