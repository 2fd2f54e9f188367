import { texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';

import { paths } from '../../apps/web/src/lib/paths.ts';
import { contractApi } from '../contract/api.ts';
import { addressOf, answerTo, ask, says } from './support/conversations.ts';
import { journey } from './support/journey.ts';
import { newcomer, proven } from './support/people.ts';
import { open } from './support/steps.ts';

const words = texts.report;
const { kinds, labels } = texts.moderation;

describe('an abusive message', () => {
  journey(
    'is reported, opens a case about that message, and is removed by a moderator',
    async ({ visit, origin }) => {
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

      // The case is about the message itself: a moderator reads the messages before it, and removes it.
      const desk = (await visit({ as: await proven('Judging Jo') })).page;
      await open(desk, paths.desk.href());
      await desk.getByRole('link', { name: 'Lamp with a doubtful answer' }).click();
      await desk.getByText('They want to be paid before I have seen it.').waitFor();
      await desk.getByText('Can I see it first?').waitFor();
      await desk.getByRole('button', { name: 'Take and decide' }).click();
      await desk.getByRole('radio', { name: kinds.remove_message }).check();
      await desk.getByLabel(labels.reason, { exact: true }).selectOption('scam');
      await desk.getByRole('button', { name: 'Decide' }).click();
      await desk.getByText(/^This case is decided/).waitFor();
      await page.reload();
      await says(page, 'Can I see it first?').waitFor();
      expect(await says(page, 'Only after you have paid.').count()).toBe(0);
    },
  );
});
