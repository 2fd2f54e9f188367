import { texts } from '@porchlight/domain';
import { newcomer, password } from '../../journeys/support/people.ts';
import type { EngineJourney } from '../support/journey.ts';
import { button, field, link, role, text } from '../support/targets.ts';

const banner = role('banner');
const account = (name: string) => button(new RegExp(name), { within: banner });
const item = (name: string) => role('menuitem', name);

export function accounts(journey: EngineJourney): void {
  journey(
    'signs in with a second password attempt, to the dashboard, and out through the menu',
    async ({ visit }) => {
      const { user } = await newcomer('Menu Mina');
      const person = await visit();
      await person.open('/login');
      await person.fill(field('Email'), user.email);
      await person.fill(field('Password'), 'Porchlight2');
      await person.press('Enter');
      await person.see(text(texts.auth.loginFailed));
      await person.fill(field('Password'), password);
      await person.click(button(texts.navigation.signIn, { within: role('main') }));
      await person.click(account(user.name));
      await person.click(item(texts.navigation.dashboard));
      await person.arrivesAt(new RegExp(user.name));
      await person.click(account(user.name));
      await person.click(item(texts.navigation.signOut));
      await person.see(link(texts.navigation.signIn, { within: banner }));
      await person.isAt(/^\/$/);
    },
  );

  journey('uses the menu by keyboard alone', async ({ visit }) => {
    const keyed = await newcomer('Keyed Kay');
    const person = await visit({ as: keyed });
    await person.open('/help');
    await person.click(account(keyed.user.name));
    await person.feels(item(texts.navigation.dashboard));
    await person.press('Escape');
    await person.feels(account(keyed.user.name));
    await person.press('ArrowUp');
    await person.feels(item(texts.navigation.signOut));
    await person.press('Home', 'ArrowDown', 'ArrowUp');
    await person.feels(item(texts.navigation.dashboard));
    await person.type('p');
    await person.feels(item(texts.navigation.profile));
    await person.press('Enter');
    await person.arrivesAt(texts.profile.title);
  });

  journey('on a phone: in and out through the site menu', async ({ visit }) => {
    const thumb = await newcomer('Thumb Theo');
    const person = await visit({ on: 'phone', as: thumb });
    await person.open('/');
    const menu = role('dialog');
    await person.click(button(/menu/i, { within: banner }));
    await person.click(link(texts.navigation.profile, { within: menu }));
    await person.arrivesAt(texts.profile.title);
    await person.missesNow(menu);
    await person.click(button(/menu/i, { within: banner }));
    await person.click(button(texts.navigation.signOut, { within: menu }));
    await person.isAt(/^\/$/);
    await person.see(link(texts.home.signUpToPost));
  });
}
