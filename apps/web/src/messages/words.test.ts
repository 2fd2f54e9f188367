// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { refuseStorage } from '../../../../tests/support/refuseStorage.ts';
import { attemptFor, forgetWords, wordsStore } from './words.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('keeps words by person and place', () => {
  const words = { text: 'Half a thought', subject: 'Desk', attempt: undefined };
  wordsStore('ana', 'desk/ben').write(words);
  expect(wordsStore('ana', 'desk/ben').read()).toEqual(words);
  expect(wordsStore('ana', 'desk/cleo').read()).toBeNull();
  expect(wordsStore('ben', 'desk/ben').read()).toBeNull();
  wordsStore('ana', 'desk/ben').remove();
  expect(wordsStore('ana', 'desk/ben').read()).toBeNull();
});

it('keeps nothing when there is nothing to keep', () => {
  wordsStore('ana', 'desk').write({ text: 'x' });
  wordsStore('ana', 'desk').write({ text: '' });
  expect(sessionStorage).toHaveLength(0);
});

it('throws away what belongs to one person', () => {
  wordsStore('ana', 'desk').write({ text: 'mine' });
  wordsStore('anabel', 'desk').write({ text: 'hers' });
  forgetWords('ana');
  expect(wordsStore('ana', 'desk').read()).toBeNull();
  expect(wordsStore('anabel', 'desk').read()?.text).toBe('hers');
});

it.each(['', 'no JSON', '[]', '{"text":7}', 'null'])('what is not words is none: %s', (kept) => {
  sessionStorage.setItem('words:ana/desk', kept);
  expect(wordsStore('ana', 'desk').read()).toBeNull();
});

it('remembers in the tab where storage is refused', () => {
  refuseStorage();
  wordsStore('ana', 'desk').write({ text: 'kept' });
  expect(wordsStore('ana', 'desk').read()?.text).toBe('kept');
  wordsStore('ana', 'desk').remove();
  expect(wordsStore('ana', 'desk').read()).toBeNull();
});

it('the same words are the same attempt, to the message they answered first; others are another', () => {
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
