import { expect, it } from 'vitest';
import { reportedThing } from './reportedThing.ts';

it.each([
  [undefined, undefined],
  ['no address', undefined],
  ['https://porchlight.test/', undefined],
  ['https://porchlight.test/listings', undefined],
  ['https://porchlight.test/listings/l1', { subject: 'listing', id: 'l1' }],
  ['https://porchlight.test/listings/l1/?from=search#photos', { subject: 'listing', id: 'l1' }],
  ['https://porchlight.test/listings/l1/edit', { subject: 'listing', id: 'l1' }],
  ['https://porchlight.test//Listings//l1//', { subject: 'listing', id: 'l1' }],
  ['https://porchlight.test/%6Cistings/%6C1', { subject: 'listing', id: 'l1' }],
  ['https://porchlight.test/%E0%A4%A/l1', undefined],
  ['https://porchlight.test/api/v1/users/u1', { subject: 'person', id: 'u1' }],
  ['http://localhost:3000/sellers/u1', { subject: 'person', id: 'u1' }],
])('%s', (address, thing) => {
  expect(reportedThing(address)).toEqual(thing);
});
