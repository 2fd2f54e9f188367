import { type DayNumbers, type NumbersAnswer, texts } from '@porchlight/domain';
import { beforeAll, describe, expect, test } from 'vitest';

import { type ContractApi, dataOf, errorOf, type TestUser } from './api.ts';

/** Contract for the daily numbers of moderation. */
export function numbersContract(api: () => ContractApi): void {
  const call = (path: string, who?: TestUser) =>
    api().call('GET', path, who === undefined ? {} : { token: who.token });

  describe('moderation numbers', () => {
    let mo: TestUser;
    beforeAll(async () => {
      mo = await api().moderator('Nan');
    });
    const days = async (query = ''): Promise<DayNumbers[]> =>
      (await dataOf<NumbersAnswer>(call(`/admin/numbers${query}`, mo))).days;
    const today = async (): Promise<DayNumbers | undefined> => (await days('?days=7')).at(-1);

    test('are for moderators', async () => {
      expect((await call('/admin/numbers')).status).toBe(401);
      const refused = await call('/admin/numbers', await api().newUser());
      expect(refused.status).toBe(403);
      expect((await errorOf(refused)).message).toBe(texts.moderation.notModerator);
    });

    test('cover a month or the requested number of days, each once, ending today', async () => {
      const month = await days();
      expect(month).toHaveLength(30);
      expect(new Set(month.map(({ day }) => day)).size).toBe(30);
      expect(month.map(({ day }) => day)).toEqual(month.map(({ day }) => day).toSorted());
      expect((await days('?days=7')).map(({ day }) => day)).toEqual(month.slice(-7).map(({ day }) => day));
      expect(await days('?days=90')).toHaveLength(90);
    });

    test.each(['6', '91', '0', '-7', '7.5', 'all'])("can't be requested for %s days", async (asked) => {
      const refused = await call(`/admin/numbers?days=${asked}`, mo);
      expect(refused.status).toBe(422);
      expect((await errorOf(refused)).errors?.['days']).toHaveLength(1);
    });

    test('count what users do, unless midnight falls in between', async () => {
      const before = await today();
      const [seller, buyer] = [await api().newUser(), await api().newUser()];
      const listing = await api().listingOf(seller);
      const write = { listing_id: listing.id, subject: '', content: 'Is it still there?' };
      expect((await api().call('POST', '/messages', { token: buyer.token, json: write })).status).toBe(201);
      const sell = { token: seller.token, json: { status: 'sold', promised_to: buyer.id } };
      expect((await api().call('PATCH', `/listings/${listing.id}/status`, sell)).status).toBe(200);
      const report = {
        reporter_name: 'Rae',
        reporter_email: 'rae@porchlight.test',
        report_type: 'spam',
        urgency: 'low',
        subject: 'Twice',
        description: 'It stands there twice.',
        contact_preference: 'none',
      };
      expect((await api().call('POST', '/support/report', { json: report })).status).toBe(201);
      const after = await today();
      if (after?.day !== before?.day) return;
      expect(after).toMatchObject({
        listings: (before?.listings ?? 0) + 1,
        people: (before?.people ?? 0) + 2,
        // The notice of the sale is a system message and isn't counted.
        messages: (before?.messages ?? 0) + 1,
        sold: (before?.sold ?? 0) + 1,
        reports: (before?.reports ?? 0) + 1,
      });
    });
  });
}
