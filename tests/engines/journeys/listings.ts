import { texts } from '@porchlight/domain';
import { listingTitled } from '../../journeys/support/demo.ts';
import { newcomer } from '../../journeys/support/people.ts';
import type { EngineJourney } from '../support/journey.ts';
import { button, field, link, role, text } from '../support/targets.ts';

/** With somebody else's listing. */
export function listings(journey: EngineJourney): void {
  journey('saved as a favorite, found among them, and let go', async ({ visit, origin }) => {
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

  journey(
    'asked about, by a dialog that keeps the focus, and answered in the messages',
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
