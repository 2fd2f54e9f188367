// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { guardDroppedFiles } from './guardDroppedFiles.ts';

beforeEach(() => guardDroppedFiles());

/**
 * Drags something over an element and drops it; returns whether each event was prevented, and its drop
 * effect.
 */
function drop(element: Element, types: readonly string[]) {
  return ['dragover', 'drop'].map((type) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const dataTransfer = { types, dropEffect: 'copy' };
    element.dispatchEvent(Object.assign(event, { dataTransfer }));
    return [event.defaultPrevented, dataTransfer.dropEffect];
  });
}

const refused = [
  [true, 'none'],
  [true, 'none'],
];
const free = [
  [false, 'copy'],
  [false, 'copy'],
];

test('a file dropped outside a drop zone does not open', () => {
  expect(drop(document.body, ['Files'])).toEqual(refused);
  document.body.innerHTML = '<p>Words</p><textarea></textarea>';
  for (const element of document.body.children)
    expect(drop(element, ['text/plain', 'Files'])).toEqual(refused);
});

test('dropped text is not prevented', () => {
  document.body.innerHTML = '<textarea></textarea>';
  expect(drop(document.body.children[0] ?? document.body, ['text/plain'])).toEqual(free);
});

test('a file input accepts files', () => {
  document.body.innerHTML = '<input type="file">';
  expect(drop(document.body.children[0] ?? document.body, ['Files'])).toEqual(free);
});

test('a drop zone sets its own drop effect', () => {
  document.body.innerHTML = '<div></div>';
  const zone = document.body.children[0] ?? document.body;
  for (const type of ['dragover', 'drop']) zone.addEventListener(type, (event) => event.preventDefault());
  expect(drop(zone, ['Files'])).toEqual([
    [true, 'copy'],
    [true, 'copy'],
  ]);
});

test('the guard can be removed', () => {
  document.body.innerHTML = '<p>Words</p>';
  guardDroppedFiles()();
  expect(drop(document.body, ['Files'])).toEqual(free);
});
