import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ImageRejected, makePlaceholder, makeRenditions as render, type RejectionReason } from './process.ts';
import { sampleJpeg, samplePhonePhoto, samplePicture } from '../../testing/photos.ts';

const makeRenditions = (bytes: Uint8Array) => render(bytes, { requester: { key: 'ana' } });

async function refusalOf(bytes: Uint8Array): Promise<RejectionReason | undefined> {
  try {
    await makeRenditions(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof ImageRejected) return error.reason;
    throw error;
  }
}

test('makes four widths of a large photo, narrowest first, as WebP', async () => {
  const renditions = await makeRenditions(await samplePicture(2400, 1800).jpeg().toBuffer());
  expect(renditions.map(({ width, height }) => [width, height])).toEqual([
    [320, 240],
    [640, 480],
    [1280, 960],
    [1920, 1440],
  ]);
  for (const { bytes, width } of renditions) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
  }
});

test('a placeholder is tiny and contains its picture', async () => {
  const [narrowest] = await makeRenditions(await samplePhonePhoto(900, 700));
  if (narrowest === undefined) throw new Error('There is no rendition.');
  const url = await makePlaceholder(narrowest);
  expect(url).toMatch(/^data:image\/webp;base64,[\w+/=]+$/);
  expect(url.length).toBeLessThan(1000);
  const tiny = Buffer.from(url.split(',')[1] ?? '', 'base64');
  expect(await sharp(tiny).metadata()).toMatchObject({ width: 16, format: 'webp' });
});

test('a small picture is never enlarged', async () => {
  expect((await makeRenditions(await sampleJpeg(48, 36))).map(({ width }) => width)).toEqual([48]);
  expect((await makeRenditions(await sampleJpeg(700, 100))).map(({ width }) => width)).toEqual([320, 700]);
});

test('a tall picture fits as well', async () => {
  const [largest] = (await makeRenditions(await sampleJpeg(1000, 4000))).toReversed();
  expect(largest).toMatchObject({ width: 480, height: 1920 });
});

test('a photo is turned upright and loses camera and location', async () => {
  const photo = await samplePhonePhoto(400, 300);
  const before = await sharp(photo).metadata();
  expect(before.orientation).toBe(6);
  expect(Buffer.from(before.exif ?? []).toString('latin1')).toContain('SecretPhone');
  const renditions = await makeRenditions(photo);
  expect(renditions.at(-1)).toMatchObject({ width: 300, height: 400 });
  for (const { bytes } of renditions) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    // The whole camera name: three letters may occur by chance in compressed noise.
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('SecretPhone');
  }
});

/** A picture in which every row needs bytes; always the same, because a cut may fall between two passes of a JPEG. */
function noisy() {
  const [width, height] = [200, 150];
  let state = 1;
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 64 + (state >>> 25);
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

describe('takes', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('%s', async (format) => {
    const bytes = await samplePicture(40, 30).toFormat(format).toBuffer();
    expect(await makeRenditions(bytes)).toMatchObject([{ width: 40, height: 30 }]);
  });

  test.each([
    ['a JPEG without its end marker', false, 2],
    ['a JPEG without the second half of its end marker', false, 1],
    ['a progressive JPEG without its end marker', true, 2],
  ])('%s: all rows are there', async (_name, progressive, missing) => {
    const jpeg = await noisy().jpeg({ progressive }).toBuffer();
    expect(await makeRenditions(jpeg.subarray(0, -missing))).toMatchObject([{ width: 200, height: 150 }]);
  });

  test('transparency, which is kept', async () => {
    const picture = sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const [rendition] = await makeRenditions(await picture.png().toBuffer());
    expect(await sharp(rendition?.bytes).metadata()).toMatchObject({ hasAlpha: true });
  });

  test('the first frame of an animation', async () => {
    const frames = await sharp(
      [await sampleJpeg(30, 20, '#f00'), await sampleJpeg(30, 20, '#00f')].map((bytes) => Buffer.from(bytes)),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    expect(await makeRenditions(frames)).toMatchObject([{ width: 30, height: 20 }]);
  });
});

describe('refuses', () => {
  const text = (value: string) => new TextEncoder().encode(value);
  test.each([
    ['nothing', async () => new Uint8Array()],
    ['text', async () => text('hello')],
    ['an SVG renamed', async () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a web page', async () => text('<!doctype html><script>alert(1)</script>')],
    ['a PDF', async () => text('%PDF-1.7\n')],
    ['a TIFF', async () => new Uint8Array(await samplePicture(20, 20).tiff().toBuffer())],
    ['an AVIF', async () => new Uint8Array(await samplePicture(20, 20).avif().toBuffer())],
  ])('%s: not one of the four formats', async (_name, make) => {
    expect(await refusalOf(await make())).toBe('type');
  });

  test('files that only begin like a picture, or are truncated', async () => {
    const jpeg = await samplePicture(200, 200).jpeg().toBuffer();
    expect(await refusalOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('damaged');
    expect(await refusalOf(jpeg.subarray(0, jpeg.length / 2))).toBe('damaged');
    expect(await refusalOf(Buffer.concat([text('GIF89a'), text('<script>alert(1)</script>')]))).toBe(
      'damaged',
    );
    const png = await samplePicture(50, 50).png().toBuffer();
    png.fill(0, 60, 2000);
    expect(await refusalOf(png)).toBe('damaged');
  });

  test.each([
    ['half of its bytes', false, (length: number) => length / 2],
    ['its last few bytes', false, () => 8],
    ['half of its bytes, and is progressive', true, (length: number) => length / 2],
  ])('a JPEG that lacks %s', async (_name, progressive, missing) => {
    const jpeg = await noisy().jpeg({ progressive }).toBuffer();
    expect(await refusalOf(jpeg.subarray(0, jpeg.length - missing(jpeg.length)))).toBe('damaged');
  });

  test('a lossless WebP, which its decoder would hold as a whole', async () => {
    const blank = { width: 5200, height: 5200, channels: 3, background: '#888' } as const;
    const webp = await sharp({ create: blank }).webp({ lossless: true, effort: 0 }).toBuffer();
    expect(await refusalOf(webp)).toBe('heavy');
  });

  test('a small file with huge dimensions, without decoding it', async () => {
    // The header of a PNG of 30,000 × 30,000 black pixels; the rest may be missing.
    const png = Buffer.from(
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    );
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    const { crc32 } = await import('node:zlib');
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    expect(await refusalOf(png)).toBe('pixels');
  });
});

describe('decides by the header how much memory decoding takes', () => {
  const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: '#c34' } });
  const deep = (width: number, height: number) => plain(width, height).toColourspace('rgb16');

  test.each([
    // A phone's 50 megapixels.
    ['JPEG, 49 megapixels', () => plain(7000, 7000).jpeg(), undefined],
    ['JPEG, progressive, 16 megapixels', () => plain(4000, 4000).jpeg({ progressive: true }), undefined],
    ['JPEG, progressive, 26 megapixels', () => plain(5100, 5100).jpeg({ progressive: true }), 'heavy'],
    [
      'JPEG, progressive, every color sample, 13 megapixels',
      () => plain(3600, 3600).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
      'heavy',
    ],
    ['PNG, interlaced, 26 megapixels', () => plain(5100, 5100).png({ progressive: true }), 'heavy'],
    ['PNG, interlaced, 16 bits, 13 megapixels', () => deep(3600, 3600).png({ progressive: true }), 'heavy'],
    ['PNG, 16 bits, 26 megapixels', () => deep(5100, 5100).png(), 'heavy'],
    ['PNG, with transparency, 38 megapixels', () => plain(6200, 6200, 4).png(), 'heavy'],
    ['GIF, 19 megapixels', () => plain(4400, 4400).gif(), 'heavy'],
  ] as const)('%s', async (_name, make, reason) => {
    expect(await refusalOf(await make().toBuffer())).toBe(reason);
  });

  test('animated WebP, 10 megapixels', async () => {
    const frame = await plain(3100, 3100).png().toBuffer();
    const other = await plain(3100, 3100).negate().png().toBuffer();
    const moving = sharp([frame, other], { join: { animated: true } }).webp({ effort: 0 });
    expect(await refusalOf(await moving.toBuffer())).toBe('heavy');
  });
});

test('processes one picture of an account at a time, then one of another account', async () => {
  const bytes = await samplePicture(1200, 900).jpeg().toBuffer();
  const done: string[] = [];
  const add = async (key: string): Promise<void> => {
    await render(bytes, { requester: { key } });
    done.push(key);
  };
  await Promise.all([add('ana'), add('ana'), add('ana'), add('ana'), add('ben')]);
  expect(done.indexOf('ben')).toBeLessThan(2);
});
