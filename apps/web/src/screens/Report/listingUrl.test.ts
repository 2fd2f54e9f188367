import { reportSchema } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';

import { listingUrl } from './listingUrl.ts';

describe('the reported listing', () => {
  it.each([
    ['', 'https://porchlight.test', ''],
    ['42', 'https://porchlight.test', 'https://porchlight.test/listings/42'],
    ['a b/c', 'http://localhost:3000', 'http://localhost:3000/listings/a%20b%2Fc'],
    ['https://porchlight.test/listings/1', 'http://localhost', 'https://porchlight.test/listings/1'],
    ['javascript:alert(1)', 'http://localhost', 'http://localhost/listings/javascript%3Aalert(1)'],
    ['42', '', ''],
  ])('%j seen from %j is %j', async (named, origin, url) => {
    expect(listingUrl(named, origin)).toBe(url);
    await expect(reportSchema.validateAt('listing_url', { listing_url: url })).resolves.not.toThrow();
  });
});
