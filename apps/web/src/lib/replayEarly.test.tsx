// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { replayEarly } from './replayEarly.ts';

const sent = vi.fn();

function Page() {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState('new');
  const [presses, setPresses] = useState(0);
  return (
    <form onSubmit={sent}>
      <input aria-label="words" value={words} onChange={(event) => setWords(event.target.value)} />
      <select value={order} onChange={(event) => setOrder(event.target.value)}>
        <option>new</option>
        <option>old</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        <span>Menu</span>
      </button>
      <button type="submit">Send</button>
      <output>{JSON.stringify({ words, order, presses })}</output>
    </form>
  );
}

let root = document.createElement('div');
const find = <Part extends Element>(selector: string): Part => {
  const found = root.querySelector<Part>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
};

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page />);
});
afterEach(() => {
  root.remove();
  delete window.early;
  sent.mockClear();
});

/** Lets the app take over the page on which this was done. */
async function takeOver(...early: Element[]): Promise<unknown> {
  window.early = new Set(early);
  await act(async () => {
    hydrateRoot(root, <Page />);
    replayEarly();
  });
  return JSON.parse(find('output').textContent);
}

test('what was typed, chosen and pressed is known to the app, and the caret stands where it stood', async () => {
  const field = find<HTMLInputElement>('input');
  field.focus();
  field.value = 'walnut chairs';
  field.setSelectionRange(6, 6);
  find<HTMLSelectElement>('select').value = 'old';
  const known = await takeOver(field, find('select'), find('span'));
  expect(known).toEqual({ words: 'walnut chairs', order: 'old', presses: 1 });
  expect([field.value, field.selectionStart, document.activeElement]).toEqual(['walnut chairs', 6, field]);
});

test('nothing is sent twice, and what is gone from the page is left', async () => {
  const known = await takeOver(find('[type="submit"]'), document.createElement('button'), document.body);
  expect(known).toEqual({ words: '', order: 'new', presses: 0 });
  expect(sent).not.toHaveBeenCalled();
});
