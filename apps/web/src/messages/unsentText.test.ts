// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { noteSignIn, noteSignOut } from '../lib/leavers.ts';
import { refuseStorage } from '../../../../tests/support/refuseStorage.ts';
import { forgetMemory, hasUnsentText, unsentTextStore } from './unsentText.ts';

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

it('knows whether a person has any', () => {
  unsentTextStore('anabel', 'desk').write({ text: 'hers' });
  expect([hasUnsentText('ana'), hasUnsentText('anabel')]).toEqual([false, true]);
});

it('keeps nothing more of somebody who has signed out, until they are back', () => {
  const store = unsentTextStore('ana', 'desk');
  store.write({ text: 'mine' });
  noteSignOut('ana');
  store.write({ text: 'mine, and a letter more' });
  expect(sessionStorage).toHaveLength(0);
  noteSignIn('ana');
  store.write({ text: 'mine' });
  expect(store.read()?.text).toBe('mine');
});

it.each(['', 'no JSON', '[]', '{"text":7}', 'null'])('what is not words is none: %s', (kept) => {
  sessionStorage.setItem('words:ana/desk', kept);
  expect(unsentTextStore('ana', 'desk').read()).toBeNull();
});

it('remembers in the tab where storage is refused', () => {
  refuseStorage();
  unsentTextStore('ana', 'desk').write({ text: 'kept' });
  expect(unsentTextStore('ana', 'desk').read()?.text).toBe('kept');
  expect(hasUnsentText('ana')).toBe(true);
  forgetMemory();
  expect(unsentTextStore('ana', 'desk').read()).toBeNull();
});
