import { texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';

import { paths } from '../../apps/web/src/lib/paths.ts';
import { contractApi } from '../contract/api.ts';
import { addressOf, answerTo, ask, says } from './support/conversations.ts';
import { journey } from './support/journey.ts';
import { expectFocus } from './support/keys.ts';
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

      const { page } = await visit({ as: buyer, width: 360, height: 780, hasTouch: true });
      await open(page, addressOf(listing, seller));
      await says(page, 'Only after you have paid.').waitFor();
      const report = page.getByRole('link', { name: 'Report this message' });
      await report.tap();
      const sheet = page.getByRole('dialog', { name: 'Report this message' });
      await sheet.getByRole('blockquote').getByText('Only after you have paid.').waitFor();
      await sheet.getByRole('radio', { name: 'Scam or fraud' }).tap();
      await sheet.getByRole('textbox').fill('They want to be paid before I have seen it.');
      await sheet.getByRole('button', { name: 'Send report' }).tap();
      const sent = page.getByRole('dialog', { name: words.sentTitle });
      await sent.getByText(words.sentText).waitFor();
      await sent.getByRole('button', { name: 'Done' }).tap();
      await expectFocus(report);
      expect(await says(page, 'Only after you have paid.').isVisible()).toBe(true);

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
