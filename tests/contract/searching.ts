import type { ListingsAnswer, SearchSuggestion } from '@porchlight/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf, type ContractApi } from './api.ts';

/** Contract for text search: synonyms, exclusions and spelling corrections. */
export function searchingContract(api: () => ContractApi): void {
  // A word unique to this run, so only its listings match.
  const mark = `zeph${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const titles = { sofa: `Green sofa ${mark}`, lamp: `Brass lamp ${mark}`, desk: `Walnut desk ${mark}` };
  beforeAll(async () => {
    const seller = await api().newUser();
    for (const title of Object.values(titles)) await api().listingOf(seller, { title });
  });

  const search = async (query: string, more = ''): Promise<ListingsAnswer> => {
    const response = await api().call('GET', `/listings?query=${encodeURIComponent(query)}${more}`);
    expect(response.status, query).toBe(200);
    return dataOf<ListingsAnswer>(response);
  };
  const found = async (query: string, more = ''): Promise<string[]> =>
    (await search(query, more)).listings.map(({ title }) => title).toSorted();

  describe('words', () => {
    it('match synonyms', async () => {
      expect(await found(`${mark} couch`)).toEqual([titles.sofa]);
      expect(await search(`${mark} couch`)).not.toHaveProperty('corrected_query');
    });

    it('with a leading hyphen exclude matches, alone or in quotation marks', async () => {
      expect(await found(`${mark} -sofa`)).toEqual([titles.lamp, titles.desk]);
      expect(await found(`-sofa ${mark} -"brass lamp"`)).toEqual([titles.desk]);
      expect(await found(`${mark} -"lamp brass"`)).toHaveLength(3);
      // An exclusion doesn't exclude synonyms.
      expect(await found(`${mark} sofa -couch`)).toEqual([titles.sofa]);
    });

    it.each(['--', '\u2013', '\u2014'])('with a leading dash are not excluded: %s', async (dash) => {
      expect(await found(`${mark} ${dash}sofa`)).toEqual([titles.sofa]);
    });

    it.each(['-sofa', '-"sofa" -lamp', '- -', '-', '"', '-"', '""', '\'"-(', '-:* | !'])(
      'find nothing when there is no word to match: %s',
      async (query) => {
        expect((await search(query)).listings).toEqual([]);
      },
    );

    it('that find nothing are corrected, and the response includes the correction', async () => {
      const answer = await search(`barss ${mark}`);
      expect(answer.listings.map(({ title }) => title)).toEqual([titles.lamp]);
      expect(answer.corrected_query).toBe(`brass ${mark}`);
      expect(answer.pagination.total).toBe(1);
      const exact = await search(`barss ${mark}`, '&spelling=exact');
      expect(exact).toMatchObject({ listings: [], pagination: { total: 0 } });
      expect(exact).not.toHaveProperty('corrected_query');
      expect((await api().call('GET', '/listings?query=desk&spelling=loose')).status).toBe(422);
    });
  });

  describe('suggestions', () => {
    const suggest = async (text: string): Promise<SearchSuggestion[]> => {
      const response = await api().call('GET', `/search/suggestions?query=${encodeURIComponent(text)}`);
      expect(response.status, text).toBe(200);
      return (await response.json()).suggestions;
    };

    it('complete the typed text with words of titles, and find something', async () => {
      expect(await suggest(mark.slice(0, -1))).toContainEqual({ kind: 'words', text: mark });
      const [first] = await suggest(`sofa ${mark.slice(0, -1)}`);
      expect(first).toEqual({ kind: 'words', text: `sofa ${mark}` });
      expect(await found(`sofa ${mark}`)).toEqual([titles.sofa]);
      expect(await suggest('sofa ')).toContainEqual({ kind: 'words', text: `sofa ${mark}` });
    });

    it('are categories, with their main category', async () => {
      expect(await suggest('FURNIT')).toContainEqual({
        kind: 'category',
        category_id: expect.anything(),
        slug: 'furniture',
        name: 'Furniture',
        main_category: { slug: 'for-sale', name: 'For Sale' },
      });
      expect(await suggest('comm')).toContainEqual(
        expect.objectContaining({ slug: 'community', main_category: null }),
      );
    });

    it('are few, and empty for short input and nonsense', async () => {
      expect((await suggest('ta')).length).toBeLessThanOrEqual(8);
      for (const text of ['', ' ', 'f', '%', '_____', '"', '\0', 'zxqvkjw', 'x'.repeat(5000), '沙发'])
        expect(await suggest(text), text.slice(0, 20)).toEqual([]);
      expect((await api().call('GET', '/search/suggestions')).status).toBe(200);
    });
  });
}
