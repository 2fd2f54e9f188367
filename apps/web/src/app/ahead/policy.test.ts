import { expect, test } from 'vitest';

import { type Connection, mayFetchAhead, type Nearness } from './policy.ts';

const everyone: readonly Nearness[] = ['inView', 'approached', 'pressed'];

test.each<{ line: Connection; may: readonly Nearness[] }>([
  { line: {}, may: everyone },
  { line: { saveData: false, effectiveType: '4g' }, may: everyone },
  { line: { effectiveType: '3g' }, may: ['approached', 'pressed'] },
  { line: { effectiveType: '2g' }, may: ['pressed'] },
  { line: { effectiveType: 'slow-2g' }, may: ['pressed'] },
  { line: { saveData: true, effectiveType: '4g' }, may: ['pressed'] },
])('with a $line connection links are prefetched when $may', ({ line, may }) => {
  expect(everyone.filter((nearness) => mayFetchAhead(nearness, line))).toEqual(may);
});
