import { limits, type MyListingsAnswer, texts } from '@porchlight/domain';
import { expect } from 'vitest';
import { contractApi, dataOf } from '../contract/api.ts';
import { journey } from './support/journey.ts';
import { ourServer } from './support/ourServer.ts';
import { demoPerson, newcomer, unsubscribeLinkFor } from './support/people.ts';
import { later } from './support/serverControl.ts';
import { open, seeHeading } from './support/steps.ts';

journey('an unread message sends an email, and its link stops further ones', async ({ visit }) => {
  const api = contractApi(ourServer().origin);
  const [ana, tim] = [await demoPerson('ana'), await newcomer('Told Tim')];
  const own = api.call('GET', '/user/listings?status=active', { token: ana.token });
  const [listing] = (await dataOf<MyListingsAnswer>(own)).listings;
  const sent = await api.call('POST', '/messages', {
    token: tim.token,
    json: { listing_id: listing?.id, content: 'Is it still there?' },
  });
  expect(sent.status).toBe(201);
  await later(limits.unreadEmailMinutes + 1);
  // Due emails are sent when another job comes in.
  await newcomer('Waking Will');

  const { page } = await visit();
  await open(page, await unsubscribeLinkFor(ana.user.email));
  await page.getByText(texts.notifications.kinds.message).waitFor();
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await seeHeading(page, 'Emails stopped');

  const { page: hers } = await visit({ as: await demoPerson('ana') });
  await open(hers, '/profile');
  const kind = hers.getByRole('group', { name: texts.notifications.kinds.message });
  await expect.poll(() => kind.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
  await kind.getByText('Daily').click();
  await hers.getByText('Saved', { exact: true }).waitFor();
  await hers.reload();
  await expect.poll(() => kind.getByRole('radio', { name: 'Daily' }).isChecked()).toBe(true);
});
