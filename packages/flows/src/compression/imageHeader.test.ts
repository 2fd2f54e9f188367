import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { turnedWebp } from '../../../../tests/support/turnedWebp.ts';
import { gif, jpeg, png, webp } from '../testing/pictures.ts';
import { seeded } from '../testing/seed.ts';
import { limits, texts } from '@porchlight/domain';
import { fileProblem, headerBytes, inspectImage, readImageHeader } from './index.ts';
import { isFreeOfMetadata } from './metadata.ts';
import { webpTurn } from './webpTurn.ts';

describe('headers', () => {
  test.each([
    { name: 'JPEG', bytes: jpeg(4032, 3024), facts: { type: 'image/jpeg', width: 4032, height: 3024 } },
    {
      name: 'JPEG with Exif',
      bytes: jpeg(800, 600, { exif: true }),
      facts: { type: 'image/jpeg', width: 800, height: 600 },
    },
    { name: 'PNG', bytes: png(31, 7), facts: { type: 'image/png', width: 31, height: 7 } },
    { name: 'GIF', bytes: gif(300, 2), facts: { type: 'image/gif', width: 300, height: 2 } },
    { name: 'WebP', bytes: webp(640, 480), facts: { type: 'image/webp', width: 640, height: 480 } },
    {
      name: 'WebP lossless',
      bytes: webp(640, 480, 'VP8L'),
      facts: { type: 'image/webp', width: 640, height: 480 },
    },
    {
      name: 'WebP extended',
      bytes: webp(70_000, 480, 'VP8X'),
      facts: { type: 'image/webp', width: 70_000, height: 480 },
    },
    {
      name: 'WebP animated',
      bytes: webp(640, 480, 'VP8X', 0x12),
      facts: { type: 'image/webp', width: 640, height: 480, isAnimated: true },
    },
    {
      name: 'WebP with other flags',
      bytes: webp(640, 480, 'VP8X', 0x3c),
      facts: { type: 'image/webp', width: 640, height: 480 },
    },
    {
      name: 'PNG animated',
      bytes: png(31, 7, 'acTL'),
      facts: { type: 'image/png', width: 31, height: 7, isAnimated: true },
    },
    {
      name: 'PNG with another chunk',
      bytes: png(31, 7, 'iCCP'),
      facts: { type: 'image/png', width: 31, height: 7 },
    },
    { name: 'HEIC', bytes: new TextEncoder().encode('\0\0\0\x18ftypheic'), facts: { type: undefined } },
  ])('$name', async ({ bytes, facts }) => {
    expect(readImageHeader(bytes)).toEqual(facts);
    expect(await inspectImage(new Blob([bytes]))).toEqual(facts);
  });

  test.each([
    { name: 'an empty file', file: new Blob() },
    {
      name: 'a folder',
      file: Object.assign(new Blob(['4096']), {
        slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
      }),
    },
  ])('$name is unreadable but never rejects', async ({ file }) => {
    const facts = await inspectImage(file);
    expect(facts).toEqual({ type: undefined, isUnreadable: true });
    expect(fileProblem(file, facts)).toBe(texts.images.unreadable);
  });

  test.each([
    { what: 'turned right', bytes: turnedWebp(6), turn: 90 },
    { what: 'turned left', bytes: turnedWebp(8), turn: 270 },
    { what: 'upside down', bytes: turnedWebp(3), turn: 180 },
    { what: 'big-endian', bytes: turnedWebp(6, { order: 'MM' }), turn: 90 },
    { what: 'with the head of a JPEG', bytes: turnedWebp(6, { head: 'Exif\0\0' }), turn: 90 },
    { what: 'behind other notes', bytes: turnedWebp(6, { before: [0x010f, 0x0110] }), turn: 90 },
    { what: 'upright', bytes: turnedWebp(1) },
    { what: 'mirrored', bytes: turnedWebp(2) },
    { what: 'with no such number', bytes: turnedWebp(60) },
    { what: 'cut off', bytes: turnedWebp(6).slice(0, -8) },
    { what: 'cut off in its chunk', bytes: turnedWebp(6).slice(0, -20) },
    { what: 'without Exif', bytes: webp(640, 480, 'VP8X', 8) },
  ])('a WebP $what', async ({ bytes, turn }) => {
    expect((await inspectImage(new Blob([bytes]))).turn).toBe(turn);
  });

  test('a WebP whose Exif stands behind many pixels', async () => {
    const [head, end] = [turnedWebp(6).slice(0, 30), turnedWebp(6).slice(30)];
    const size = headerBytes;
    const pixels = [0x56, 0x50, 0x38, 0x20, size & 255, (size >> 8) & 255, size >> 16, 0];
    const file = new Blob([head, Uint8Array.from(pixels), new Uint8Array(size), end]);
    expect((await inspectImage(file)).turn).toBe(90);
  });

  test('says why a file cannot be uploaded', () => {
    const large = new Blob([new Uint8Array(limits.imageMaxBytes + 1)]);
    expect(fileProblem(large, { type: 'image/png' })).toBe(texts.images.tooLarge);
    expect(fileProblem(large, { type: undefined })).toBe(texts.images.typesInvalid);
    expect(fileProblem(new Blob(['x']), { type: 'image/png' })).toBeNull();
  });

  test('truncated or corrupt bytes never throw', () => {
    const samples = [
      jpeg(9, 9, { exif: true }),
      png(9, 9),
      gif(9, 9),
      webp(9, 9),
      webp(9, 9, 'VP8X'),
      turnedWebp(6),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.nat(120),
        fc.uint8Array({ maxLength: 40 }),
        (bytes, cut, noise) => {
          const spoilt = Uint8Array.from([...bytes.slice(0, cut), ...noise]);
          expect(() => readImageHeader(spoilt)).not.toThrow();
          expect(() => webpTurn(spoilt)).not.toThrow();
          expect(() => isFreeOfMetadata('image/jpeg', spoilt)).not.toThrow();
          expect(() => isFreeOfMetadata('image/png', spoilt)).not.toThrow();
        },
      ),
      seeded,
    );
  });
});
