import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { demoPerson } from './support/people.ts';
import { open } from './support/steps.ts';

/** What somebody may have got into the database before it was refused, or by another way than the forms. */
const hostile = [
  '<img src=x onerror="document.title=1"><script>document.title=1</script>',
  '\u202e\u2066gnitsil live na \u200f\u061c',
  `Z${'\u0351'.repeat(400)} ${'👩‍👩‍👧‍👦'.repeat(60)}`,
  'javascript:document.title=1',
  'a\u0000b\ufffd\ud800c',
  'W'.repeat(10_000),
].join(' ');

const words = new Set([
  'title',
  'description',
  'name',
  'subject',
  'content',
  'listing_title',
  'last_message',
]);

/** Lets every answer of the API say this wherever people write. */
async function answerWith(page: Page, text: string): Promise<void> {
  await page.route(/\/messages\/events$/, (route) => route.fulfill({ status: 204 }));
  await page.route(/\/api\/v1\/(?!auth|messages\/events)/, async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    const body = JSON.stringify(answer, (key, value: unknown) =>
      typeof value === 'string' && words.has(key) ? text : value,
    );
    await route.fulfill({ response, body });
  });
}

const pages = [
  ['/messages', /\/messages\/conversations/],
  ['/dashboard/my-listings', /\/user\/listings/],
  ['/dashboard/favorites', /\/favorites/],
] as const;

describe('hostile texts in the answers of the server', () => {
  journey('nothing runs, nothing sticks out of a phone', async ({ visit }) => {
    const { page } = await visit({ as: await demoPerson('ana'), width: 360 });
    await answerWith(page, hostile);
    for (const [path, call] of pages) {
      await Promise.all([page.waitForResponse(call), open(page, path)]);
      await page.getByText('javascript:document.title=1').first().waitFor();
      await expectNoSidewaysScroll(page);
      expect(await page.title(), path).not.toBe('1');
      const acting = page.locator('main script, main [onerror], a[href^="javascript:" i]');
      expect(await acting.count(), path).toBe(0);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
