import { expect, it } from 'vitest';
import { isId, namedId, uuidV7Ids } from './ids.ts';
import { testClock } from '../testing/testApi.ts';

it('ids sort by creation time, also within one millisecond', () => {
  const clock = testClock();
  const ids = uuidV7Ids(clock);
  const made = Array.from({ length: 300 }, (_, index) => {
    if (index % 100 === 0) clock.advance(1);
    return ids.next();
  });
  expect(made.every(isId)).toBe(true);
  expect(new Set(made).size).toBe(300);
  expect(made.toSorted()).toEqual(made);
});

it('an id made from a name never changes: databases contain it', () => {
  expect(namedId('category', 'furniture')).toBe('018cc251-f400-7260-83d9-cdd7e94c2a0c');
  expect(namedId('listing', 'walnut-chairs')).not.toBe(namedId('user', 'walnut-chairs'));
});
