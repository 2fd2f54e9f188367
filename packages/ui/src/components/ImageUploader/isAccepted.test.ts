import { expect, test } from 'vitest';
import { isAccepted } from './isAccepted.ts';

test.each([
  ['image/png, image/webp', 'chair.webp', 'image/webp', true],
  ['image/png,image/webp', 'letter.pdf', 'application/pdf', false],
  ['image/*', 'chair.webp', 'image/webp', true],
  ['image/*', 'letter.pdf', 'application/pdf', false],
  ['.JPG', 'chair.jpg', '', true],
  ['.jpg', 'chair.png', 'image/png', false],
  ['', 'letter.pdf', 'application/pdf', true],
])('%j takes %s (%s): %s', (accept, name, type, taken) => {
  expect(isAccepted({ name, type }, accept)).toBe(taken);
});
