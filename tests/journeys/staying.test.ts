import { storageKeys, texts } from '@porchlight/domain';
import type { BrowserContext } from 'playwright';
import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { holdBack, holdTimeLimits } from './support/line.ts';
import {
  accountMenu,
  aged,
  demoPerson,
  endSession,
  newcomer,
  signIn,
  signOut,
  stored,
  waysIn,
} from './support/people.ts';
import { open, seeHeading } from './support/steps.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Counts token refreshes, and other calls that got 401. */
function watchSession(context: BrowserContext) {
  const seen = { renewals: 0, refused: 0 };
  context.on('response', (response) => {
    if (response.url().endsWith('/auth/refresh')) seen.renewals += 1;
    else if (response.status() === 401) seen.refused += 1;
  });
  return seen;
}

/** Shifts the clock of every page by this many milliseconds. */
async function shiftClock(context: BrowserContext, shift: number): Promise<void> {
  await context.addInitScript((by) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + by;
  }, shift);
}

describe('one refresh', () => {
  journey('for two tabs whose access token has run out, whatever they ask', async ({ visit }) => {
    const person = await newcomer('Renewing Rita');
    const { page, context } = await visit({ as: await aged(person) });
    const seen = watchSession(context);
    const other = await context.newPage();
    await Promise.all([page.goto('/dashboard'), other.goto('/messages')]);
    await Promise.all([page, other].map((tab) => accountMenu(tab, person.user.name).waitFor()));
    expect(seen).toEqual({ renewals: 1, refused: 0 });
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(new URL(other.url()).pathname).toBe('/messages');
  });

  journey('for ten calls at once that the server turned down', async ({ visit }) => {
    const person = await newcomer('Many Calls');
    const { page, context } = await visit({ as: await aged(person), expects: [/status of 401/] });
    // Shifted back so that the token looks valid to the browser, and only the server rejects it.
    await shiftClock(context, -24 * hourMs);
    const seen = watchSession(context);
    // Holds all ten calls until the last one is sent: after an early response a tab would refresh, and later
    // tabs would use the new token. Time limits are off, because a tab may open slowly.
    await holdTimeLimits(context);
    let asking = 0;
    let send = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      send = resolve;
    });
    await context.route(/\/api\/v1\/(?!auth\/refresh)/, async (route) => {
      if ('authorization' in route.request().headers()) asking += 1;
      if (asking === 10) send();
      await ready;
      await route.fallback();
    });
    const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))];
    await Promise.all(tabs.map((tab) => tab.goto('/dashboard')));
    await Promise.all(tabs.map((tab) => tab.getByText(texts.myListings.empty).waitFor()));
    await expect.poll(() => seen.refused).toBeGreaterThanOrEqual(10);
    expect(seen.renewals).toBe(1);
  });
});

describe('a clock that is a day wrong', () => {
  journey.for([
    { name: 'ahead', hours: 24 },
    { name: 'behind', hours: -24 },
  ])('$name: the session stays, with at most one refresh', async ({ name, hours }, { visit }) => {
    const person = await newcomer(`Clock ${name}`);
    const { page, context } = await visit({ as: person });
    await shiftClock(context, hours * hourMs);
    const seen = watchSession(context);
    await open(page, '/dashboard');
    await page.getByRole('main').getByRole('link', { name: texts.navigation.favorites }).first().click();
    await seeHeading(page, texts.favorites.title);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Messages/ })
      .click();
    await seeHeading(page, texts.messages.title);
    await accountMenu(page, person.user.name).waitFor();
    expect(seen).toEqual({ renewals: hours > 0 ? 1 : 0, refused: 0 });
  });
});

describe('every tab knows', () => {
  journey('that one has signed out, and who has signed in since', async ({ visit }) => {
    const [ana, other] = [await newcomer('First Fiona'), await newcomer('Second Sam')];
    const { page, context } = await visit({ as: ana });
    const second = await context.newPage();
    await second.clock.install();
    await Promise.all([open(page, '/profile'), open(second, '/dashboard/my-listings?status=sold')]);
    await Promise.all([page, second].map((tab) => accountMenu(tab, ana.user.name).waitFor()));

    // At once: neither tab needs a response first, and the other waits for no timer.
    await second.clock.pauseAt(Date.now() + minuteMs);
    const goOn = await Promise.all([holdBack(page, /\/api\//), holdBack(second, '**')]);
    await signOut(page, ana.user.name);
    await second.waitForURL(/\/login\?returnTo=/);
    await expect.poll(() => second.content()).not.toContain(ana.user.name);
    for (const go of goOn) go();
    await second.clock.resume();
    for (const key of Object.values(storageKeys)) expect(await stored(page, key)).toBeNull();
    await page.goBack();
    await page.waitForURL(/\/login\?returnTo=%2Fprofile/);
    expect(await page.content()).not.toContain(ana.user.email);

    await signIn(page, other.user.email);
    await second.waitForURL(/\/dashboard\/my-listings\?status=sold$/);
    await accountMenu(second, other.user.name).waitFor();
    expect(await second.content()).not.toContain(ana.user.name);
  });

  journey(
    'that the session is over: a page that is read stays, says it, and leads back',
    async ({ visit }) => {
      const person = await demoPerson('ana');
      // In a wider window the newest conversation opens by itself, and its reads might find the ended session
      // before the click.
      const { page } = await visit({ as: person, width: 1000, expects: [/status of 401/] });
      await open(page, '/messages');
      const conversation = page.getByRole('list', { name: 'Conversations' }).getByRole('link').first();
      await conversation.waitFor();
      // Background calls would find the ended session before a conversation is chosen.
      await page.route(/\/api\/v1\/(?!auth\/refresh|messages\/conversations\/)/, () => undefined);
      await endSession(person);
      await conversation.click();
      const main = page.getByRole('main');
      await main.getByText(texts.messages.notSignedIn).waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await waysIn(page).waitFor();
      await main.getByRole('link', { name: texts.navigation.signIn }).click();
      await page.waitForURL(/\/login\?returnTo=%2Fmessages%3Flisting/);
      await signIn(page, person.user.email);
      await page.waitForURL(/\/messages\?listing=/);
    },
  );

  journey('that the session is over, and a public page stays where it is', async ({ visit }) => {
    const person = await newcomer('Ended Edda');
    const { page, context } = await visit({ as: person, expects: [/status of 401/] });
    const second = await context.newPage();
    await open(second, '/help');
    await accountMenu(second, person.user.name).waitFor();
    await endSession(person);
    await page.goto('/messages');
    await page.waitForURL(/\/login\?returnTo=%2Fmessages/);
    await waysIn(second).waitFor();
    expect(new URL(second.url()).pathname).toBe('/help');
    await signIn(page, person.user.email);
    await page.waitForURL(/\/messages$/);
    await accountMenu(second, person.user.name).waitFor();
  });
});

describe('the session survives', () => {
  journey.for([
    { name: 'a failing server', status: 503 },
    { name: 'a rate-limiting server', status: 429 },
    { name: 'a broken network', status: null },
  ])('$name', async ({ status }, { visit }) => {
    const person = await newcomer(`Patient Pat ${status}`);
    const old = await aged(person);
    const { page, context } = await visit({ as: old, expects: [/Failed to load resource/] });
    let tries = 0;
    await context.route('**/auth/refresh', (route) => {
      tries += 1;
      return status === null
        ? route.abort('connectionreset')
        : route.fulfill({ status, json: { message: 'Later', code: 'later' } });
    });
    await page.goto('/messages');
    await accountMenu(page, person.user.name).waitFor();
    await expect.poll(() => tries).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe('/messages');
    expect(await stored(page, storageKeys.refreshToken)).toBe(old.refreshToken);
    await context.unrouteAll();
    await page.reload();
    await seeHeading(page, texts.messages.title);
    await accountMenu(page, person.user.name).waitFor();
    await expect.poll(() => stored(page, storageKeys.refreshToken)).not.toBe(old.refreshToken);
  });
});

journey('a visitor with a stale token can still browse', async ({ visit }) => {
  const ben = await demoPerson('ben');
  const { page } = await visit({
    as: { ...(await aged(ben)), refreshToken: 'not-a-token' },
    expects: [/status of 401/],
  });
  await open(page, '/listings');
  await waysIn(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/listings');
  expect(await stored(page, storageKeys.token)).toBeNull();
});
