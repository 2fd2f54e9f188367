import type { PlaceSuggestion } from '@porchlight/domain';
import { expect, test } from 'vitest';
import type { Geocoder } from '../../platform/ports/index.ts';
import { testClock } from '../../testing/testApi.ts';
import { createUpstreamGeocoder } from './upstream.ts';

const austin = { formatted: 'Austin, TX', text: 'Austin, TX', type: 'city' } as PlaceSuggestion;
const bundled: Geocoder = { suggest: async (_text, types) => (types.includes('city') ? [austin] : []) };

const house = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-97.7431, 30.2672] },
  properties: {
    osm_type: 'N',
    osm_id: 42,
    type: 'house',
    countrycode: 'US',
    housenumber: '100',
    street: 'Congress Avenue',
    city: 'Austin',
    state: 'Texas',
    postcode: '78701-1234',
  },
};

function bench(answer: (url: URL) => Promise<Response> | Response) {
  const asked: URL[] = [];
  const warnings: string[] = [];
  const clock = testClock();
  const geocoder = createUpstreamGeocoder({
    url: 'https://photon.test/api',
    bundled,
    clock,
    logger: { info() {}, error() {}, warn: (event) => void warnings.push(event) },
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : input);
      asked.push(url);
      return answer(url);
    },
  });
  const suggest = (text: string, types: ('address' | 'city')[] = ['address', 'city'], signal?: AbortSignal) =>
    geocoder.suggest(text, types, 10, signal);
  return { asked, warnings, clock, suggest };
}

const featuresOf = (...features: unknown[]) => Response.json({ type: 'FeatureCollection', features });

test('street addresses come first when the text begins like one', async () => {
  const { asked, suggest } = bench(() => featuresOf(house));
  const [address, city] = await suggest('100 Congress');
  expect(address).toEqual({
    place_id: 'osm:N42',
    formatted: '100 Congress Avenue, Austin, TX 78701',
    text: '100 Congress Avenue, Austin, TX 78701',
    street: '100 Congress Avenue',
    city: 'Austin',
    state: 'TX',
    postal_code: '78701',
    country: 'US',
    latitude: 30.2672,
    longitude: -97.7431,
    type: 'address',
  });
  expect(city).toBe(austin);
  expect(asked[0]?.searchParams.get('q')).toBe('100 Congress');
  expect(asked[0]?.searchParams.getAll('layer')).toEqual(['house', 'street']);
  expect((await suggest('austin'))[0]).toBe(austin);
});

test.each([
  ['of the United States', { countrycode: 'US', state: 'Puerto Rico' }],
  ['of a country of its own', { countrycode: 'PR' }],
])('an address in a territory is a U.S. address %s', async (_name, where) => {
  const { suggest } = bench(() =>
    featuresOf({
      ...house,
      properties: {
        ...house.properties,
        state: undefined,
        housenumber: '250',
        street: 'Calle Fortaleza',
        city: 'San Juan',
        postcode: '00901',
        ...where,
      },
    }),
  );
  expect((await suggest('250 Fortaleza'))[0]).toMatchObject({
    formatted: '250 Calle Fortaleza, San Juan, PR 00901',
    state: 'PR',
    country: 'US',
  });
});

test("the upstream isn't requested when no addresses are wanted", async () => {
  const { asked, suggest } = bench(() => featuresOf(house));
  expect(await suggest('austin', ['city'])).toEqual([austin]);
  expect(asked).toEqual([]);
});

test('incomplete or foreign addresses are left out, and so are duplicates', async () => {
  const variants = [
    { countrycode: 'CA' },
    { state: 'Ontario' },
    { state: undefined },
    { street: '', name: 'A shop' },
    { city: '' },
  ].map((properties) => ({ ...house, properties: { ...house.properties, ...properties } }));
  const oddPlaces = [[], ['x', 'y'], [500, 30]].map((coordinates) => ({
    ...house,
    geometry: { coordinates },
  }));
  const { suggest } = bench(() => featuresOf(null, 'x', {}, ...variants, ...oddPlaces, house, house));
  expect((await suggest('100 Congress', ['address'])).map(({ formatted }) => formatted)).toEqual([
    '100 Congress Avenue, Austin, TX 78701',
  ]);
});

test('a street without a number is an address; its text is cleaned', async () => {
  const street = {
    ...house.properties,
    housenumber: undefined,
    street: undefined,
    type: 'street',
    name: ' Main\0\n St ',
  };
  const { suggest } = bench(() => featuresOf({ ...house, properties: street }));
  expect((await suggest('main st', ['address']))[0]?.formatted).toBe('Main St, Austin, TX 78701');
});

test.each([
  ['fails', () => Promise.reject(new TypeError('no such host'))],
  ['is broken', () => new Response('oops', { status: 502 })],
  ['speaks another language', () => new Response('<html>')],
  ['says too much', () => new Response(`[${'1,'.repeat(600_000)}1]`)],
])(
  "when the upstream %s, the bundled places respond, and the upstream isn't requested for a while",
  async (_name, answer) => {
    const { asked, warnings, clock, suggest } = bench(answer);
    expect(await suggest('100 Congress')).toEqual([austin]);
    expect(await suggest('100 Congres')).toEqual([austin]);
    expect([asked.length, warnings]).toEqual([1, ['geocoder_unavailable']]);
    clock.advance(30_000);
    await suggest('100 Congre');
    expect(asked).toHaveLength(2);
  },
);

test('an aborted request is not logged as a failure of the upstream', async () => {
  const controller = new AbortController();
  const { asked, warnings, suggest } = bench(async () => {
    controller.abort();
    throw new DOMException('aborted', 'AbortError');
  });
  await suggest('100 Congress', ['address'], controller.signal);
  expect(warnings).toEqual([]);
  await suggest('100 Congress', ['address']);
  expect(asked).toHaveLength(2);
});

test('the upstream is requested once for equal texts, and again after a while', async () => {
  const { asked, clock, suggest } = bench(() => featuresOf(house));
  const answers = [
    await suggest('100 Congress'),
    await suggest('100 congress'),
    await suggest('100 Congress'),
  ];
  expect(asked).toHaveLength(1);
  expect(answers[1]).toEqual(answers[0]);
  await suggest('101 Congress');
  expect(asked).toHaveLength(2);
  clock.advance(10 * 60_000);
  await suggest('100 Congress');
  expect(asked).toHaveLength(3);
});
