import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import { storedSession, type Person as Account } from '../../journeys/support/people.ts';
import { openEyes, type Sight } from './eyes.ts';
import { describeTarget, title, type Target } from './targets.ts';
import type { EngineWindow, InputSource } from './window.ts';

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** Key codes of WebDriver. */
const keys = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  Shift: '\uE008',
  Control: '\uE009',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
} as const;

/** A key, or a chord such as `Shift+Tab`. */
type Press = keyof typeof keys | `${'Shift' | 'Control'}+${keyof typeof keys | 'a'}`;

const codeOf = (key: string): string => (key in keys ? keys[key as keyof typeof keys] : key);

const patience = { timeout: 15_000, interval: 50 };

/** A user at a browser window, who sees, clicks and types, without access to the DOM. */
export class Person {
  readonly #window: EngineWindow;
  readonly #origin: string;

  constructor(window: EngineWindow, origin: string) {
    this.#window = window;
    this.#origin = origin;
  }

  /** Opens a path and waits for hydration. */
  async open(path: string): Promise<void> {
    // A browser may report a page as loaded while the previous one is still there.
    await this.run(() => void (document.documentElement.dataset['left'] = ''));
    await this.#window.goTo(new URL(path, this.#origin).href);
    await this.until('the app has taken over', () => {
      const heading = document.querySelector('html:not([data-left]) h1');
      return heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactFiber'));
    });
  }

  /** Signs in by storing a session. */
  async returnsAs(account: Account): Promise<void> {
    await this.#window.goTo(new URL('/safety', this.#origin).href);
    const items = storedSession(account, this.#origin).origins.flatMap(({ localStorage }) => localStorage);
    await this.run(
      (entries) => entries.forEach(({ name, value }) => localStorage.setItem(name, value)),
      items,
    );
  }

  /** Calls a function in the page. It can use only its arguments, nothing from the test's scope. */
  run<Args extends readonly unknown[], Value>(
    act: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    const list = args.map((value) => JSON.stringify(value) ?? 'undefined').join();
    return this.#window.evaluate(`(${act.toString()})(${list})`) as Promise<Awaited<Value>>;
  }

  /** Waits until a condition holds in the page. */
  async until<Args extends readonly unknown[]>(
    what: string,
    holds: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await this.run(holds, ...args))) throw new Error(`Not so: ${what}.`);
    }, patience);
  }

  /** Waits until the target is visible. */
  see(target: Target): Promise<void> {
    return this.#look(target, 'is not seen', (wanted) => window.eyes?.seen(wanted) !== undefined);
  }

  /** Waits until no such target is visible. */
  missesNow(target: Target): Promise<void> {
    return this.#look(target, 'is still seen', (wanted) => window.eyes?.seen(wanted) === undefined);
  }

  /** Waits until the target is visible and has the focus. */
  async feels(target: Target): Promise<void> {
    await this.#look(target, 'does not have the focus', (wanted) => {
      const element = window.eyes?.seen(wanted);
      return element !== undefined && element === document.activeElement;
    });
  }

  /** Waits for the main heading with this name. */
  arrivesAt(name: string | RegExp): Promise<void> {
    return this.see(title(name));
  }

  /** Waits until path and query match. */
  async isAt(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.run(() => location.pathname + location.search), patience).toMatch(pattern);
  }

  /** Clicks the center of the target, once it is visible, still and uncovered. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.#aim(target);
    await this.#perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  /** Hovers over the target. */
  async pointsAt(target: Target): Promise<void> {
    const { x, y } = await this.#aim(target);
    await this.#perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', x, y, duration: 0 }],
    });
  }

  /** Replaces the text of a field. */
  async fill(target: Target, words: string): Promise<void> {
    await this.click(target);
    await this.press('Control+a');
    await this.type(words);
  }

  /** Types at the focus. */
  type(words: string): Promise<void> {
    return this.#perform({
      type: 'key',
      id: 'keyboard',
      actions: Array.from(words).flatMap((letter) => {
        const value = letter === '\n' ? keys.Enter : letter;
        return [
          { type: 'keyDown' as const, value },
          { type: 'keyUp' as const, value },
        ];
      }),
    });
  }

  /** Presses keys one after the other. */
  async press(...presses: readonly Press[]): Promise<void> {
    for (const press of presses) {
      const held = press.split('+').map(codeOf);
      await this.#perform({
        type: 'key',
        id: 'keyboard',
        actions: [
          ...held.map((value) => ({ type: 'keyDown' as const, value })),
          ...held.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
        ],
      });
    }
  }

  /** Focuses the target without a click. */
  goesTo(target: Target): Promise<void> {
    return this.#look(target, 'does not take the focus', (wanted) => {
      const element = window.eyes?.seen(wanted);
      element?.focus();
      return element !== undefined && element === document.activeElement;
    });
  }

  /** Chooses an option of a native select by typing its text, without opening it. */
  async select(target: Target, words: string): Promise<void> {
    await this.goesTo(target);
    await this.type(words);
    await this.#look(
      target,
      `has not taken '${words}'`,
      (wanted, label) => {
        const list = window.eyes?.seen(wanted);
        return list instanceof HTMLSelectElement && list.selectedOptions[0]?.label === label;
      },
      words,
    );
  }

  /** Chooses files as the file dialog does. */
  async choosesFiles(files: readonly string[]): Promise<void> {
    await this.#window.chooseFiles(`document.querySelector('input[type=file]')`, files);
  }

  async #openEyes(): Promise<void> {
    const isBlind = await this.run(() => window.eyes === undefined);
    if (!isBlind) return;
    // In one call: another page may load in between.
    await this.#window.evaluate(
      `void ((() => {${await readFile(library, 'utf8')}})(), (window.eyes = (${openEyes.toString()})()))`,
    );
  }

  async #look<More extends readonly unknown[]>(
    target: Target,
    complaint: string,
    look: (target: Target, ...more: More) => boolean,
    ...more: More
  ): Promise<void> {
    await vi.waitFor(async () => {
      await this.#openEyes();
      if (!(await this.run(look, target, ...more))) throw new Error(`${describeTarget(target)} ${complaint}`);
    }, patience);
  }

  async #aim(target: Target): Promise<Sight> {
    return vi.waitFor(async () => {
      await this.#openEyes();
      try {
        return await this.run((wanted) => {
          // Another page has loaded since `eyes` was injected.
          if (window.eyes === undefined) throw new Error('The page has changed.');
          return window.eyes.aim(wanted);
        }, target);
      } catch (error) {
        throw new Error(`${describeTarget(target)} cannot be pressed. ${String(error)}`);
      }
    }, patience);
  }

  #perform(input: InputSource): Promise<void> {
    return this.#window.perform([input]);
  }
}
