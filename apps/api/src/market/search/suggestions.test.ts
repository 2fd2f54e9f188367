import type { SearchSuggestionsAnswer } from '@porchlight/domain';
import { beforeEach, expect, it } from 'vitest';
import { addListing, addUser, removeListings } from '../../testing/listings.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

describeOnDatabases('suggestions while typing', (server) => {
  beforeEach(() => removeListings(server()));

  const answer = async (text: string): Promise<SearchSuggestionsAnswer['suggestions']> => {
    const response = await server().request(
      'GET',
      `/api/v1/search/suggestions?query=${encodeURIComponent(text)}`,
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    return (await response.json()).suggestions;
  };
  const words = async (text: string): Promise<string[]> =>
    (await answer(text)).flatMap((each) => (each.kind === 'words' ? [each.text] : []));
  const slugs = async (text: string): Promise<string[]> =>
    (await answer(text)).flatMap((each) => (each.kind === 'category' ? [each.slug] : []));

  it('are words of titles, most frequent first, each in one form, with the words that follow the first', async () => {
    for (const title of ['Road bike', 'Road bikes, two', 'Bike rack', 'Bike rack', 'Big lamp', 'Café table'])
      await addListing(server(), { title, description: 'A birdcage stands beside it.' });
    expect(await words('bi')).toEqual(['bike', 'big', 'bike rack']);
    expect(await words('bike ')).toEqual(['bike rack']);
    expect(await words('ROAD-b')).toEqual(['road bike']);
    expect(await words('café t')).toEqual(['cafe table']);
    expect(await words('two road b')).toEqual([]);
    expect(await words('bird')).toEqual([]);
  });

  it('are synonyms of words in titles', async () => {
    await addListing(server(), { title: 'Green sofa' });
    expect(await words('couc')).toEqual(['couch']);
    expect(await words('lawn mo')).toEqual([]);
  });

  it('ignore punctuation and numbers, and join hyphenated words', async () => {
    await addListing(server(), { title: 'Washer/dryer, 4 years, wash.com, with washboard' });
    expect(await words('wa')).toEqual(['washboard', 'washer']);
  });

  it('disappear with the last public listing', async () => {
    const owner = await addUser(server());
    const id = await addListing(server(), { title: 'Oak wardrobe', owner });
    const update = (sql: string) => server().db.query(sql);
    const found = () => words('wardr');
    expect(await found()).toEqual(['wardrobe']);
    await update(`UPDATE users SET active = false WHERE id = '${owner}'`);
    expect(await found()).toEqual([]);
    await update(`UPDATE listings SET title = 'Pine wardrobe' WHERE id = '${id}'`);
    expect(await found()).toEqual([]);
    await update(`UPDATE users SET active = true WHERE id = '${owner}'`);
    expect(await words('pine w')).toEqual(['pine wardrobe']);
    await update(`UPDATE listings SET status = 'sold' WHERE id = '${id}'`);
    expect(await found()).toEqual([]);
    await update(`UPDATE listings SET status = 'active' WHERE id = '${id}'`);
    expect(await found()).toEqual(['wardrobe']);
    await update(`DELETE FROM users WHERE id = '${owner}'`);
    expect(await found()).toEqual([]);
    expect(await update('SELECT term FROM search_terms')).toEqual([]);
  });

  it('are categories by their names', async () => {
    expect(await slugs('home')).toEqual(['home-garden']);
    expect(await slugs('co')).toEqual(['community', 'other-community']);
  });

  it('are categories in which one of their search terms finds a listing', async () => {
    expect(await slugs('couch')).toEqual([]);
    await addListing(server(), { title: 'Green sofa', category: 'furniture' });
    await addListing(server(), { title: 'City bike', category: 'other-for-sale' });
    await addListing(server(), { title: 'Bike lock', category: 'electronics' });
    expect(await slugs('couch')).toEqual(['furniture']);
    expect(await slugs('bik')).toEqual(['other-for-sale']);
    await addListing(server(), { title: 'Bike repair on my porch', category: 'services-promo' });
    expect(await slugs('bik')).toEqual(['other-for-sale', 'services-promo']);
    await removeListings(server());
    expect(await slugs('bik')).toEqual([]);
  });
});
