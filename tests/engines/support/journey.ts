import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test as base } from 'vitest';
import { ourServer } from '../../journeys/support/ourServer.ts';
import type { Person as Account } from '../../journeys/support/people.ts';
import { installed, type EngineName } from './installed.ts';
import { Person } from './person.ts';
import type { Engine, EngineWindow } from './window.ts';

/** Options of a visit, all with defaults. */
interface Visit {
  /** Default: desktop, 1280 by 900 pixels. A phone is as narrow as the browser allows. */
  on?: 'desk' | 'phone';
  /** The signed-in user. Default: none. */
  as?: Account;
  /** The product, or the page with parts of the kit. */
  to?: 'product' | 'kit';
  /** Console messages that the test expects. */
  expects?: RegExp;
}

const sizes = { desk: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };

const pictures = join(import.meta.dirname, '../../../.tsbuild/reports/engines');

/** Saves a screenshot of a failed test. */
async function keepPicture(window: EngineWindow, engine: EngineName, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  const file = join(pictures, `${engine} ${name.replaceAll(/\W+/g, ' ').trim()}.png`);
  await writeFile(file, Buffer.from(await window.takePicture(), 'base64'));
  console.log(`What was seen: ${file}`);
}

/** An end-to-end test in this engine. Unexpected console messages fail it. */
export const journeyIn = (name: EngineName) =>
  base.extend<{ origin: string; engine: Engine; visit: (visit?: Visit) => Promise<Person> }>({
    // oxlint-disable-next-line no-empty-pattern -- the runner asks for a destructured first argument
    origin: ({}, provide) => provide(ourServer().origin),
    engine: [
      // oxlint-disable-next-line no-empty-pattern -- the runner asks for a destructured first argument
      async ({}, provide: (engine: Engine) => Promise<void>) => {
        const engine = await installed(name)?.();
        if (engine === undefined) throw new Error(`${name} is not on this machine.`);
        await provide(engine);
        await engine.stop();
      },
      { scope: 'file' },
    ],
    visit: async ({ engine, origin, task }, provide) => {
      const windows: EngineWindow[] = [];
      const allowed: RegExp[] = [];
      await provide(async ({ on = 'desk', as: account, to = 'product', expects } = {}) => {
        const window = await engine.open(sizes[on]);
        windows.push(window);
        if (expects) allowed.push(expects);
        const person = new Person(window, to === 'kit' ? inject('kitPage') : origin);
        if (account) await person.returnsAs(account);
        return person;
      });
      const heard: string[] = [];
      try {
        for (const window of windows) {
          if (task.result?.state === 'fail') await keepPicture(window, name, task.name);
          heard.push(...(await window.notices()));
        }
      } finally {
        await Promise.all(windows.map((window) => window.close()));
      }
      const complaints = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      // As one string: the summary of an array shows only its length.
      expect(complaints.join('\n'), 'on the console').toBe('');
    },
  });

export type EngineJourney = ReturnType<typeof journeyIn>;
