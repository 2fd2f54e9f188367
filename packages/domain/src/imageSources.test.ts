import { expect, it } from 'vitest';

import { imageSources } from './imageSources.ts';

it.each([
  [
    'two renditions',
    { thumbnail_url: '/t.webp', original_url: '/o.webp', width: 1600 },
    { src: '/t.webp', srcSet: '/t.webp 640w, /o.webp 1600w' },
  ],
  [
    'an original of unknown width',
    { thumbnail_url: '/t.webp', original_url: '/o.webp' },
    { src: '/t.webp', srcSet: undefined },
  ],
  [
    'an original no wider than a thumbnail',
    { thumbnail_url: '/t.webp', original_url: '/o.webp', width: 500 },
    { src: '/t.webp', srcSet: undefined },
  ],
  [
    'one rendition',
    { thumbnail_url: '/o.webp', original_url: '/o.webp', width: 1600 },
    { src: '/o.webp', srcSet: undefined },
  ],
  [
    'no thumbnail',
    { thumbnail_url: '', original_url: '/o.webp', width: 1600 },
    { src: '/o.webp', srcSet: undefined },
  ],
])('%s', (_name, image, expected) => {
  expect(imageSources(image)).toEqual(expected);
});
