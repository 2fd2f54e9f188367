import { texts } from '@porchlight/domain';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';

import { paths } from '../../apps/web/src/lib/paths.ts';
import { contractApi } from '../contract/api.ts';
import { journey } from './support/journey.ts';
import { form } from './support/listingForm.ts';
import { again, newcomer, password, proven } from './support/people.ts';
import { open, seeHeading } from './support/steps.ts';

const { kinds, labels } = texts.moderation;

/** Chooses a decision and its reason in a taken case. */
async function choose(page: Page, decision: string, reason: string): Promise<void> {
  await page.getByRole('radio', { name: decision }).check();
  await page.getByLabel(labels.reason, { exact: true }).selectOption(reason);
}

describe('a reported listing', () => {
  journey(
    'is hidden by one of two moderators, changed by its owner, and restored',
    async ({ visit, origin }) => {
      const title = 'Desk that is another desk';
      const [mo, max] = [await proven('Journey Mo'), await proven('Journey Max')];
      const [owner, reporter] = [await newcomer('Olive Owner'), await newcomer('Rita Reporter')];
      const listing = await contractApi(origin).listingOf(owner, { title });

      // Mo is a moderator by the server's settings, and adds Max.
      const first = await visit({ as: mo, expects: [/status of 409/] });
      await open(first.page, paths.deskModerators.href());
      await first.page.getByRole('button', { name: 'Add a moderator' }).click();
      const adding = first.page.getByRole('dialog', { name: 'Add a moderator' });
      await adding.getByLabel('Email').fill(max.user.email);
      await adding.getByLabel(texts.profile.currentPassword, { exact: true }).fill(password);
      await adding.getByRole('button', { name: 'Add' }).click();
      await first.page.getByText('Journey Max is a moderator now.').waitFor();
      const second = await visit({
        as: await again(max),
        width: 360,
        expects: [/status of 409/, /case: not/],
      });

      const reporting = await visit({ as: reporter });
      await open(reporting.page, paths.report.href({ listing: listing.id }));
      const words = texts.report;
      await reporting.page.getByRole('button', { name: new RegExp(words.cards.content) }).click();
      const report = reporting.page.getByRole('form', { name: words.title });
      await report.getByLabel(/^Subject/).fill('Not what is in the photos');
      await report.getByLabel(/^Description/).fill('It is a table.');
      await report.getByRole('button', { name: words.submit }).click();
      await reporting.page.getByRole('heading', { name: words.sentTitle }).waitFor();

      // Both open the case; the second one gets an error.
      for (const { page } of [first, second]) {
        await page.bringToFront();
        await open(page, paths.desk.href());
        await page.getByRole('link', { name: title }).click();
        await seeHeading(page, title);
        await page.getByText('It is a table.').waitFor();
      }
      await first.page.bringToFront();
      await first.page.getByRole('button', { name: 'Take and decide' }).click();
      await choose(first.page, kinds.hide_listing, 'misleading');
      await first.page.getByLabel(labels.words).fill('Please show the desk itself.');
      await first.page.getByRole('button', { name: 'Decide' }).click();
      await first.page.getByText(/^This case is decided/).waitFor();
      await second.page.bringToFront();
      await second.page.getByRole('button', { name: 'Take and decide' }).click();
      await second.page.getByText('Someone else was quicker').waitFor();
      await second.page.getByText('Please show the desk itself.').waitFor();
      await second.page.getByRole('button', { name: 'Show what it is now' }).click();
      await second.page.getByText(/^This case is decided/).waitFor();

      // Only its owner sees it; they read the reason and change it.
      const answer = await contractApi(origin).call('GET', `/listings/${listing.id}`);
      expect(answer.status).toBe(404);
      const changing = await visit({ as: owner, expects: [/status of 404/] });
      await open(changing.page, paths.listing.href(listing.id));
      await changing.page.getByText('Please show the desk itself.').waitFor();
      await open(changing.page, paths.editListing.href(listing.id));
      await changing.page.getByText('Please show the desk itself.').waitFor();
      await form(changing.page).getByLabel(texts.listingForm.description).fill('A table, to be honest.');
      await form(changing.page).getByRole('button', { name: texts.listingForm.updateAction }).click();
      await changing.page.getByText(texts.listingForm.updatedTitle).first().waitFor();

      // Back in the queue, it is restored.
      await second.page.bringToFront();
      await open(second.page, paths.desk.href());
      await second.page.getByText('Edited since').waitFor();
      await second.page.getByRole('link', { name: title }).click();
      await second.page
        .getByRole('region', { name: 'As it is now' })
        .getByText('A table, to be honest.')
        .waitFor();
      await second.page.getByRole('button', { name: 'Take and decide' }).click();
      await choose(second.page, kinds.restore, 'no_violation');
      await second.page.getByRole('button', { name: 'Decide' }).click();
      await second.page.getByText(/^This case is decided/).waitFor();
      const restored = await contractApi(origin).call('GET', `/listings/${listing.id}`);
      expect(restored.status).toBe(200);

      await open(second.page, paths.deskLog.href({ action: 'decided' }));
      const entries = second.page.getByRole('table').getByRole('row').filter({ hasText: title });
      await expect.poll(() => entries.count()).toBe(2);
      await expect
        .poll(() => entries.allInnerTexts())
        .toEqual([
          expect.stringMatching(/Journey Max[^]*Restore/),
          expect.stringMatching(/Journey Mo[^]*Hide the listing/),
        ]);
    },
  );
});
