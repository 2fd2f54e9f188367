// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { startTransition, Suspense, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { replayEarly, replayReplaced } from './replayEarly.ts';

const sent = vi.fn<(known: string) => void>();

function Page() {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState('new');
  const [presses, setPresses] = useState(0);
  const [withPhotos, setWithPhotos] = useState(false);
  const [where, setWhere] = useState('here');
  const known = JSON.stringify({ words, order, presses, withPhotos, where });
  // Like a signed-in user, this is known only in the browser, so the page renders again right after
  // hydration.
  useSyncExternalStore(
    () => () => undefined,
    () => 'in',
    () => 'out',
  );
  return (
    <form
      action="#"
      onSubmit={(event) => {
        event.preventDefault();
        sent(known);
      }}
    >
      <input aria-label="words" value={words} onChange={(event) => setWords(event.target.value)} />
      <select value={order} onChange={(event) => setOrder(event.target.value)}>
        <option>new</option>
        <option>old</option>
      </select>
      <input type="checkbox" checked={withPhotos} onChange={(event) => setWithPhotos(event.target.checked)} />
      {['here', 'there'].map((place) => (
        <input
          key={place}
          type="radio"
          name="where"
          value={place}
          checked={where === place}
          onChange={() => setWhere(place)}
        />
      ))}
      <button type="button" onClick={() => setPresses(presses + 1)}>
        <span>Menu</span>
      </button>
      <button type="submit">Send</button>
      <output>{known}</output>
    </form>
  );
}

/** Hydrated in two steps, as every screen is. */
const Screen = () => (
  <Suspense>
    <Page />
  </Suspense>
);

let root = document.createElement('div');
const find = <Part extends Element>(selector: string): Part => {
  const found = root.querySelector<Part>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
};

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Screen />);
});
afterEach(() => {
  root.remove();
  delete window.early;
  sent.mockClear();
});

/** Hydrates the page after these early events. */
async function takeOver(...early: Element[]): Promise<unknown> {
  window.early = new Set(early);
  await act(async () => {
    startTransition(() => void hydrateRoot(root, <Screen />));
    replayEarly();
  });
  return JSON.parse(find('output').textContent);
}

const untouched = { words: '', order: 'new', presses: 0, withPhotos: false, where: 'here' };

test('typed, chosen and pressed input reaches the app, and the caret keeps its place', async () => {
  const field = find<HTMLInputElement>('[aria-label="words"]');
  field.focus();
  field.value = 'walnut chairs';
  field.setSelectionRange(6, 6);
  find<HTMLSelectElement>('select').value = 'old';
  const known = await takeOver(field, find('select'), find('span'));
  expect(known).toEqual({ ...untouched, words: 'walnut chairs', order: 'old', presses: 1 });
  expect([field.value, field.selectionStart, document.activeElement]).toEqual(['walnut chairs', 6, field]);
});

test('a choice alone reaches the app', async () => {
  find<HTMLSelectElement>('select').value = 'old';
  expect(await takeOver(find('select'))).toEqual({ ...untouched, order: 'old' });
  expect(find<HTMLSelectElement>('select').value).toBe('old');
});

test('ticks reach the app, also in a group', async () => {
  const [box, there] = [
    find<HTMLInputElement>('[type="checkbox"]'),
    find<HTMLInputElement>('[value="there"]'),
  ];
  box.click();
  there.click();
  expect(await takeOver(box, there)).toEqual({ ...untouched, withPhotos: true, where: 'there' });
  expect([box.checked, there.checked]).toEqual([true, true]);
});

test('a box ticked and cleared again is not ticked', async () => {
  const box = find<HTMLInputElement>('[type="checkbox"]');
  box.click();
  box.click();
  expect(await takeOver(box)).toEqual(untouched);
  expect(box.checked).toBe(false);
});

test('a form is submitted once, with its current content', async () => {
  const field = find<HTMLInputElement>('[aria-label="words"]');
  field.value = 'desk';
  const { dataset } = document.documentElement;
  dataset['sending'] = '';
  await takeOver(field, find('[type="submit"]'), find('form'));
  expect(sent).toHaveBeenCalledExactlyOnceWith(JSON.stringify({ ...untouched, words: 'desk' }));
  expect(dataset['sending']).toBeUndefined();
});

test('a form without typed input is submitted too: a browser may have filled it in', async () => {
  await takeOver(find('form'));
  expect(sent).toHaveBeenCalledOnce();
});

test('pressing a submit button submits nothing, and removed elements are skipped', async () => {
  const known = await takeOver(find('[type="submit"]'), document.createElement('button'), document.body);
  expect(known).toEqual(untouched);
  expect(sent).not.toHaveBeenCalled();
});

test('input survives when React rerenders a part that an extension has changed', async () => {
  const icon = () => document.createElement('span');
  const field = find<HTMLInputElement>('[aria-label="words"]');
  field.after(icon());
  const [list, box, there] = [
    find<HTMLSelectElement>('select'),
    find<HTMLInputElement>('[type="checkbox"]'),
    find<HTMLInputElement>('[value="there"]'),
  ];
  for (const tick of [box, there]) tick.click();
  list.value = 'old';
  field.focus();
  field.value = 'walnut chairs';
  field.setSelectionRange(3, 6);
  window.early = new Set([box, there, list, find('span'), field]);
  const onRecoverableError = vi.fn(replayReplaced);
  await act(async () => {
    startTransition(() => void hydrateRoot(root, <Screen />, { onRecoverableError }));
    replayEarly();
  });
  expect(onRecoverableError).toHaveBeenCalled();
  const { words, order, withPhotos, where } = JSON.parse(find('output').textContent);
  expect({ words, order, withPhotos, where }).toEqual({
    words: 'walnut chairs',
    order: 'old',
    withPhotos: true,
    where: 'there',
  });
  const again = find<HTMLInputElement>('[aria-label="words"]');
  expect(again).not.toBe(field);
  expect([again.value, again.selectionStart, again.selectionEnd]).toEqual(['walnut chairs', 3, 6]);
  expect(document.activeElement).toBe(again);
});
