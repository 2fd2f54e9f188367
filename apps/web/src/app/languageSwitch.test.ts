// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createApiClient } from '../api/index.ts';
import { keepForSwitch, offeredLanguage, restoreTyped } from './languageSwitch.ts';

const form = `<form>
  <input name="subject" value="">
  <textarea name="message"></textarea>
  <select name="category"><option value="a">A</option><option value="b">B</option></select>
  <input type="radio" name="kind" value="x" checked><input type="radio" name="kind" value="y">
  <input type="checkbox" name="copy">
  <input type="password" name="password">
  <input id="unnamed">
</form>`;

const find = <Part extends HTMLElement = HTMLInputElement>(selector: string): Part => {
  const part = document.querySelector<Part>(selector);
  if (part === null) throw new Error(`Nothing matches ${selector}.`);
  return part;
};

/** What the fields hold. */
const contents = () => ({
  subject: find('[name=subject]').value,
  message: find('[name=message]').value,
  category: find('[name=category]').value,
  kind: find('[name=kind]:checked').value,
  copy: find('[name=copy]').checked,
  password: find('[name=password]').value,
});

beforeEach(() => {
  document.body.innerHTML = form;
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function fill(): void {
  find('[name=subject]').value = 'A lamp';
  find('[name=message]').value = 'Two\nlines';
  find('[name=category]').value = 'b';
  find('[value=y]').checked = true;
  find('[name=copy]').checked = true;
  find('[name=password]').value = 'Secret1234';
}

const filled = {
  subject: 'A lamp',
  message: 'Two\nlines',
  category: 'b',
  kind: 'y',
  copy: true,
  password: '',
};

test('typed text is on the page in the other language, once, without passwords', () => {
  fill();
  void keepForSwitch('es', null);
  expect(sessionStorage.getItem('typed')).not.toContain('Secret1234');
  document.body.innerHTML = form;
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  restoreTyped();
  expect(contents()).toEqual(filled);
  expect(heard).toContain('message');
  document.body.innerHTML = form;
  restoreTyped();
  expect(contents()).toMatchObject({ subject: '', copy: false });
  expect(localStorage.getItem('language')).toBe('es');
});

test.each([200, 503])('the account gets the language, and the response %d keeps the text', async (status) => {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  const account = createApiClient({
    session: {
      accessToken: async () => 'token',
      refresh: async () => 'ended',
      userSignal: () => new AbortController().signal,
      signInNeeded: () => undefined,
    },
    fetch: send,
  });
  fill();
  await keepForSwitch('es', account).catch(() => undefined);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    '/api/v1/auth/language',
    expect.objectContaining({ method: 'PUT', body: JSON.stringify({ language: 'es' }) }),
  );
  document.body.innerHTML = form;
  restoreTyped();
  expect(contents()).toEqual(filled);
});

test('a field that shows up later is filled in as well', async () => {
  fill();
  void keepForSwitch('es', null);
  document.body.innerHTML = '';
  const stop = restoreTyped();
  document.body.innerHTML = form;
  await vi.waitFor(() => expect(contents()).toEqual(filled));
  stop?.();
});

test.each(['', '{', '7', '{"at":0,"fields":[]}', '{"at":1e15,"fields":[{"name":1}]}'])(
  'stored text that cannot be read, %j, changes nothing',
  (text) => {
    sessionStorage.setItem('typed', text);
    restoreTyped()?.();
    expect(contents()).toMatchObject({ subject: '', message: '' });
    expect(sessionStorage.getItem('typed')).toBeNull();
  },
);

test('text of a page that did not load within a minute is dropped', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  fill();
  void keepForSwitch('es', null);
  document.body.innerHTML = form;
  vi.advanceTimersByTime(61_000);
  restoreTyped()?.();
  expect(contents()).toMatchObject({ subject: '' });
});

test.each([
  [['es-MX', 'en'], null, 'es'],
  [['es'], null, 'es'],
  [['en-US', 'es'], null, undefined],
  [['de', 'es', 'en'], null, 'es'],
  [['de', 'fr'], null, undefined],
  [[], null, undefined],
  [['es-MX'], 'en', undefined],
] as const)('in a browser of %j with the choice %j the English page offers %j', (own, chosen, offered) => {
  vi.stubGlobal('navigator', { languages: own });
  if (chosen !== null) localStorage.setItem('language', chosen);
  expect(offeredLanguage()).toBe(offered);
});
