import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../apps/web/src/lib/paths.ts';
import { listingTitled } from './support/demo.ts';
import { demoPerson, newcomer, signIn } from './support/people.ts';
import { open } from './support/steps.ts';
import { tabJourney } from './support/tabs.ts';
import { addressOf, answerTo, ask, says, unreadOf } from './support/conversations.ts';

/** Many polling intervals. */
const tenMinutes = 600_000;
const events = 'GET /api/v1/messages/events';

/** Records the calls of a page from now on, and its open event streams. */
function listenIn(page: Page) {
  const calls: string[] = [];
  const streams = new Set<Request>();
  const others = new Set<Request>();
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (!call.includes('/api/v1/')) return;
    calls.push(call);
    (call === events ? streams : others).add(request);
  });
  const forget = (request: Request): void => {
    streams.delete(request);
    others.delete(request);
  };
  page.on('requestfailed', forget);
  page.on('requestfinished', forget);

  const isDone = async (): Promise<boolean> => {
    // Running the clock would time out a call in flight.
    if (others.size > 0) return false;
    const before = calls.length;
    await page.clock.runFor(1_000);
    return others.size === 0 && calls.length === before;
  };
  return {
    calls,
    open: () => streams.size,
    /** Waits until earlier calls are done: a pending response may cause more calls. */
    done: () => expect.poll(isDone).toBe(true),
  };
}

describe('a hidden tab', () => {
  tabJourney(
    'has no stream, sends no requests and marks nothing as read; it catches up when shown again',
    async ({ tab: { page, hide, show }, origin }) => {
      const [asker, owner] = [await newcomer('Away Agnes'), await demoPerson('hector')];
      const listing = await listingTitled(origin, 'Red toolbox with basic tools');
      const question = await ask(origin, asker, listing, 'Is it the large one?');
      const answer = (text: string) => answerTo(origin, owner, question, text);
      const unread = expect.poll(() => unreadOf(origin, asker));

      await page.clock.install();
      await open(page, origin + paths.login.href(addressOf(listing, owner)));
      const { calls, open: streams, done } = listenIn(page);
      await signIn(page, asker.user.email);
      await says(page, 'Is it the large one?').waitFor();
      await expect.poll(streams).toBe(1);
      await answer('It is.');
      await says(page, 'It is.').waitFor();
      await unread.toBe(0);

      await hide();
      await expect.poll(streams).toBe(0);
      await done();
      calls.length = 0;
      await answer('Are you coming?');
      await page.clock.runFor(tenMinutes);
      expect(calls).toEqual([]);
      expect(await says(page, 'Are you coming?').count()).toBe(0);
      expect(await unreadOf(origin, asker)).toBe(1);

      await show();
      await says(page, 'Are you coming?').waitFor();
      await unread.toBe(0);
      expect(calls.filter((call) => call === events)).toHaveLength(1);
      expect(streams()).toBe(1);
    },
  );

  tabJourney(
    'opened behind another one it reads its page and no more',
    async ({ tab: { page, hide, show }, origin }) => {
      const [asker, owner] = [await newcomer('Background Bo'), await demoPerson('hector')];
      const listing = await listingTitled(origin, 'Red toolbox with basic tools');
      const question = await ask(origin, asker, listing, 'Does it have a saw?');
      await open(page, origin + paths.login.href());
      await signIn(page, asker.user.email);
      await page.waitForURL(`${origin}/`);

      await hide();
      await answerTo(origin, owner, question, 'A small one.');
      await page.clock.install();
      const { calls, open: streams, done } = listenIn(page);
      await page.goto(origin + addressOf(listing, owner));
      await says(page, 'A small one.').waitFor();
      expect(calls).not.toContain(events);
      await done();
      const before = [...calls];
      await page.clock.runFor(tenMinutes);
      expect(calls).toEqual(before);
      expect(await unreadOf(origin, asker)).toBe(1);

      await show();
      await expect.poll(streams).toBe(1);
      await expect.poll(() => unreadOf(origin, asker)).toBe(0);
    },
  );
});
