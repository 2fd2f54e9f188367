import { texts } from '@porchlight/domain';
import { findListings, listingTitled } from '../../journeys/support/demo.ts';
import { newcomer } from '../../journeys/support/people.ts';
import type { EngineJourney } from '../support/journey.ts';
import { button, field, link, role, text } from '../support/targets.ts';

/** Using another user's listing. */
export function listings(journey: EngineJourney): void {
  journey('saved as a favorite, found among favorites, and removed', async ({ visit, origin }) => {
    const { id, title } = await listingTitled(origin, 'Turntable in a wooden case, new belt');
    const person = await visit({ as: await newcomer('Saving Sami') });
    await person.open(`/listings/${id}`);
    await person.click(button(texts.listing.save));
    await person.see(button(texts.listing.saved));
    await person.open('/dashboard/favorites');
    await person.see(link(title));
    await person.click(button(`${texts.listing.saved}: ${title}`));
    await person.see(text(texts.favorites.empty));
  });

  journey('viewed full screen, zoomed, the next photo, and back', async ({ visit, origin }) => {
    const { listings: all } = await findListings(origin, { limit: '100' });
    const [{ id, images } = { id: '', images: [] }] = all.toSorted(
      (a, b) => b.images.length - a.images.length,
    );
    const person = await visit();
    await person.open(`/listings/${id}`);
    await person.click(button(`Enlarge photo 1 of ${images.length}`));
    const viewer = role('dialog');
    await person.feels(button('Close', { within: viewer }));
    await person.until(
      'the photo is there',
      () => document.querySelector('dialog [data-state=loaded]') !== null,
    );
    await person.type('+');
    await person.see(text('150%', { within: viewer }));
    await person.until('it is larger than the window', () => {
      const pane = document.querySelector('dialog [data-state=loaded]');
      return (
        pane !== null && pane.scrollWidth + pane.scrollHeight > pane.clientWidth + pane.clientHeight + 100
      );
    });
    await person.type('0');
    await person.see(text('100%', { within: viewer }));
    const last = images.length;
    if (last > 1) {
      await person.press('End');
      await person.see(text(`${last} / ${last}`, { within: viewer }));
      await person.until('the row stands there', () => {
        const row = document.querySelector('dialog [data-state]')?.parentElement;
        return row !== null && row !== undefined && row.scrollLeft + row.clientWidth > row.scrollWidth - 2;
      });
    }
    await person.press('Escape');
    await person.missesNow(viewer);
    await person.feels(button(`Enlarge photo ${last} of ${last}`));
  });

  journey(
    'asked about in a dialog that keeps the focus, and answered in messages',
    async ({ visit, origin }) => {
      const { id } = await listingTitled(origin, 'Red toolbox with basic tools');
      const person = await visit({ as: await newcomer('Asking Ari') });
      await person.open(`/listings/${id}`);
      const dialog = role('dialog', texts.contactSeller.title);
      await person.click(button(texts.listing.messageSeller));
      await person.see(dialog);
      await person.until('there is room for several lines', () => {
        const message = document.querySelector('dialog textarea');
        return message !== null && message.getBoundingClientRect().height > 90;
      });
      await person.press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab');
      await person.until('the focus stays in the dialog', () => {
        const open = document.querySelector('dialog[open]');
        return document.activeElement === document.body || open?.contains(document.activeElement) === true;
      });
      await person.press('Escape');
      await person.missesNow(dialog);
      await person.feels(button(texts.listing.messageSeller));
      await person.press('Enter');
      await person.fill(
        field(texts.contactSeller.message, { within: dialog }),
        'Is the stiff latch on the left?',
      );
      await person.click(button(texts.contactSeller.send, { within: dialog }));
      await person.see(text(texts.contactSeller.sentTitle));
      await person.click(link(texts.contactSeller.viewMessages));
      const log = role('log', texts.messages.title);
      await person.see(text('Is the stiff latch on the left?', { within: log }));
      await person.fill(field(texts.messages.replyLabel), 'Or on the right?\n');
      await person.see(text('Or on the right?', { within: log }));
    },
  );
}
