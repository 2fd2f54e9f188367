import { describe, expect, test } from 'vitest';

import { findByLetters } from './findByLetters.ts';

describe('typeahead', () => {
  const labels = ['Dashboard', 'Profile', 'Drafts', 'Sign Out'];

  test.each([
    ['d', -1, 0],
    ['d', 0, 2],
    ['dd', 2, 0],
    ['dr', 0, 2],
    ['pro', 0, 1],
    ['z', 0, -1],
  ])('%o from %i leads to %i', (letters, from, to) => {
    expect(findByLetters(labels, letters, from)).toBe(to);
  });
});
