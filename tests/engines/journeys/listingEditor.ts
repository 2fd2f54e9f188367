import { texts } from '@porchlight/domain';
import { expect } from 'vitest';
import { findListings } from '../../journeys/support/demo.ts';
import { newcomer } from '../../journeys/support/people.ts';
import { demoPhoto, phonePhoto } from '../../journeys/support/photos.ts';
import type { EngineJourney } from '../support/journey.ts';
import { button, field, role, text } from '../support/targets.ts';

const words = texts.listingForm;
const form = role('form');

export function listingEditor(journey: EngineJourney): void {
  journey('posted with two photos, its place chosen by keyboard', async ({ visit, origin }) => {
    const person = await visit({ as: await newcomer('Selling Suki') });
    await person.open('/create-listing');
    await person.see(button(words.createAction, { within: form }));
    // The first click must not shift the page: a fieldset's height must already be final.
    const heights = await person.run(() => {
      const group = document.querySelector('fieldset');
      return ['', '1px', ''].map((padding) => {
        if (group) group.style.paddingBlock = padding;
        return group?.offsetHeight;
      });
    });
    expect(heights[0]).toBe(heights[2]);
    await person.click(button(words.createAction, { within: form }));
    await person.see(text(words.titleMin));
    await person.fill(field(words.title, { within: form }), 'Chest of drawers with two photos');
    await person.click(role('radio', 'For Sale', { within: form }));
    await person.select(field(words.subCategory, { within: form }), 'Furniture');
    await person.fill(
      field(words.description, { within: form }),
      'Oak, three drawers.\n\nOne handle is loose.',
    );
    await person.select(field(words.priceType, { within: form }), words.priceTypeLabels.negotiable);
    await person.fill(field(words.price, { within: form }), '45.50');
    const place = role('combobox', words.location, { within: form });
    await person.fill(place, 'Duluth');
    await person.see(role('option', /Duluth, MN/));
    await person.press('ArrowDown', 'Enter');
    await person.missesNow(role('option', /Duluth/));
    await person.choosesFiles([await phonePhoto('phone.jpg'), demoPhoto('furniture-6')]);
    await person.see(role('img', /^Photo 2 of 2/));
    await person.click(button(words.createAction, { within: form }));
    await person.see(role('alertdialog', words.createdTitle));
    await person.arrivesAt('Chest of drawers with two photos');
    await person.see(button('Next photo'));
    await person.see(text(texts.listing.ownListing));
    const { listings } = await findListings(origin, { query: 'chest drawers two photos' });
    expect(listings[0]?.images).toHaveLength(2);
  });
}
