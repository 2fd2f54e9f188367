import type { EngineJourney } from '../support/journey.ts';
import { button, role, text, title } from '../support/targets.ts';

/** Parts of the kit that no screen uses, or uses in this position. */
export function kit(journey: EngineJourney): void {
  journey(
    'a toast over a dialog, a tooltip, popups in little room or in right-to-left text',
    async ({ visit }) => {
      const person = await visit({ to: 'kit' });
      await person.open('/');
      await person.click(button('Open'));
      await person.click(button('Copy link'));
      await person.see(text('Link copied'));
      await person.press('Escape');
      await person.missesNow(role('dialog'));
      await person.click(button('Dismiss'));
      await person.missesNow(text('Link copied'));

      await person.pointsAt(button('Draft'));
      await person.see(text('Only you can see it'));
      await person.pointsAt(title('Parts of the kit'));
      await person.missesNow(text('Only you can see it'));

      await person.click(button('שיתוף'));
      await person.click(button('העתקת הקישור'));
      await person.missesNow(button('העתקת הקישור'));

      await person.click(button('At the end'));
      await person.click(role('menuitem', 'Remove'));
      await person.missesNow(role('menu'));
    },
  );
}
