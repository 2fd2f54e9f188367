import { texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';
import { listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { open, seeHeading } from './support/steps.ts';

describe('sellers', () => {
  journey('from a listing to its seller, and to their other listings', async ({ visit, origin }) => {
    const { page } = await visit();
    const listing = await listingTitled(origin, 'Oak table with two walnut chairs');
    await open(page, `/listings/${listing.id}`);
    await page.getByRole('main').getByRole('link', { name: 'Ana Sousa' }).click();
    await seeHeading(page, 'Ana Sousa');
    const offers = page.getByRole('region', { name: 'Active listings' });
    await offers.getByRole('article').first().waitFor();
    const other = offers.getByRole('link').filter({ hasNotText: listing.title }).first();
    const title = (await other.textContent()) ?? '';
    await other.click();
    await seeHeading(page, title);
    await page.getByRole('main').getByRole('link', { name: 'Ana Sousa' }).waitFor();
  });

  journey('their page works without scripts, and names them', async ({ visit, origin }) => {
    const { user } = await listingTitled(origin, 'Oak table with two walnut chairs');
    const answer = await fetch(`${origin}/sellers/${user?.id}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<title>Ana Sousa · Porchlight</title>');
    expect(html).toContain('Oak table with two walnut chairs');
    expect(html).not.toContain('ana@');

    const { page } = await visit({ expects: [/status of 404/] });
    await open(page, '/sellers/00000000-0000-7000-8000-000000000000');
    await seeHeading(page, 'Person not found');
    await page.getByRole('link', { name: texts.listing.browseAll }).waitFor();
  });
});
