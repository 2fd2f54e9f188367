import { texts } from '@porchlight/domain';
import { expect } from 'vitest';
import { findListings, listingTitled } from '../../journeys/support/demo.ts';
import { browsingPages } from '../../journeys/support/pages.ts';
import type { EngineJourney } from '../support/journey.ts';
import { button, field, link, role, text } from '../support/targets.ts';

const table = 'Oak table with two walnut chairs';
const main = role('main');

/** Finding listings from the home page. */
export function finding(journey: EngineJourney): void {
  journey('from the home page by category to a listing, and back', async ({ visit }) => {
    const person = await visit();
    await person.open('/');
    await person.click(link(texts.navigation.categories, { within: role('banner') }));
    await person.arrivesAt(texts.categories.title);
    await person.click(link('Furniture', { within: main }));
    await person.isAt(/category=furniture/);
    await person.see(link(table));
    const place = await person.run(() => {
      scrollTo({ top: 80, behavior: 'instant' });
      return scrollY;
    });
    expect(place).toBeGreaterThan(0);
    await person.click(link(table));
    await person.arrivesAt(table);
    await person.run(() => history.back());
    await person.arrivesAt('Furniture');
    await person.feels(link(table));
    await person.until('the page is where it was', (top) => scrollY === top, place);
  });

  journey('by words, place and price, and back to all listings', async ({ visit, origin }) => {
    const person = await visit();
    await person.open('/listings');
    // Suggestions for a place cover the fields below it.
    await person.fill(field(texts.listings.maxPrice), '300');
    await person.isAt(/max_price=300/);
    await person.fill(field(texts.listings.location), 'Austin');
    await person.click(button('Apply'));
    await person.isAt(/^\/listings\?location=Austin&max_price=300$/);
    const { pagination } = await findListings(origin, { location: 'Austin', max_price: '300' });
    await person.see(text(texts.listings.count(pagination.total)));
    await person.select(field('What comes first'), texts.listings.orderLabels.date.asc);
    await person.isAt(/order=asc/);
    await person.click(button(texts.listings.clearFilters));
    await person.isAt(/^\/listings$/);
    await person.see(text(/ to 20 of /));
  });

  journey('on a phone: filters open as a sheet and close again', async ({ visit }) => {
    const person = await visit({ on: 'phone' });
    await person.open('/listings');
    await person.click(text(texts.listings.filters));
    const sheet = role('dialog', texts.listings.filters);
    await person.fill(field(texts.listings.maxPrice, { within: sheet }), '20');
    await person.click(button(/^Show/, { within: sheet }));
    await person.isAt(/max_price=20/);
    await person.missesNow(sheet);
    await person.see(role('article'));
  });

  journey('on a map, to one of its pins', async ({ visit }) => {
    const person = await visit();
    await person.open('/listings?view=map&q=chair');
    const map = role('region', 'Map of listings');
    await person.see(text(/listings? in view/, { within: map }));
    await person.click(button(/, near /, { within: map }));
    await person.see(button('Close', { within: map }));
  });

  journey('through the photos of a listing', async ({ visit, origin }) => {
    const { id } = await listingTitled(origin, 'Small house with a yard, two bedrooms');
    const person = await visit();
    await person.open(`/listings/${id}`);
    const gallery = role('region', texts.listingForm.images);
    const counter = (position: number) => text(texts.listing.imageCounter(position, 5), { within: gallery });
    await person.see(counter(1));
    await person.click(button('Next photo', { within: gallery }));
    await person.see(counter(2));
    await person.press('ArrowRight', 'ArrowRight');
    await person.see(counter(4));
    await person.press('End', 'ArrowRight');
    await person.see(counter(1));
    await person.click(button('Show photo 3 of 5', { within: gallery }));
    await person.see(counter(3));
    await person.until('the photo is drawn', () =>
      [...document.images].every(
        (image) => image.loading === 'lazy' || (image.complete && image.naturalWidth > 0),
      ),
    );
  });

  journey('every page that reads data opens, with a clean console', async ({ visit, origin }) => {
    // Both requests may still be pending when the page is left.
    const person = await visit({ on: 'phone', expects: /view (counter did not load|was not counted)/ });
    for (const { path, title } of browsingPages) {
      await person.open(title === undefined ? path : path + (await listingTitled(origin, title)).id);
      const width = await person.run(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, `${path} is wider than the window`).toBeLessThanOrEqual(0);
    }
  });
}
