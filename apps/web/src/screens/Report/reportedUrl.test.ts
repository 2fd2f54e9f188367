import { reportSchema } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';

import { reportedUrl } from './reportedUrl.ts';

describe('the reported page', () => {
  it.each([
    ['', 'https://porchlight.test', ''],
    ['42', 'https://porchlight.test', 'https://porchlight.test/listings/42'],
    ['a b/c', 'http://localhost:3000', 'http://localhost:3000/listings/a%20b%2Fc'],
    ['https://porchlight.test/listings/1', 'http://localhost', 'https://porchlight.test/listings/1'],
    ['javascript:alert(1)', 'http://localhost', 'http://localhost/listings/javascript%3Aalert(1)'],
    ['42', '', ''],
    ['', 'http://localhost', 'http://localhost/sellers/7', '7'],
    ['42', 'http://localhost', 'http://localhost/listings/42', '7'],
    ['', '', '', '7'],
  ])('%j seen from %j is %j', async (listing, origin, url, person = '') => {
    expect(reportedUrl({ listingUrl: listing, personId: person }, origin)).toBe(url);
    await expect(reportSchema.validateAt('listing_url', { listing_url: url })).resolves.not.toThrow();
  });
});
