import type { ListingImage } from '@porchlight/domain';
import { expect, test } from 'vitest';

import { withAbsoluteUrls } from './images.ts';

const image: ListingImage = {
  id: '1',
  alt: 'A desk',
  thumbnail_url: '/images/1/320.webp',
  original_url: '/images/1/1280.webp',
  renditions: [
    { url: '/images/1/320.webp', width: 320, height: 240 },
    { url: 'javascript:alert(1)', width: 640, height: 480 },
    { url: 'https://pictures.test/1/1280.webp', width: 1280, height: 960 },
  ],
};
const urlsOf = ({ thumbnail_url, original_url, renditions = [] }: ListingImage) => [
  thumbnail_url,
  original_url,
  ...renditions.map(({ url }) => url),
];

test('all URLs of a photo, including its renditions, get the API’s host; an unsafe one is dropped', () => {
  expect(urlsOf(withAbsoluteUrls(image, 'https://api.test'))).toEqual([
    'https://api.test/images/1/320.webp',
    'https://api.test/images/1/1280.webp',
    'https://api.test/images/1/320.webp',
    'https://pictures.test/1/1280.webp',
  ]);
});

test('on the page’s own host URLs are paths', () => {
  expect(urlsOf(withAbsoluteUrls(image, ''))).toEqual([
    '/images/1/320.webp',
    '/images/1/1280.webp',
    '/images/1/320.webp',
    'https://pictures.test/1/1280.webp',
  ]);
});

test('a photo without renditions works', () => {
  const { renditions: _, ...plain } = image;
  expect(withAbsoluteUrls(plain, 'https://api.test').renditions).toBeUndefined();
});
