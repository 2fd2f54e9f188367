import { limits, texts } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';

import { compressImage, CompressionError, compressionErrorText, type ImageCodec } from './index.ts';
import { gif, jpeg, png, webp } from '../testing/pictures.ts';

interface CodecPlan {
  width: number;
  height: number;
  /** Encoded size in bytes at a quality in tenths. */
  sizeAt: (tenths: number) => number;
}

function codec({ width, height, sizeAt }: CodecPlan) {
  const log: string[] = [];
  const port: ImageCodec = {
    decode: () =>
      Promise.resolve({
        width,
        height,
        draw(w, h, matte) {
          log.push(`draw ${w}x${h} on ${matte ?? 'nothing'}`);
          return {
            encode(type, quality) {
              log.push(`${type} ${quality}`);
              return Promise.resolve(new Blob([new Uint8Array(sizeAt(Math.round(quality * 10)))], { type }));
            },
          };
        },
        close: () => void log.push('close'),
      }),
  };
  return { port, log };
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name);
/** A typical size from a camera. */
const photo = new File([jpeg(4032, 3024, { exif: true }), new Uint8Array(4_000_000)], 'IMG_1.HEIC.jpeg');
const kb = (size: number) => size * 1024;

describe('compression strategy', () => {
  test('fits the box, starts at 0.8, and stops at the first quality below the target', async () => {
    const { port, log } = codec({ width: 4032, height: 3024, sizeAt: (tenths) => kb(tenths * 100) });
    const result = await compressImage(photo, port);
    expect(log).toEqual([
      'draw 1440x1080 on #fff',
      'image/jpeg 0.8',
      'image/jpeg 0.7',
      'image/jpeg 0.6',
      'image/jpeg 0.5',
      'close',
    ]);
    expect(result).toMatchObject({ name: 'IMG_1.HEIC.jpg', width: 1440, height: 1080 });
    expect(result.blob.size).toBe(kb(500));
  });

  test('goes down to 0.1 and takes the smallest result when none reaches the target', async () => {
    const { port, log } = codec({ width: 100, height: 100, sizeAt: (tenths) => kb(600 + tenths) });
    const result = await compressImage(photo, port);
    expect(log.filter((line) => line.startsWith('image')).at(-1)).toBe('image/jpeg 0.1');
    expect(log.filter((line) => line.startsWith('image'))).toHaveLength(8);
    expect(result.blob.size).toBe(kb(601));
  });

  test.each([
    { file: fileOf(png(100, 100), 'a.png'), type: 'image/png', name: 'a.png', matte: 'nothing' },
    { file: fileOf(webp(100, 100), 'a.webp'), type: 'image/jpeg', name: 'a.jpg', matte: '#fff' },
    { file: fileOf(gif(100, 100), 'a.gif'), type: 'image/jpeg', name: 'a.jpg', matte: '#fff' },
    { file: fileOf(png(100, 100), 'photo.jpg'), type: 'image/png', name: 'photo.png', matte: 'nothing' },
  ])('$name on $matte', async ({ file, type, name, matte }) => {
    const { port, log } = codec({ width: 100, height: 100, sizeAt: () => 10 });
    const result = await compressImage(file, port);
    expect(result.blob.type).toBe(type);
    expect(result.name).toBe(name);
    expect(log[0]).toBe(`draw 100x100 on ${matte}`);
  });

  test('a PNG is encoded once, whatever its size', async () => {
    const { port, log } = codec({ width: 100, height: 100, sizeAt: () => kb(900) });
    await compressImage(fileOf(png(100, 100), 'a.png'), port);
    expect(log.filter((line) => line.startsWith('image'))).toEqual(['image/png 1']);
  });

  test.each([
    { width: 3024, height: 4032, becomes: '810x1080' },
    { width: 1920, height: 1080, becomes: '1920x1080' },
    { width: 6000, height: 100, becomes: '1920x32' },
    { width: 640, height: 480, becomes: '640x480' },
    { width: 20_000, height: 1, becomes: '1920x1' },
  ])('$width x $height becomes $becomes', async ({ width, height, becomes }) => {
    const { port } = codec({ width, height, sizeAt: () => 10 });
    const result = await compressImage(photo, port);
    expect(`${result.width}x${result.height}`).toBe(becomes);
  });

  test('keeps the original when it is smaller and has no metadata', async () => {
    const plain = fileOf(jpeg(100, 100), 'a.jpg');
    const { port } = codec({ width: 100, height: 100, sizeAt: () => kb(50) });
    const result = await compressImage(plain, port);
    expect(result.blob.size).toBe(plain.size);
    expect(result.blob.type).toBe('image/jpeg');
  });

  test.each([
    {
      name: 'a JPEG',
      bytes: jpeg(4000, 3000),
      written: ['image/jpeg 0.8', 'image/jpeg 0.7', 'image/jpeg 0.6'],
    },
    // Another format has to be re-encoded at an acceptable quality.
    { name: 'a WebP', bytes: webp(4000, 3000), written: ['image/jpeg 0.8'] },
  ])('$name of 120 KB that is scaled down: encoded at $written', async ({ bytes, written }) => {
    const light = new File([bytes, new Uint8Array(kb(120) - bytes.length)], 'a.jpg');
    const { port, log } = codec({ width: 4000, height: 3000, sizeAt: (tenths) => kb(tenths * 20) });
    await compressImage(light, port);
    expect(log.filter((line) => line.startsWith('image'))).toEqual(written);
  });

  test('a smaller original with location metadata is re-encoded', async () => {
    const telling = fileOf(jpeg(100, 100, { exif: true }), 'a.jpg');
    const { port } = codec({ width: 100, height: 100, sizeAt: () => kb(50) });
    expect((await compressImage(telling, port)).blob.size).toBe(kb(50));
  });
});

describe('errors', () => {
  const good = codec({ width: 10, height: 10, sizeAt: () => 10 }).port;
  const failing = (change: (port: ImageCodec) => ImageCodec) => compressImage(photo, change(good));

  test.each<{ name: string; run: () => Promise<unknown>; text: string }>([
    {
      name: 'not an image',
      run: () => compressImage(new File(['<svg/>'], 'a.jpg'), good),
      text: texts.images.loadFailed,
    },
    {
      name: 'an image that cannot be decoded',
      run: () => failing(() => ({ decode: () => Promise.reject(new Error('InvalidStateError')) })),
      text: texts.images.loadFailed,
    },
    {
      name: 'an image without dimensions',
      run: () => compressImage(photo, codec({ width: 0, height: 10, sizeAt: () => 1 }).port),
      text: texts.images.loadFailed,
    },
    {
      name: 'no canvas',
      run: () =>
        failing((port) => ({
          decode: async (blob) => ({
            ...(await port.decode(blob)),
            draw: () => {
              throw new CompressionError(texts.images.noCanvas);
            },
          }),
        })),
      text: texts.images.noCanvas,
    },
    {
      name: 'an encoder that returns nothing',
      run: () =>
        failing((port) => ({
          decode: async (blob) => ({
            ...(await port.decode(blob)),
            draw: () => ({ encode: () => Promise.resolve(null) }),
          }),
        })),
      text: texts.images.compressFailed,
    },
    {
      name: 'an encoder that does not know the type',
      run: () =>
        failing((port) => ({
          decode: async (blob) => ({
            ...(await port.decode(blob)),
            draw: () => ({ encode: () => Promise.resolve(new Blob(['x'], { type: 'image/png' })) }),
          }),
        })),
      text: texts.images.compressFailed,
    },
    {
      name: 'any other error',
      run: () =>
        failing((port) => ({
          decode: async (blob) => ({
            ...(await port.decode(blob)),
            draw: () => Promise.reject(new RangeError('out of memory')),
          }),
        })),
      text: texts.images.compressFailed,
    },
  ])('$name: $text', async ({ run, text }) => {
    await expect(run()).rejects.toThrow(new CompressionError(text));
  });

  test('only the three texts are ever shown', () => {
    expect(compressionErrorText(new Error('at line 3'))).toBe(texts.images.compressFailed);
    expect(compressionErrorText('what')).toBe(texts.images.compressFailed);
    expect(compressionErrorText(new Error(texts.images.noCanvas))).toBe(texts.images.noCanvas);
  });

  test('the image is released after success and failure', async () => {
    const { port, log } = codec({ width: 0, height: 0, sizeAt: () => 1 });
    await expect(compressImage(photo, port)).rejects.toThrow();
    expect(log).toEqual(['close']);
  });
});

test("targets match the product's limits", () => {
  expect(limits.compressedTargetBytes).toBe(512_000);
});
