// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { refuseStorage } from '../../../../tests/support/refuseStorage.ts';
import { forgetUnsentText, unsentTextStore } from './unsentText.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('keeps words by person and place', () => {
  const words = { text: 'Half a thought', subject: 'Desk', attempt: undefined };
  unsentTextStore('ana', 'desk/ben').write(words);
  expect(unsentTextStore('ana', 'desk/ben').read()).toEqual(words);
  expect(unsentTextStore('ana', 'desk/cleo').read()).toBeNull();
  expect(unsentTextStore('ben', 'desk/ben').read()).toBeNull();
  unsentTextStore('ana', 'desk/ben').remove();
  expect(unsentTextStore('ana', 'desk/ben').read()).toBeNull();
});

it('keeps nothing when there is nothing to keep', () => {
  unsentTextStore('ana', 'desk').write({ text: 'x' });
  unsentTextStore('ana', 'desk').write({ text: '' });
  expect(sessionStorage).toHaveLength(0);
});

it('throws away what belongs to one person', () => {
  unsentTextStore('ana', 'desk').write({ text: 'mine' });
  unsentTextStore('anabel', 'desk').write({ text: 'hers' });
  forgetUnsentText('ana');
  expect(unsentTextStore('ana', 'desk').read()).toBeNull();
  expect(unsentTextStore('anabel', 'desk').read()?.text).toBe('hers');
});

it.each(['', 'no JSON', '[]', '{"text":7}', 'null'])('what is not words is none: %s', (kept) => {
  sessionStorage.setItem('words:ana/desk', kept);
  expect(unsentTextStore('ana', 'desk').read()).toBeNull();
});

it('remembers in the tab where storage is refused', () => {
  refuseStorage();
  unsentTextStore('ana', 'desk').write({ text: 'kept' });
  expect(unsentTextStore('ana', 'desk').read()?.text).toBe('kept');
  unsentTextStore('ana', 'desk').remove();
  expect(unsentTextStore('ana', 'desk').read()).toBeNull();
});
