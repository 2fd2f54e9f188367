import { describe, expect, it } from 'vitest';

import { imagePlaceholder, imageSources } from './imageSources.ts';

const urls = { thumbnail_url: '/320.webp', original_url: '/1600.webp' };
const small = { url: '/320.webp', width: 320, height: 240 };
const large = { url: '/1600.webp', width: 1600, height: 1200 };

describe('imageSources', () => {
  it.each([
    ['no renditions', urls, { src: '/320.webp', srcSet: undefined }],
    ['one rendition', { ...urls, renditions: [small] }, { src: '/320.webp', srcSet: undefined }],
    [
      'two renditions',
      { ...urls, renditions: [small, large] },
      { src: '/320.webp', srcSet: '/320.webp 320w, /1600.webp 1600w' },
    ],
    ['no thumbnail', { ...urls, thumbnail_url: '' }, { src: '/1600.webp', srcSet: undefined }],
  ])('%s', (_name, image, expected) => {
    expect(imageSources(image)).toEqual(expected);
  });
});

describe('imagePlaceholder', () => {
  it.each([
    ['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,UklGRg=='],
    ['data:text/html,hello', undefined],
    ['https://elsewhere.test/tiny.webp', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (placeholder, expected) => {
    expect(imagePlaceholder({ placeholder })).toBe(expected);
  });
});
