import { expect, it } from 'vitest';

import { attemptFor } from './sendAttempt.ts';

it('the same text is the same attempt, as a reply to the same message; other text is a new one', () => {
  let count = 0;
  const newKey = () => `key-${(count += 1)}`;
  const first = attemptFor(undefined, 'Yes', 'message-1', newKey);
  expect(first).toEqual({ key: 'key-1', words: 'Yes', messageId: 'message-1' });
  expect(attemptFor(first, 'Yes', 'message-2', newKey)).toBe(first);
  expect(attemptFor(first, 'No', 'message-2', newKey)).toEqual({
    key: 'key-2',
    words: 'No',
    messageId: 'message-2',
  });
});
