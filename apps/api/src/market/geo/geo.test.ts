import type { PlaceSuggestion } from '@porchlight/domain';
import { expect, it } from 'vitest';
import { rates } from '../../platform/limits/index.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { bundledPlaces, resolvePlace, stateCode } from './index.ts';

it.each([
  ['aus', 'Austin, TX'],
  ['AUSTIN', 'Austin, TX'],
  ['austin, t', 'Austin, TX'],
  ['austin tx', 'Austin, TX'],
  ['Austin, Minnesota', 'Austin, MN'],
  ['st louis', 'St. Louis, MO'],
  ['Saint Lou', 'St. Louis, MO'],
  ['ft worth', 'Fort Worth, TX'],
  ['fort wor', 'Fort Worth, TX'],
  ['mt vernon, ny', 'Mount Vernon, NY'],
  ['new yor', 'New York, NY'],
  ['canon city', 'Cañon City, CO'],
  ['78701', 'Austin, TX 78701'],
  ['7870', 'Austin, TX 78701'],
  ['Austin, TX 78701', 'Austin, TX 78701'],
  ['washington dc', 'Washington, DC'],
  // Short names.
  ['New York City', 'New York, NY'],
  ['new york city, ny', 'New York, NY'],
  ['New York City, New York', 'New York, NY'],
  ['new york c', 'New York, NY'],
  ['NYC', 'New York, NY'],
  ['nyc ny', 'New York, NY'],
  ['L.A.', 'Los Angeles, CA'],
  ['LA, CA', 'Los Angeles, CA'],
  ['SF', 'San Francisco, CA'],
  ['Philly', 'Philadelphia, PA'],
  ['Philly, PA', 'Philadelphia, PA'],
  ['philly pa', 'Philadelphia, PA'],
  ['12 Elm St, Philly, PA', 'Philadelphia, PA'],
  ['Vegas', 'Las Vegas, NV'],
  ['vegas, nevada', 'Las Vegas, NV'],
  ['DC', 'Washington, DC'],
  ['Washington D.C.', 'Washington, DC'],
  ['St Paul', 'Saint Paul, MN'],
  ['St. Paul, Minnesota', 'Saint Paul, MN'],
  ['Nola', 'New Orleans, LA'],
  ['Chi-town', 'Chicago, IL'],
  ['Brooklyn', 'Brooklyn, NY'],
  // Half-typed states.
  ['Portland, Mai', 'Portland, ME'],
  ['Springfield, Mis', 'Springfield, MO'],
  ['Austin, Tex', 'Austin, TX'],
  ['San Juan, PR', 'San Juan, PR'],
  ['san juan pr', 'San Juan, PR'],
  ['San Juan, Puerto Rico', 'San Juan, PR'],
  ['5 Calle Luna, San Juan, PR', 'San Juan, PR'],
  ['Bayamon', 'Bayamón, PR'],
  ['00901', 'San Juan, PR 00901'],
  ['96910', 'Hagatna, GU 96910'],
  ['Dededo, Guam', 'Dededo, GU'],
  ['Hagatna, GU', 'Hagåtña, GU'],
  ['Charlotte Amalie, U.S. Virgin Islands', 'Charlotte Amalie, VI'],
  ['charlotte amalie virgin islands', 'Charlotte Amalie, VI'],
  ['Pago Pago', 'Pago Pago, AS'],
  ['Saipan, MP', 'Saipan, MP'],
  // Typing errors.
  ['Seatle', 'Seattle, WA'],
  ['seattel', 'Seattle, WA'],
  ['Philadelpia', 'Philadelphia, PA'],
  ['albuqerque nm', 'Albuquerque, NM'],
  ['Pitsburgh, PA', 'Pittsburgh, PA'],
  ['minneap', 'Minneapolis, MN'],
])('%s: first %s', async (text, first) => {
  const places = await bundledPlaces();
  const found = await places.suggest(text, ['address', 'city', 'postcode'], 10);
  expect(found[0]?.formatted).toBe(first);
});

it.each([
  ['123 Main St, Austin, TX', 'Austin, TX'],
  ['123 main st austin tx', 'Austin, TX'],
  ['123 Main St, Austin, Texas', 'Austin, TX'],
  ['123 main st austin texas', 'Austin, TX'],
  ['123 Main St., Austin TX, USA', 'Austin, TX'],
  ['Main Street, Austin, TX', 'Austin, TX'],
  ['123 Main St 78701', 'Austin, TX 78701'],
  ['123 Main St, Austin, TX 78701', 'Austin, TX 78701'],
  ['123 Main St, Austin, TX 78701-1234', 'Austin, TX 78701'],
  ['123 Main St, Austin, TX 78701, United States', 'Austin, TX 78701'],
  ['123 Main St, 78701, Apt 4', 'Austin, TX 78701'],
  ['123 Main St, Austin, TX 00000', 'Austin, TX'],
  ['123 Main St Apt 4, Austin, TX', 'Austin, TX'],
  ['123 Main St #4B Austin TX', 'Austin, TX'],
  ['123 Main St, Austin, TX, Unit C', 'Austin, TX'],
  ['500 Ste Genevieve Ave, Ste. 12, Ste. Genevieve, MO', 'Sainte Genevieve, MO'],
  ['12-14 Elm Ave, St. Louis, Missouri', 'St. Louis, MO'],
  ['12 Elm St St Louis MO', 'St. Louis, MO'],
  ['1600 Pennsylvania Ave NW, Washington, D.C.', 'Washington, DC'],
  ['350 5th Ave, New York', 'New York, NY'],
  ['350 5th ave new york new york', 'New York, NY'],
  ['9 Lake Rd, Portland, Maine', 'Portland, ME'],
  ['1600 Pennsylvania Ave NW, Washington', 'Washington, DC'],
  // Half-typed addresses.
  ['123 main st austin', 'Austin, TX'],
  ['123 main st, aust', 'Austin, TX'],
  ['123 Main St, Austin, T', 'Austin, TX'],
  ['123 main st austin te', 'Austin, TX'],
])('a street address leads to its town: %s, first %s', async (text, first) => {
  const places = await bundledPlaces();
  const found = await places.suggest(text, ['address', 'city', 'postcode'], 10);
  expect(found[0]?.formatted).toBe(first);
});

it.each([
  ['Zxqvtown, PA', 'PA'],
  ['zxqvtown pa', 'PA'],
  ['Zxqvtown, Pennsylvania', 'PA'],
  ['5 Elm St, Zxqvtown, PA', 'PA'],
  ['5 Elm St, PR', 'PR'],
  ['Zxqvtown, PR', 'PR'],
  ['Zxqvtown, OR', 'OR'],
  ['Zxqvtown, Oregon', 'OR'],
  ['12 zxqvtown oregon', 'OR'],
  ['Zxqvtown, CO', 'CO'],
  ['Zxqvtown, AL, USA', 'AL'],
  ['Zxqvtown, Washington', 'WA'],
  ['Philly, NV', 'NV'],
  ['NYC, TX', 'TX'],
  ['Springfeild, GU', 'GU'],
])('a named state is always kept: %s', async (text, state) => {
  const places = await bundledPlaces();
  const found = await places.suggest(text, ['address', 'city', 'postcode'], 10);
  expect(found.filter((place) => place.state !== state).map(({ formatted }) => formatted)).toEqual([]);
});

it.each([
  // Traditional abbreviations of states, and countries.
  ['Washington, D. C.', 'Washington, DC'],
  ['Georgetown, Washington DC', 'Washington, DC'],
  ['Austin, Tex.', 'Austin, TX'],
  ['Austin Tex', 'Austin, TX'],
  ['Austin TX USA', 'Austin, TX'],
  ['Austin, TX, U.S.', 'Austin, TX'],
  ['Boston, Mass., U.S.A.', 'Boston, MA'],
  ['Miami, Fla', 'Miami, FL'],
  ['Santa Fe, N. Mex.', 'Santa Fe, NM'],
  ['Buffalo, N. Y.', 'Buffalo, NY'],
  ['Charleston, S. Carolina', 'Charleston, SC'],
  ['Charleston S Carolina', 'Charleston, SC'],
  ['Charleston, W.Va.', 'Charleston, WV'],
  ['Charleston West Virginia', 'Charleston, WV'],
  ['Fargo, N. Dakota', 'Fargo, ND'],
  ['Fargo, No. Dakota', 'Fargo, ND'],
  ['Billings MT', 'Billings, MT'],
  ['12 Elm St, Billings, MT', 'Billings, MT'],
  ['Austin, Travis County, TX', 'Austin, TX'],
  ['St Thomas, USVI', 'St Thomas, VI'],
  ['Charlotte Amalie, U.S.V.I.', 'Charlotte Amalie, VI'],
  ['Saipan CNMI', 'Saipan, MP'],
  ['New York, USA', 'New York, NY'],
  // Names that end like a state.
  ['Port Washington', 'Port Washington, NY'],
  ['Rocky Mt', 'Rocky Mount, NC'],
  // ZIP codes; those of another state are left out.
  ['78701, TX', 'Austin, TX 78701'],
  ['78701 TX', 'Austin, TX 78701'],
  ['TX 78701', 'Austin, TX 78701'],
  ['Austin TX 78701 USA', 'Austin, TX 78701'],
  ['Washington 20001', 'Washington, DC 20001'],
  ['Oregon 43616', 'Oregon, OH 43616'],
  ['1600 Pennsylvania Ave NW, Washington 20500', 'Washington, DC 20500'],
  ['San Juan, PR 02903', 'San Juan, PR'],
  ['Atlanta, GA 10001', 'Atlanta, GA'],
  ['Austin TX 90210', 'Austin, TX'],
  ['Austin, Tex. 90210', 'Austin, TX'],
  ['Washington DC 98101', 'Washington, DC'],
  ['Seattle, Washington 20001', 'Seattle, WA'],
  ['12 Elm St, Austin, TX 90210', 'Austin, TX'],
  ['10001, TX', undefined],
  ['TX 10001', undefined],
  ['N. Las Vegas, NV', 'North Las Vegas, NV'],
  ['E. Lansing, MI', 'East Lansing, MI'],
  ['S. San Francisco, CA', 'South San Francisco, CA'],
  ['So. San Francisco', 'South San Francisco, CA'],
  ['N Miami, FL', 'North Miami, FL'],
  ['W. Palm Beach FL', 'West Palm Beach, FL'],
  ['12 Elm St N Miami FL', 'North Miami, FL'],
  ['S Coffeyville, OK', 'S Coffeyville, OK'],
  // An exact name before a longer one.
  ['Bronx', 'Bronx, NY'],
  ['Brooklyn NYC', 'Brooklyn, NY'],
  ['Manhattan NYC', 'Manhattan, NY'],
  ['Brooklyn, New York City', 'Brooklyn, NY'],
  // Parts of a large city, and half-typed ones.
  ['Astoria, Queens', 'Queens, NY'],
  ['Capitol Hill, Seattle', 'Seattle, WA'],
  ['Main Street, Austin', 'Austin, TX'],
  ['12 Elm St, Brooklyn, new y', 'Brooklyn, NY'],
  // Foreign places, and texts that name no state.
  ['Washington, State', undefined],
  ['London, UK', undefined],
  ['London, England, UK', undefined],
  ['10 Downing Street, London, UK', undefined],
  ['Toronto, ON', undefined],
  ['Toronto, Ontario', undefined],
  ['Toronto, Ontario, Canada', undefined],
  ['Paris, FR', undefined],
  ['Paris, France', undefined],
  ['Manila, PH', undefined],
  ['Tijuana, Mexico', undefined],
  ['Kingston, Jamaica', undefined],
  ['Lima, Peru', undefined],
  // States have no point, and neither do codes that are short names too.
  ['TX USA', undefined],
  ['N.Y.', undefined],
  ['Mass.', undefined],
  ['LA', undefined],
  ['L.A.', 'Los Angeles, CA'],
  ['D.C.', 'Washington, DC'],
])('%s is found as %s', async (text, place) => {
  expect((await (await bundledPlaces()).find(text))?.formatted).toBe(place);
});

it.each([
  ['Guam', 'Dededo, GU'],
  ['Puerto Rico', 'San Juan, PR'],
  ['USVI', 'Saint Croix, VI'],
])('%s suggests its towns, largest first: %s', async (text, first) => {
  const found = await (await bundledPlaces()).suggest(text, ['city'], 10);
  expect(found[0]?.formatted).toBe(first);
  expect(new Set(found.map(({ state }) => state)).size).toBe(1);
});

it('a city with short names is suggested once, under its own id, and named once on a map', async () => {
  const places = await bundledPlaces();
  const found = await places.suggest('new york', ['city'], 10);
  expect(found.filter(({ formatted }) => formatted === 'New York, NY').length).toBe(1);
  expect((await places.suggest('nyc', ['city'], 1))[0]?.place_id).toBe('us-city-ny-new-york');
  const names = places.within({ west: -77, south: 38, east: -71, north: 43 }).map(({ name }) => name);
  expect(names.filter((name) => name === 'New York').length).toBe(1);
});

it('names on a map come with their inhabitants, the largest first', async () => {
  const shown = (await bundledPlaces()).within({ west: -99, south: 29, east: -96, north: 32 });
  const people = shown.map(({ population }) => population);
  expect(people[0]).toBeGreaterThan(500_000);
  expect(people).toEqual(people.toSorted((a, b) => b - a));
});

it('the town is followed by its ZIP codes that begin with the typed digits', async () => {
  const places = await bundledPlaces();
  const found = async (text: string) =>
    (await places.suggest(text, ['address', 'city', 'postcode'], 4)).map(({ formatted }) => formatted);
  expect(await found('123 Main St, Austin, TX')).toEqual([
    'Austin, TX',
    'Austin, TX 73301',
    'Austin, TX 73344',
    'Austin, TX 78701',
  ]);
  expect(await found('123 Main St, Austin, TX 7875')).toEqual([
    'Austin, TX',
    'Austin, TX 78750',
    'Austin, TX 78751',
    'Austin, TX 78752',
  ]);
});

it.each(['123 Main St', '77 Park Lane', '123 Main Street', '5 zxqvkjw, zxqvkjw', ', TX'])(
  'a street alone finds nothing: %s',
  async (text) => {
    const places = await bundledPlaces();
    expect(await places.suggest(text, ['address', 'city', 'postcode'], 10)).toEqual([]);
  },
);

it.each([
  [47.61, -122.33, 'Seattle, WA'],
  [30.27, -97.74, 'Austin, TX'],
  [21.31, -157.86, 'Honolulu, HI'],
  [64.84, -147.72, 'Fairbanks, AK'],
  [43.65, -79.38, undefined], // Toronto
  [45.5, -73.57, undefined], // Montreal
  [51.51, -0.13, undefined], // London
  [0, 0, undefined],
  [90, 180, undefined],
])('the nearest place to %d, %d is in %s', async (latitude, longitude, city) => {
  const place = (await bundledPlaces()).nearest({ latitude, longitude });
  expect(place && `${place.city}, ${place.state}`).toBe(city ?? null);
});

it('ranks by population', async () => {
  const places = await bundledPlaces();
  const found = await places.suggest('portland', ['city'], 5);
  expect(found.slice(0, 2).map((place) => place.formatted)).toEqual(['Portland, OR', 'Portland, ME']);
});

it.each([
  ['TX', 'TX'],
  ['texas', 'TX'],
  ['New  York', 'NY'],
  ['D.C.', 'DC'],
  ['pr', 'PR'],
  ['US Virgin Islands', 'VI'],
  ['D. C.', 'DC'],
  ['Tex.', 'TX'],
  ['W.Va.', 'WV'],
  ['N. Carolina', 'NC'],
  ['So. Dakota', 'SD'],
  ['Penna', 'PA'],
  ['CNMI', 'MP'],
  ['Ontario', undefined],
  ['', undefined],
])('state %j is %j', (text, code) => expect(stateCode(text)).toBe(code));

describeOnDatabases('place suggestions', (test) => {
  const suggest = async (query: string): Promise<PlaceSuggestion[]> => {
    const response = await test().request('GET', `/api/v1/geo/autocomplete?${query}`);
    expect(response.status, query).toBe(200);
    return (await response.json()).suggestions;
  };

  it('answers whole places with text and type, outside of an envelope', async () => {
    expect((await suggest('q=austin&types=address,city,postcode'))[0]).toEqual({
      place_id: 'us-city-tx-austin',
      formatted: 'Austin, TX',
      street: '',
      city: 'Austin',
      state: 'TX',
      postal_code: '',
      country: 'US',
      latitude: expect.closeTo(30.27, 1),
      longitude: expect.closeTo(-97.74, 1),
      text: 'Austin, TX',
      type: 'city',
    });
  });

  it.each([
    '',
    'q=',
    'q=au',
    'q=%20%20a%20%20',
    'q=zzzzzz',
    'q=%00%00%00',
    'q=austin&types=planet',
    'q=%27%3B--',
    `q=${'x'.repeat(5000)}`,
  ])('has no suggestions for %s', async (query) => expect(await suggest(query)).toEqual([]));

  it.each(['', 'lat=47.6', 'lat=north&lng=1', 'lat=91&lng=1', 'lat=1&lng=181', 'lat=1e3&lng=0'])(
    'finds nothing near %s',
    async (query) => expect((await test().request('GET', `/api/v1/geo/nearest?${query}`)).status).toBe(422),
  );

  it('gives only the wanted types', async () => {
    expect((await suggest('q=787&types=city')).filter((place) => place.type !== 'city')).toEqual([]);
    expect((await suggest('q=787&types=postcode')).every((place) => place.type === 'postcode')).toBe(true);
  });

  it('stores every suggested place by its text', async () => {
    const [place] = await suggest('q=dallas&types=city');
    const rows = await test().db.query('SELECT formatted, latitude FROM places WHERE formatted = $1', [
      'Dallas, TX',
    ]);
    expect(rows).toEqual([{ formatted: 'Dallas, TX', latitude: place?.latitude }]);
    await suggest('q=dallas&types=city');
    expect(await resolvePlace(test().db, ' Dallas,  TX ')).toMatchObject({ city: 'Dallas', state: 'TX' });
    expect(await resolvePlace(test().db, 'Austin, TX 78701')).toMatchObject({ postal_code: '78701' });
    for (const text of ['', 'Dallas', 'Nowhere, TX', 'Austin, NY 78701', 'x'.repeat(3000)]) {
      expect(await resolvePlace(test().db, text), text).toBeNull();
    }
  });

  it('limits requests per address, without counting texts that are too short to look up', async () => {
    const ask = (text: string): Promise<Response> =>
      test().request('GET', `/api/v1/geo/autocomplete?q=${text}`, { address: '192.0.2.50' });
    expect((await ask('austin')).status).toBe(200);
    await test().db.query('UPDATE rate_limits SET hits = $1 WHERE bucket LIKE $2', [
      rates.placesByAddress.max,
      `${rates.placesByAddress.name}:%`,
    ]);
    const refused = await ask('austin');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('au')).status).toBe(200);
  });
});
