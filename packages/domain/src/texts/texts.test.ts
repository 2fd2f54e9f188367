import { expect, it } from 'vitest';

import * as texts from './index.ts';

/** Every text of a value; functions are called with numbers, which read the same in any place. */
function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(1, 2, 3))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

const all = allTexts(texts);

it('leaves no placeholder unfilled', () => {
  expect(all.filter((text) => /[{}]|undefined|NaN|\[object/.test(text))).toEqual([]);
});

it('generates the photo rules of the help pages from the limits', () => {
  expect(texts.help.photoRules).toBe(
    'You can add up to 5 photos. Each one can be a JPEG, PNG, WebP or GIF of up to 10MB.',
  );
});
