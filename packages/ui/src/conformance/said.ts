import { isValidElement, type ReactElement } from 'react';

import { initials } from '../primitives/Avatar/initials.ts';

const attributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'title',
  'placeholder',
  'alt',
];

/** All visible and announced texts below an element: text nodes and the attributes that are read out. */
export function saidIn(root: Element): string[] {
  const said: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest('style, script') === null) said.push(textContent ?? '');
  }
  for (const element of root.querySelectorAll('*')) {
    for (const name of attributes) said.push(element.getAttribute(name) ?? '');
  }
  return said.map((text) => text.trim()).filter((text) => text !== '');
}

type Make = (props: object) => unknown;

/** The result of calling a function prop. */
function madeBy(make: Make): unknown {
  try {
    return make({});
  } catch {
    return undefined;
  }
}

/** Every text in an element's props, at any depth: longest first, so that a whole text is matched before its parts. */
export function textsGivenTo(element: ReactElement): string[] {
  const texts = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && value.trim() !== '') texts.add(value.trim()).add(initials(value));
    if (typeof value === 'function') visit(madeBy(value as Make));
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    Object.values(isValidElement<object>(value) ? value.props : value).forEach(visit);
  };
  visit(element.props);
  return [...texts].toSorted((a, b) => b.length - a.length);
}

/** The text without all texts from the props. */
export function withoutGiven(text: string, given: readonly string[]): string {
  return given.reduce(
    (rest, part) => (part.length > 2 ? rest.replaceAll(part, ' ') : rest.trim() === part ? '' : rest),
    text,
  );
}
