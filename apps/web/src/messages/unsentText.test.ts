// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { noteSignIn, noteSignOut } from '../lib/leavers.ts';
import { refuseStorage } from '../../../../tests/support/refuseStorage.ts';
import { forgetMemory, hasUnsentText, unsentTextStore } from './unsentText.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('stores text by user and place', () => {
  const words = { text: 'Half a thought', subject: 'Desk', attempt: undefined };
  unsentTextStore('ana', 'desk/ben').write(words);
  expect(unsentTextStore('ana', 'desk/ben').read()).toEqual(words);
  expect(unsentTextStore('ana', 'desk/cleo').read()).toBeNull();
  expect(unsentTextStore('ben', 'desk/ben').read()).toBeNull();
  unsentTextStore('ana', 'desk/ben').remove();
  expect(unsentTextStore('ana', 'desk/ben').read()).toBeNull();
});

it('stores nothing without text', () => {
  unsentTextStore('ana', 'desk').write({ text: 'x' });
  unsentTextStore('ana', 'desk').write({ text: '' });
  expect(sessionStorage).toHaveLength(0);
});

it('knows whether a user has any', () => {
  unsentTextStore('anabel', 'desk').write({ text: 'hers' });
  expect([hasUnsentText('ana'), hasUnsentText('anabel')]).toEqual([false, true]);
});

it('stores nothing more for a user who has signed out, until they return', () => {
  const store = unsentTextStore('ana', 'desk');
  store.write({ text: 'mine' });
  noteSignOut('ana');
  store.write({ text: 'mine, and a letter more' });
  expect(sessionStorage).toHaveLength(0);
  noteSignIn('ana');
  store.write({ text: 'mine' });
  expect(store.read()?.text).toBe('mine');
});

it.each(['', 'no JSON', '[]', '{"text":7}', 'null'])('invalid content is ignored: %s', (kept) => {
  sessionStorage.setItem('words:ana/desk', kept);
  expect(unsentTextStore('ana', 'desk').read()).toBeNull();
});

it('uses memory when storage is blocked', () => {
  refuseStorage();
  unsentTextStore('ana', 'desk').write({ text: 'kept' });
  expect(unsentTextStore('ana', 'desk').read()?.text).toBe('kept');
  expect(hasUnsentText('ana')).toBe(true);
  forgetMemory();
  expect(unsentTextStore('ana', 'desk').read()).toBeNull();
});
