import { type MapAnswer, milesBetween, readBounds } from '@porchlight/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundledPlaces } from '../geo/index.ts';
import { addListing, addUser, listListings, listTitles, removeListings } from '../../testing/listings.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

/**
 * Miles between pairs of cities from an independent source: coordinates from Wikipedia, distances by Vincenty's
 * formula on the WGS 84 ellipsoid.
 */
const pairs = [
  ['Seattle, WA', 'Tacoma, WA', 25.0],
  ['Seattle, WA', 'Portland, OR', 145.4],
  ['Austin, TX', 'San Antonio, TX', 73.5],
  ['Dallas, TX', 'Fort Worth, TX', 30.4],
  ['Austin, TX', 'Houston, TX', 145.7],
  ['New York, NY', 'Philadelphia, PA', 80.6],
  ['Boston, MA', 'Providence, RI', 41.2],
  ['Los Angeles, CA', 'San Diego, CA', 111.5],
  ['Denver, CO', 'Boulder, CO', 24.3],
  ['Chicago, IL', 'Milwaukee, WI', 81.4],
  ['Minneapolis, MN', 'Madison, WI', 233.1],
  ['Miami, FL', 'Tampa, FL', 205.6],
  ['Atlanta, GA', 'Savannah, GA', 223.4],
  ['Phoenix, AZ', 'Tucson, AZ', 105.9],
  ['Los Angeles, CA', 'Las Vegas, NV', 228.4],
  ['Seattle, WA', 'Anchorage, AK', 1437.9],
  ['Los Angeles, CA', 'Honolulu, HI', 2563.1],
  ['Boston, MA', 'Burlington, VT', 181.9],
  ['Albuquerque, NM', 'Santa Fe, NM', 57.8],
  ['Nashville, TN', 'Memphis, TN', 196.7],
  ['New York, NY', 'Los Angeles, CA', 2450.8],
  ['Miami, FL', 'Seattle, WA', 2734.4],
] as const;

const near = (place: string, more = ''): string => `near=${encodeURIComponent(place)}&limit=100${more}`;

describeOnDatabases('a map around the date line', (test) => {
  const titles = (bounds: string): Promise<string[]> =>
    listTitles(test(), `bounds=${bounds}&sort_by=title&sort_order=asc`);
  const map = async (query: string): Promise<MapAnswer> =>
    (await (await test().request('GET', `/api/v1/listings/map?${query}`)).json()).data;

  beforeAll(async () => {
    await removeListings(test());
    for (const city of ['Dededo, GU', 'Wake Island, HI', 'Atka, AK', 'Honolulu, HI'])
      await addListing(test(), { title: city, place: city });
  });

  it.each([
    ['170,50,-170,56', ['Atka, AK']],
    ['140,10,-150,56', ['Atka, AK', 'Dededo, GU', 'Honolulu, HI', 'Wake Island, HI']],
    ['140,10,-160,56', ['Atka, AK', 'Dededo, GU', 'Wake Island, HI']],
    ['160,0,180,90', ['Wake Island, HI']],
    ['-180,0,-150,90', ['Atka, AK', 'Honolulu, HI']],
    ['-150,0,140,90', []],
    ['-180,-90,180,90', ['Atka, AK', 'Dededo, GU', 'Honolulu, HI', 'Wake Island, HI']],
  ])('%s finds %j, in the list and on the map', async (bounds, expected) => {
    expect(await titles(bounds)).toEqual(expected);
    expect((await map(`bounds=${bounds}`)).total).toBe(expected.length);
  });

  it('starts with the smallest area that contains everything, and names its cities', async () => {
    const { bounds } = await map('cells=8');
    const read = readBounds(bounds);
    expect(read?.west).toBeCloseTo(144.84, 1);
    expect(read?.east).toBeCloseTo(-157.86, 1);
    const { places } = await map('bounds=140,10,-150,56');
    expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(['Honolulu', 'Saipan']));
  });

  it('a cluster may lie across it', async () => {
    const { clusters, bounds } = await map('bounds=-180,-90,180,90&cells=2');
    expect(clusters).toEqual([
      expect.objectContaining({ listings: 4, longitude: expect.closeTo(174.8, 0), bounds }),
    ]);
  });
});

describeOnDatabases('listings near a place', (test) => {
  const titles = (query: string): Promise<string[]> => listTitles(test(), query);

  describe('far apart', () => {
    beforeAll(async () => {
      await removeListings(test());
      const owner = await addUser(test());
      for (const place of new Set(pairs.map(([, to]) => to)))
        await addListing(test(), { owner, place, title: place });
    });

    it('match an independent source and another formula', async () => {
      const places = await bundledPlaces();
      const told: unknown[] = [];
      for (const [from, to, miles] of pairs) {
        const { listings } = await listListings(test(), near(from, '&radius=any'));
        const away = listings.find(({ title }) => title === to)?.distance_miles ?? NaN;
        const [a, b] = [await places.find(from), await places.find(to)];
        const other = a && b ? milesBetween(a, b) : NaN;
        // Tolerance: half a mile of rounding, half a percent between a sphere and an ellipsoid, and different centers
        // of a city.
        const isRight =
          Math.abs(away - miles) <= 2 + miles / 200 && Math.abs(away - other) <= 1 + other / 500;
        if (!isRight) told.push([from, to, miles, away, other]);
      }
      expect(told).toEqual([]);
    });

    it('are all listed by distance, on pages and by cursors', async () => {
      const { listings } = await listListings(test(), near('Seattle, WA', '&radius=any&sort_by=distance'));
      const miles = listings.map(({ distance_miles: away = NaN }) => away);
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      const second = near('Seattle, WA', '&radius=any&sort_by=distance').replace(
        'limit=100',
        'limit=4&page=2',
      );
      expect((await listListings(test(), second)).listings).toEqual(listings.slice(4, 8));
    });
  });

  describe('around one', () => {
    beforeAll(async () => {
      await removeListings(test());
      const owner = await addUser(test());
      for (const [title, place, day] of [
        ['bike', 'Tacoma, WA', 1],
        ['desk', 'Seattle, WA', 2],
        ['lamp', 'Seattle, WA', 3],
        ['sofa', 'Seattle, WA 98104', 4],
        ['boat', 'Olympia, WA', 5],
        ['tent', 'Portland, OR', 6],
      ] as const)
        await addListing(test(), { owner, place, title, createdAt: `2026-01-0${day}T00:00:00.000Z` });
    });

    it('extend to the radius', async () => {
      const found = (radius: string) => titles(near('Seattle, WA', `&radius=${radius}`));
      expect(await found('5')).toEqual(['sofa', 'lamp', 'desk']);
      expect(await found('25')).toEqual(['sofa', 'lamp', 'desk', 'bike']);
      expect(await found('50')).toEqual(['boat', 'sofa', 'lamp', 'desk', 'bike']);
      expect(await found('any')).toEqual(['tent', 'boat', 'sofa', 'lamp', 'desk', 'bike']);
      expect(await titles(near('Tacoma, WA'))).toEqual(await titles(near('Tacoma, WA', '&radius=25')));
    });

    it('return their distance, and from where', async () => {
      const { listings, near: from } = await listListings(test(), near('seattle wa', '&radius=50'));
      expect(from).toBe('Seattle, WA');
      const miles = Object.fromEntries(listings.map(({ title, distance_miles: away }) => [title, away]));
      expect(miles).toMatchObject({ desk: 0, lamp: 0, bike: 25 });
      const elsewhere = await listListings(test(), 'query=bike');
      expect(elsewhere.near).toBeUndefined();
      expect(elsewhere.listings[0]).not.toHaveProperty('distance_miles');
    });

    it.each(['', '&query=desk or lamp or bike or boat or sofa or tent'])(
      'nearest first, newest first within a place; by cursors forward and back%s',
      async (words) => {
        const query = near('Seattle, WA', `&radius=any&sort_by=distance${words}`);
        const all = await titles(query);
        expect(all).toEqual(['lamp', 'desk', 'sofa', 'bike', 'boat', 'tent']);
        const pageOf = (cursor = '') =>
          listListings(test(), `${query.replace('limit=100', 'limit=2')}&cursor=${cursor}`);
        const walk = [await pageOf()];
        for (let next = walk[0]?.pagination.next_cursor; next !== undefined;) {
          const page = await pageOf(next);
          walk.push(page);
          next = page.pagination.next_cursor;
        }
        expect(walk.map(({ listings }) => listings.map(({ title }) => title))).toEqual([
          all.slice(0, 2),
          all.slice(2, 4),
          all.slice(4),
        ]);
        const back = await pageOf(walk[2]?.pagination.prev_cursor);
        expect(back.listings.map(({ title }) => title)).toEqual(all.slice(2, 4));
      },
    );

    it.each([
      ['Seatle', 'Seattle, WA'],
      ['seattl', 'Seattle, WA'],
      ['Seattle', 'Seattle, WA'],
      ['Seatle, WA', 'Seattle, WA'],
      ['98104', 'Seattle, WA 98104'],
      ['400 Broad St, Seattle, WA', 'Seattle, WA'],
    ])('correct a misspelled place: %s', async (typed, place) => {
      expect(await listListings(test(), near(typed))).toMatchObject({ near: place });
    });

    it('match a named state, which has no point; an unknown place matches none', async () => {
      for (const sort of ['', '&sort_by=distance']) {
        const state = await listListings(test(), near('Oregon', sort));
        expect(state.listings.map(({ title }) => title)).toEqual(['tent']);
        expect(state.near).toBeUndefined();
      }
      expect(await titles(near('zxqvkjw'))).toEqual([]);
    });
  });

  it('more than are sorted at once are read place by place', async () => {
    await removeListings(test());
    const owner = await addUser(test());
    for (const place of ['Tacoma, WA', 'Seattle, WA'])
      await addListing(test(), { owner, place, title: place });
    const columns =
      'user_id, category_id, description, price_cents, price_type, location, place, contact_email, updated_at';
    await test().db.query(
      `INSERT INTO listings (id, title, created_at, ${columns})
       SELECT gen_random_uuid(), title || ' ' || n, created_at - n % 7 * interval '1 day', ${columns}
       FROM listings, generate_series(1, 700) AS n`,
    );
    const query = near('Seattle, WA', '&sort_by=distance');
    const first = await listListings(test(), query);
    expect(first.pagination).toMatchObject({ total: 1000, total_is_exact: false, has_next: true });
    const ids: string[] = [];
    let page = first;
    for (;;) {
      ids.push(...page.listings.map(({ id }) => id));
      const { next_cursor: next } = page.pagination;
      if (next === undefined) break;
      page = await listListings(test(), `${query}&cursor=${next}`);
    }
    expect(new Set(ids).size).toBe(1402);
    expect(ids).toHaveLength(1402);
    const seventh = await listListings(test(), `${query}&page=8`);
    expect(seventh.listings.map(({ id }) => id)).toEqual(ids.slice(700, 800));
    expect(seventh.listings.map(({ distance_miles: away }) => away)).toContain(25);
    const back = await listListings(test(), `${query}&cursor=${page.pagination.prev_cursor}`);
    expect(back.listings.map(({ id }) => id)).toEqual(ids.slice(1300, 1400));
  });
});
