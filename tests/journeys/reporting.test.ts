import { texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';

import { contractApi } from '../contract/api.ts';
import { addressOf, answerTo, ask, says } from './support/conversations.ts';
import { journey } from './support/journey.ts';
import { newcomer } from './support/people.ts';
import { open } from './support/steps.ts';

const words = texts.report;

describe('a message that somebody minds', () => {
  journey('is reported with what it says, and one is back in the conversation', async ({ visit, origin }) => {
    const [seller, buyer] = [await newcomer('Fair Fiona'), await newcomer('Wary Walt')];
    const listing = await contractApi(origin).listingOf(seller, { title: 'Lamp with a doubtful answer' });
    const question = await ask(origin, buyer, listing, 'Can I see it first?');
    await answerTo(origin, seller, question, 'Only after you have paid.');

    const { page } = await visit({ as: buyer });
    await open(page, addressOf(listing, seller));
    await says(page, 'Only after you have paid.').waitFor();
    await page.getByRole('link', { name: 'Report these messages' }).click();

    const form = page.getByRole('form', { name: words.title });
    const evidence = form.getByLabel(/^What can you show/);
    await expect
      .poll(() => evidence.inputValue())
      .toMatch(/^Fair Fiona wrote on .+\nOnly after you have paid\.$/);
    expect(await form.getByLabel(/^Who is it about/).inputValue()).toBe('Fair Fiona');
    expect(await form.getByLabel(/^URL of the listing/).inputValue()).toContain(listing.id);
    await page.getByRole('button', { name: new RegExp(words.cards.scams) }).click();
    await form.getByLabel(/^Subject/).fill('Money before a look');
    await form.getByLabel(/^Description/).fill('They want to be paid before I have seen it.');
    await form.getByRole('button', { name: words.submit }).click();
    await page.getByRole('heading', { name: words.sentTitle }).waitFor();
    await page.getByRole('link', { name: 'Back to the conversation' }).click();
    await says(page, 'Only after you have paid.').waitFor();
  });
});
