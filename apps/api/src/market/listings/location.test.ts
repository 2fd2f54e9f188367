import { beforeAll, expect, it } from 'vitest';
import { addListing, addUser, listTitles, removeListings } from '../../testing/listings.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

const austin = 'Austin, TX';
const dallas = 'Dallas, TX';
const dc = 'Washington, DC';
const la = 'Los Angeles, CA';
const vegas = 'Las Vegas, NV';
const northVegas = 'North Las Vegas, NV';
const newYork = 'New York, NY';
const buffalo = 'Buffalo, NY';
const philly = 'Philadelphia, PA';
const others = [
  'Austin, MN',
  'Seattle, WA',
  'Springfield, MO',
  'Springfield, MA',
  'Boston, MA',
  'Miami, FL',
  'Miami, OK',
  'Port Washington, NY',
  'Saint Thomas, PA',
  'St Thomas, VI',
  'Charleston, SC',
  'Charleston, WV',
  'London, OH',
  'Ontario, CA',
  'Providence, RI',
  'San Juan, PR',
  'New Orleans, LA',
  'S Coffeyville, OK',
  'Billings, MT',
  'Brooklyn, NY',
];

describeOnDatabases('a location filter', (test) => {
  beforeAll(async () => {
    await removeListings(test());
    const owner = await addUser(test());
    for (const place of [austin, dallas, dc, la, vegas, northVegas, newYork, buffalo, philly, ...others])
      await addListing(test(), { owner, place, title: place });
  });

  it.each([
    // Short names mean the city that `near` finds.
    ['NYC', [newYork]],
    ['New York City', [newYork]],
    ['New York City, NY', [newYork]],
    ['NYC, NY', [newYork]],
    ['nyc ny', [newYork]],
    ['NYC, TX', []],
    ['Philly', [philly]],
    ['Philly, PA', [philly]],
    ['philly penna', [philly]],
    ['L.A.', [la]],
    ['LA, CA', [la]],
    ['LA', ['New Orleans, LA']],
    ['Vegas', [vegas]],
    ['Brooklyn NYC', ['Brooklyn, NY']],
    ['Washington, D. C.', [dc]],
    ['Washington D.C.', [dc]],
    ['Washington', ['Seattle, WA', dc]],
    ['Austin, Tex.', [austin]],
    ['Austin, Tex', [austin]],
    ['Austin Tex', [austin]],
    ['Austin TX USA', [austin]],
    ['Austin, TX, United States', [austin]],
    ['TX USA', [austin, dallas]],
    ['N.Y.', ['Brooklyn, NY', buffalo, newYork, 'Port Washington, NY']],
    ['Mass.', ['Boston, MA', 'Springfield, MA']],
    ['Calif.', [la, 'Ontario, CA']],
    ['Miami, Fla', ['Miami, FL']],
    ['St Thomas, USVI', ['St Thomas, VI']],
    ['Charleston, S. Carolina', ['Charleston, SC']],
    ['Charleston West Virginia', ['Charleston, WV']],
    ['Billings MT', ['Billings, MT']],
    ['Springfield, Mis', ['Springfield, MO']],
    ['Springfield, Massa', ['Springfield, MA']],
    ['Port Washington', ['Port Washington, NY']],
    ['78701, TX', [austin]],
    ['Austin TX 78701 USA', [austin]],
    ['San Juan, PR 02903', ['San Juan, PR']],
    ['Austin TX 90210', [austin]],
    ['Washington DC 98101', [dc]],
    ['10001, TX', []],
    ['N. Las Vegas, NV', [northVegas]],
    ['S. Coffeyville, OK', ['S Coffeyville, OK']],
    // Foreign places, and texts that name no state.
    ['Washington, State', []],
    ['London, UK', []],
    ['Toronto, Ontario', []],
    ['New York, XX', []],
  ])('%s finds %j', async (text, expected) => {
    const query = `location=${encodeURIComponent(text)}&sort_by=title&sort_order=asc&limit=100`;
    expect(await listTitles(test(), query)).toEqual(expected.toSorted());
  });
});
