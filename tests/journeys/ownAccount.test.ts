import { readFile } from 'node:fs/promises';
import { texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';

import { paths } from '../../apps/web/src/lib/paths.ts';
import { contractApi } from '../contract/api.ts';
import { addressOf, answerTo, ask, replyField, says } from './support/conversations.ts';
import { journey } from './support/journey.ts';
import { newcomer, password, signIn, waysIn } from './support/people.ts';
import { open } from './support/steps.ts';

/** The file names in a ZIP's directory. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  const entry = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = zip.indexOf(entry); at !== -1; at = zip.indexOf(entry, at + 4))
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString());
  return names;
}

describe('deleting an account', () => {
  journey(
    'ends the other session, exports the data, and deletes; messages stay with the other user',
    async ({ visit, origin }) => {
      const [lee, ben] = [await newcomer('Lee Leaving'), await newcomer('Ben Staying')];
      const listing = await contractApi(origin).listingOf(ben, { title: 'Chest of drawers' });
      const first = await ask(origin, lee, listing, 'Is the chest still there?');
      await answerTo(origin, ben, first, 'It is, come by.');

      // Two browsers of one user; the first ends the session of the second.
      const here = (await visit({ as: lee })).page;
      const there = (await visit({ expects: [/status of 401/] })).page;
      await open(there, paths.login.href());
      await signIn(there, lee.user.email);
      await there.waitForURL((url) => url.pathname !== paths.login.href());
      await here.bringToFront();
      await open(here, paths.profile.href());
      const places = here.getByRole('region', { name: 'Where you are signed in' });
      await places.getByText('Here', { exact: true }).waitFor();
      await places.getByRole('button', { name: `${texts.navigation.signOut} Chrome` }).click();
      await places.getByText('You are signed in here and nowhere else.').waitFor();
      await there.bringToFront();
      await open(there, paths.profile.href());
      await waysIn(there).waitFor();

      // An export, made while the page is open.
      await here.bringToFront();
      const data = here.getByRole('region', { name: 'Your data' });
      await data.getByRole('button', { name: 'Make a copy' }).click();
      const proof = here.getByRole('dialog', { name: 'Make a copy of your data?' });
      await proof.getByLabel(texts.profile.currentPassword).fill(password);
      await proof.getByRole('button', { name: 'Make a copy' }).click();
      const link = data.getByRole('link', { name: 'Download the copy' });
      await link.waitFor();
      const [download] = await Promise.all([here.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe('porchlight.zip');
      expect(namesIn(await readFile(await download.path()))).toEqual([
        'profile.json',
        'listings.json',
        'photos.json',
        'unused_photos.json',
        'messages.json',
        'offers.json',
        'favorites.json',
        'blocks.json',
        'notifications.json',
        'reports.json',
        'questions.json',
        'sign_ins.json',
        'shown_phones.json',
        'suspension.json',
        'moderator.json',
      ]);

      // Deleted with the password.
      await here.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = here.getByRole('dialog');
      await dialog.getByLabel(texts.profile.currentPassword).fill(password);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await here.getByText('Your account is deleted.').waitFor();
      await waysIn(here).waitFor();

      // The other user keeps both sides of the conversation, with a deleted user.
      const staying = (await visit({ as: ben })).page;
      await open(staying, addressOf(listing, lee));
      await staying.getByRole('heading', { level: 2, name: texts.common.deletedUser }).waitFor();
      await says(staying, 'Is the chest still there?').waitFor();
      await says(staying, 'It is, come by.').waitFor();
      expect(await replyField(staying).count()).toBe(0);
      expect(await staying.getByText('Lee Leaving').count()).toBe(0);
      const seller = await contractApi(origin).call('GET', `/users/${lee.user.id}`);
      expect(seller.status).toBe(404);
    },
  );
});
