import { texts } from '@porchlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractApi } from '../contract/api.ts';
import { fillIn, titleField } from '../journeys/support/listingForm.ts';
import { accountMenu, signIn } from '../journeys/support/people.ts';
import { open } from '../journeys/support/steps.ts';
import { startWeb, type Web } from './support/web.ts';

const day = 86_400_000;

describe("the browser's clock is wrong", () => {
  let web: Web;
  beforeAll(async () => {
    web = await startWeb();
  });
  afterAll(() => web.stop());

  test.for([2 * day, -2 * day])(
    'by %i ms: users sign in, stay signed in, save, and keep their draft',
    async (skew) => {
      const api = contractApi(web.address);
      const [me, seller] = [await api.newUser('Wrong Clock'), await api.newUser()];
      const listing = await api.listingOf(seller);
      const context = await web.browser.newContext({ baseURL: web.line.origin, locale: 'en-US' });
      context.setDefaultTimeout(20_000);
      const refreshes: string[] = [];
      const crashes: string[] = [];
      context.on('request', (request) => {
        if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
      });
      context.on('weberror', (problem) => crashes.push(String(problem.error())));
      const page = await context.newPage();
      try {
        await page.addInitScript((ms) => {
          const right = Date.now;
          const now = (): number => right() + ms;
          globalThis.Date = new Proxy(Date, {
            construct: (target, given: number[]) =>
              given.length === 0 ? new target(now()) : Reflect.construct(target, given),
            get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
          });
        }, skew);
        await open(page, '/login');
        await signIn(page, me.user.email);
        await accountMenu(page, me.user.name).waitFor();

        await open(page, `/listings/${listing.id}`);
        await page.getByRole('button', { name: texts.listing.save, exact: true }).click();
        await page.getByRole('button', { name: texts.listing.saved, exact: true }).waitFor();
        const answer = await api.call('GET', `/favorites/${listing.id}/check`, { token: me.token });
        expect(await answer.json()).toEqual({ is_favorite: true });

        await open(page, '/create-listing');
        await fillIn(page, 'Lamp of a wrong hour');
        // Drafts are saved shortly after the last keystroke.
        await expect
          .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('wrong hour')))
          .toBe(true);
        await page.reload();
        await expect.poll(() => titleField(page).inputValue()).toBe('Lamp of a wrong hour');
        await accountMenu(page, me.user.name).waitFor();
        // Every token looks expired to the browser; it must not refresh endlessly.
        expect(refreshes.length).toBeLessThan(15);
        expect(crashes).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );
});
