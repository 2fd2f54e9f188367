import { expect, userEvent, waitFor } from 'storybook/test';

import type { KeyPress } from '../docs/keys.ts';
import { inRealBrowser } from './browser.ts';

/** The letters that stories press for 'Any letter'. */
type Letter = 'a' | 'd' | 'e' | 'i' | 'k' | 'n' | 'o' | 'p' | 's' | 't' | 'w';

/** A key press with the names of the key tables. */
export type Press = Exclude<KeyPress, 'Any letter'> | Letter;

/** Characters of keys that have a name. */
const letters: Readonly<Record<string, string>> = { Space: ' ', Plus: '+', Minus: '-', V: 'v' };

/** A press in the format of user-event and the test runner: `{Shift>}{Tab}{/Shift}`. */
function written(press: Press): string {
  const names = press.replace('Mod', 'Control').split('+');
  const key = names.pop() ?? '';
  const pressed = letters[key] ?? (key.length > 1 ? `{${key}}` : key);
  const held = names.map((name) => `{${name}>}`).join('');
  const released = names.map((name) => `{/${name}}`).join('');
  return held + pressed + released;
}

/** Presses keys one after the other: real ones where stories run as tests, synthetic ones in Storybook's panel. */
export async function press(...presses: readonly Press[]): Promise<void> {
  const keys = presses.map(written).join('');
  const { body, activeElement } = document;
  if (activeElement === null || activeElement === body) {
    // Without a focused element, Tab would continue from where an earlier story left it.
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.removeAttribute('tabindex');
  }
  await (globalThis.storyBrowser?.press(keys) ?? userEvent.keyboard(keys));
}

/**
 * Runs `check` with real keys only, for behavior that synthetic ones do not trigger (see `inRealBrowser`). Restores
 * focus and page.
 */
export async function walkByKeys(check: () => Promise<void>): Promise<void> {
  await inRealBrowser(async () => {
    const { scrollX, scrollY } = window;
    const before = document.activeElement;
    await check();
    const { activeElement } = document;
    if (activeElement !== before) {
      if (activeElement instanceof HTMLElement) activeElement.blur();
      if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    }
    window.scrollTo(scrollX, scrollY);
  });
}

/**
 * Tab moves from outside of `root` to the first of `stops`, through them and to nothing else, and leaves `root` after
 * the last; Shift+Tab does the same in reverse.
 */
export async function expectTabOrder(root: HTMLElement, ...stops: readonly HTMLElement[]): Promise<void> {
  const [before, after] = [document.createElement('button'), document.createElement('button')];
  before.textContent = 'before';
  after.textContent = 'after';
  root.before(before);
  root.after(after);
  try {
    before.focus();
    for (const stop of [...stops, after]) {
      await press('Tab');
      await expect(stop).toHaveFocus();
    }
    for (const stop of [before, ...stops].toReversed()) {
      await press('Shift+Tab');
      await expect(stop).toHaveFocus();
    }
  } finally {
    before.remove();
    after.remove();
  }
}

/**
 * Focuses an element after Tab has left the page for the browser's own controls: the next key would continue from there
 * until the window has the focus again.
 */
async function focusFromOutside(element: HTMLElement | undefined): Promise<void> {
  window.focus();
  element?.focus();
  await waitFor(() => expect(document.hasFocus()).toBe(true));
}

/**
 * In an open modal, Tab moves from the first to the last of `stops`, Shift+Tab back, and neither to the page behind.
 */
export async function expectTabStaysIn(modal: HTMLElement, ...stops: readonly HTMLElement[]): Promise<void> {
  const page = [document.createElement('button'), document.createElement('button')];
  document.body.prepend(...page.slice(0, 1));
  document.body.append(...page.slice(1));
  const isBehind = () => page.some((one) => one === document.activeElement);
  try {
    stops[0]?.focus();
    for (const stop of stops.slice(1)) {
      await press('Tab');
      await expect(stop).toHaveFocus();
    }
    await press('Tab');
    await expect(isBehind()).toBe(false);
    await focusFromOutside(stops.at(-1));
    for (const stop of stops.slice(0, -1).toReversed()) {
      await press('Shift+Tab');
      await expect(stop).toHaveFocus();
    }
    await press('Shift+Tab');
    await expect(isBehind()).toBe(false);
    await focusFromOutside(stops[0]);
    await expect(modal).toContainElement(stops[0] ?? null);
  } finally {
    for (const one of page) one.remove();
  }
}

/** How often `key` dispatches `type` on `target` while `element` has the focus; the default action is prevented. */
async function countOf(type: 'click' | 'submit', target: HTMLElement, element: HTMLElement, key: Press) {
  let count = 0;
  const listener = (event: Event) => {
    count += 1;
    event.preventDefault();
  };
  target.addEventListener(type, listener);
  element.focus();
  await expect(element).toHaveFocus();
  await press(key);
  target.removeEventListener(type, listener);
  return count;
}

/** Enter follows the link, and Space does not. */
export async function expectFollowed(link: HTMLElement): Promise<void> {
  await expect(link).toHaveAttribute('href');
  await expect(await countOf('click', link, link, 'Space')).toBe(0);
  await expect(await countOf('click', link, link, 'Enter')).toBe(1);
}

/** Enter presses the button, and so does Space. */
export async function expectPressed(button: HTMLElement): Promise<void> {
  await expect(await countOf('click', button, button, 'Enter')).toBe(1);
  await expect(await countOf('click', button, button, 'Space')).toBe(1);
}

/** Enter in the field submits its form; the field is temporarily put into one. */
export async function expectSent(field: HTMLElement): Promise<void> {
  const form = document.createElement('form');
  form.id = 'sent-by-enter';
  form.noValidate = true;
  document.body.append(form);
  field.setAttribute('form', form.id);
  try {
    await expect(await countOf('submit', form, field, 'Enter')).toBe(1);
  } finally {
    field.removeAttribute('form');
    form.remove();
  }
}
