import { fileURLToPath } from 'node:url';

import { storageKeys, texts } from '@porchlight/domain';
import { chromium, type Page } from 'playwright';

import { percentiles } from '../figures.ts';
import { enter, type Measured } from './calls.ts';
import { CONVERSATIONS, MESSAGES, type World } from './world.ts';

const LETTERS = 40;
const ROUNDS = 8;

declare global {
  /** Added to the page by `instruments.mjs`. Times in milliseconds since the last input. */
  var bench: {
    untilShown: (selector: string, text: string) => Promise<number>;
    untilCount: (selector: string, count: number) => Promise<number>;
    untilTyped: (length: number) => Promise<number>;
    startFrames: () => void;
    longestFrame: () => number;
  };
}

const inLog = (page: Page, text: string): Promise<number> =>
  page.evaluate((words) => bench.untilShown('[role=log]', words), text);

/** Waiting times in a conversation with 1,000 messages and a list of 1,000 conversations, all of them loaded. */
export async function measurePage(origin: string, world: World): Promise<Measured[]> {
  const [{ tokens }, other] = [await enter(origin, world.busy.email), await enter(origin, world.other.email)];
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      storageState: {
        cookies: [],
        origins: [
          {
            origin,
            localStorage: [
              { name: storageKeys.token, value: tokens.token },
              { name: storageKeys.refreshToken, value: tokens.refresh_token },
            ],
          },
        ],
      },
    });
    await context.addInitScript({ path: fileURLToPath(new URL('instruments.mjs', import.meta.url)) });
    const page = await context.newPage();
    const results: Measured[] = [];
    const note = (name: string, budget: number, times: readonly number[]): void =>
      void results.push({ name, budget, ...percentiles(times) });

    await page.goto(`${origin}/messages`);
    await page.locator('main li a').first().waitFor();
    const more = page.getByRole('button', { name: 'More conversations' });
    for (let shown = 20; shown < CONVERSATIONS; shown += 20) {
      await more.click();
      await page.evaluate((count) => bench.untilCount('main li', count), shown + 20);
    }

    const links = page.locator('main li a');
    const choices: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const link = links.nth(40 * n);
      const about = (await link.locator('bdi').nth(1).textContent()) ?? '';
      await link.click();
      choices.push(await inLog(page, `Word 1 about ${about}.`));
    }
    note('choosing a conversation', 500, choices);

    const address = new URLSearchParams({ listing: world.listing, with: world.other.id }).toString();
    await page.locator(`a[href$="${address}"]`).click();
    await inLog(page, 'Word 1 about');
    const pages: number[] = [];
    for (let shown = 50; shown < MESSAGES; shown += 50) {
      await page.getByRole('button', { name: 'Load earlier messages' }).click();
      pages.push(await inLog(page, `Word ${shown + 50} about`));
    }
    note('earlier messages', 500, pages);

    const box = page.getByRole('textbox', { name: texts.messages.replyLabel });
    await box.focus();
    const letters: number[] = [];
    for (let n = 0; n < LETTERS; n += 1) {
      await page.keyboard.press('x');
      letters.push(await page.evaluate((length) => bench.untilTyped(length), n + 1));
    }
    note('a letter typed', 50, letters);

    const replies: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      await box.fill(`Sent number ${n}.`);
      await page.keyboard.press('Enter');
      replies.push(await inLog(page, `Sent number ${n}.`));
    }
    note('a reply sent', 500, replies);

    const thread = await other.ask<{ messages: { id: string }[] }>(
      'GET',
      `/messages/conversations/${world.listing}/${world.busy.id}?limit=1`,
    );
    const frames: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      // Wait until the effects of the last one are over.
      await page.waitForTimeout(1_500);
      await page.evaluate(() => bench.startFrames());
      await other.ask('POST', `/messages/${thread.messages[0]?.id}/reply`, { content: `News number ${n}.` });
      await inLog(page, `News number ${n}.`);
      // The list and the badge update too.
      await page.evaluate((words) => bench.untilShown('main li', words), `News number ${n}.`);
      frames.push(await page.evaluate(() => bench.longestFrame()));
    }
    note('longest frame for an incoming message', 200, frames);
    return results;
  } finally {
    await browser.close();
  }
}
