import { listingConditions, listingStatuses, pricePeriods, priceTypes } from '@porchlight/domain';
import { expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';

describeOnDatabases('the table of listings', (test) => {
  it.each([
    ['status', listingStatuses],
    ['price_type', priceTypes],
    ['price_period', pricePeriods],
    ['condition', listingConditions],
  ])("allows the domain's values for %s and no others", async (column, known) => {
    const [check] = await test().db.query<{ sql: string }>(
      `SELECT pg_get_constraintdef(oid) AS sql FROM pg_constraint
       WHERE conrelid = 'listings'::regclass AND conname = 'listings_' || $1 || '_check'`,
      [column],
    );
    const taken = [...(check?.sql ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => value);
    expect(new Set(taken)).toEqual(new Set(known));
  });
});
