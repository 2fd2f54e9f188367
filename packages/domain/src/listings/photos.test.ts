import { describe, expect, it } from 'vitest';
import {
  compressedName,
  compressedType,
  fitWithin,
  qualitySteps,
  remainingImages,
  sniffImageType,
} from './photos.ts';

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

describe('sniffImageType', () => {
  it.each<[string, number[], string | undefined]>([
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 0], 'image/jpeg'],
    ['PNG', [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
    ['GIF 87', ascii('GIF87a'), 'image/gif'],
    ['GIF 89', ascii('GIF89a'), 'image/gif'],
    ['WebP', [...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBPVP8 ')], 'image/webp'],
    ['a sound in RIFF', [...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WAVE')], undefined],
    ['GIF of no known year', ascii('GIF88a'), undefined],
    ['HEIC', [0, 0, 0, 0x18, ...ascii('ftypheic')], undefined],
    ['AVIF', [0, 0, 0, 0x18, ...ascii('ftypavif')], undefined],
    ['SVG', ascii('<svg xmlns='), undefined],
    ['a page', ascii('<!doctype html>'), undefined],
    ['half a PNG signature', [0x89, ...ascii('PNG')], undefined],
    ['nothing', [], undefined],
  ])('%s', (_what, bytes, type) => {
    expect(sniffImageType(Uint8Array.from(bytes))).toBe(type);
  });
});

describe('fitWithin', () => {
  it.each([
    [3024, 4032, 810, 1080],
    [4032, 3024, 1440, 1080],
    [3840, 2160, 1920, 1080],
    [4000, 1000, 1920, 480],
    [800, 600, 800, 600],
    [1920, 1080, 1920, 1080],
    [10_000, 1, 1920, 1],
  ])('%d × %d becomes %d × %d', (width, height, newWidth, newHeight) => {
    expect(fitWithin(width, height)).toEqual({ width: newWidth, height: newHeight });
  });

  it('takes another box', () => {
    expect(fitWithin(1000, 500, 100, 100)).toEqual({ width: 100, height: 50 });
  });
});

it('steps the quality down exactly', () => {
  expect(qualitySteps()).toEqual([0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]);
});

describe('the compressed file', () => {
  it.each([
    ['image/png', 'chair.PNG', 'image/png', 'chair.png'],
    ['image/jpeg', 'chair.jpeg', 'image/jpeg', 'chair.jpg'],
    ['image/webp', 'my.oak.chair.webp', 'image/jpeg', 'my.oak.chair.jpg'],
    ['image/gif', 'chair', 'image/jpeg', 'chair.jpg'],
    ['image/gif', '.gif', 'image/jpeg', 'photo.jpg'],
  ] as const)('%s %s becomes %s %s', (type, name, newType, newName) => {
    expect(compressedType(type)).toBe(newType);
    expect(compressedName(name, newType)).toBe(newName);
  });
});

describe('remainingImages', () => {
  it.each([
    [0, 5],
    [4, 1],
    [5, 0],
    [8, 0],
  ])('%d leave %d', (existing, remaining) => {
    expect(remainingImages(existing)).toBe(remaining);
  });
});
