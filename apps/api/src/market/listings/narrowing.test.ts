import { limits, listingConditions, pricePeriods } from '@porchlight/domain';
import { expect, it } from 'vitest';
import { addListing, addUser, listListings, listTitles, removeListings } from '../../testing/listings.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

const hourMs = 60 * 60_000;

describeOnDatabases('filters besides words', (test) => {
  const ago = (hours: number): string =>
    new Date(test().clock.now().getTime() - hours * hourMs).toISOString();

  it('posted within some days, to the hour, even if it was bumped', async () => {
    await removeListings(test());
    for (const hours of [0, 24, 25, 72, 73, 168, 169, 720, 721])
      await addListing(test(), { title: `${hours} hours`, createdAt: ago(hours) });
    await test().db.query(`UPDATE listings SET bumped_at = $1 WHERE title = '721 hours'`, [ago(0)]);
    const within = async (days: string): Promise<number> =>
      (await listTitles(test(), `posted_within=${days}`)).length;
    expect(await Promise.all(['1', '3', '7', '30', 'any'].map(within))).toEqual([2, 4, 6, 8, 9]);
  });

  it('with photos only', async () => {
    await removeListings(test());
    for (const photo of [true, false]) await addListing(test(), { title: `Photo: ${photo}`, photo });
    expect(await listTitles(test(), 'with_photos=true')).toEqual(['Photo: true']);
    expect(await listTitles(test(), 'with_photos=false')).toHaveLength(2);
  });

  it('in one condition; listings without a condition match none', async () => {
    await removeListings(test());
    for (const condition of [...listingConditions, undefined])
      await addListing(test(), { title: String(condition), ...(condition && { condition }) });
    for (const condition of listingConditions)
      expect(await listTitles(test(), `condition=${condition}`)).toEqual([condition]);
    expect(await listTitles(test(), 'condition=any')).toHaveLength(listingConditions.length + 1);
  });

  it('priced for one period; a total price matches none, and price limits apply to that period', async () => {
    await removeListings(test());
    for (const pricePeriod of [...pricePeriods, undefined])
      for (const cents of [900, 2000])
        await addListing(test(), {
          title: `${pricePeriod ?? 'whole'} ${cents}`,
          category: 'other-services',
          cents,
          ...(pricePeriod && { pricePeriod }),
        });
    for (const period of pricePeriods) {
      expect(await listTitles(test(), `price_period=${period}`)).toHaveLength(2);
      expect(await listTitles(test(), `price_period=${period}&max_price=10`)).toEqual([`${period} 900`]);
    }
    expect(await listTitles(test(), 'price_period=any')).toHaveLength(2 * (pricePeriods.length + 1));
  });

  it('without some sellers, with their current names', async () => {
    await removeListings(test());
    const [ana, ben, cleo] = [
      await addUser(test(), 'Ana'),
      await addUser(test(), 'Ben'),
      await addUser(test(), 'Cleo'),
    ];
    for (const owner of [ana, ben, cleo]) await addListing(test(), { owner, title: `Of ${owner}` });
    const left = (ids: readonly string[]) => listListings(test(), `without_sellers=${ids.join(',')}`);
    const { listings, without_sellers: names } = await left([ben, ana.toUpperCase()]);
    expect(listings.map(({ user_id: owner }) => owner)).toEqual([cleo]);
    expect(names).toEqual([
      { id: ben, name: 'Ben' },
      { id: ana, name: 'Ana' },
    ]);
    // Ids that are deactivated, unknown or invalid exclude nothing and have no name.
    await test().db.query('UPDATE users SET active = false WHERE id = $1', [ben]);
    const gone = await left([ben, 'nobody', test().deps.ids.next()]);
    expect(gone.listings).toHaveLength(2);
    expect(gone.without_sellers).toEqual([]);
    expect(await listListings(test(), '')).not.toHaveProperty('without_sellers');
    const many = Array.from({ length: limits.withoutSellersMax }, () => test().deps.ids.next());
    expect((await left(many)).listings).toHaveLength(2);
  });
});
