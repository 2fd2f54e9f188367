import { texts } from '@porchlight/domain';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { expectFocus, pressOn, tabTo, typeInto } from './support/keys.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { accountMenu, newcomer, password, resetLinkFor, waysIn } from './support/people.ts';
import { isShort } from './support/scope.ts';
import { open } from './support/steps.ts';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const field = (page: Page | Locator, name: string): Locator => page.getByLabel(name, { exact: true });

/** Signs out with the header's menu on a wide screen, with the navigation on a phone. */
async function signOutByKeys(page: Page, name: string, width: number): Promise<void> {
  if (width > 700) {
    const entry = page.getByRole('menuitem', { name: texts.navigation.signOut });
    await tabTo(page, accountMenu(page, name));
    await page.keyboard.press('ArrowUp');
    await expectFocus(entry);
    await page.keyboard.press('Enter');
  } else {
    await pressOn(page, page.getByRole('banner').getByRole('button', { name: /menu/i }));
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: texts.navigation.signOut }));
  }
}

/** Checks for the home page of a visitor. */
async function expectHome(page: Page, width: number): Promise<void> {
  if (width > 700) await waysIn(page).waitFor();
  await page.getByRole('main').getByRole('link', { name: texts.home.signUpToPost }).waitFor();
  await expectFocus(page.getByRole('main').getByRole('heading', { level: 1 }));
  expect(new URL(page.url()).pathname).toBe('/');
}

describe.each(isShort ? [360] : [1280, 360])('by keyboard alone, %i pixels wide', (width) => {
  journey('registering, signing out, and signing in again', async ({ visit }) => {
    const name = `Keyboard Kim ${width}`;
    const email = `keyboard-kim-${width}@example.com`;
    const { page } = await visit({ width, height: 800, expects: [/status of 401/] });
    await open(page, '/register?returnTo=%2Fprofile');
    await typeInto(page, field(page, 'Name'), name);
    await typeInto(page, field(page, 'Email'), email);
    await typeInto(page, field(page, 'Password'), 'short');
    await typeInto(page, field(page, 'Password once more'), 'short');
    await page.keyboard.press('Enter');
    await expectFocus(field(page, 'Password'));
    await typeInto(page, field(page, 'Password'), password);
    await typeInto(page, field(page, 'Password once more'), password);
    await page.keyboard.press('Enter');
    await expectFocus(heading(page, texts.profile.title));

    await signOutByKeys(page, name, width);
    await expectHome(page, width);

    await open(page, '/login?returnTo=%2Fprofile');
    await pressOn(page, field(page, 'Email'));
    await expectFocus(field(page, 'Email'));
    await page.keyboard.type(email);
    await typeInto(page, field(page, 'Password'), 'Porchlight2');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(texts.auth.loginFailed).waitFor();
    await expectFocus(field(page, 'Password'));
    await typeInto(page, field(page, 'Password'), password);
    await page.keyboard.press('Enter');
    await expectFocus(heading(page, texts.profile.title));
  });

  journey('signing out on the home page', async ({ visit }) => {
    const person = await newcomer(`Homely Hana ${width}`);
    const { page } = await visit({ width, height: 800, as: person });
    await open(page, '/');
    await signOutByKeys(page, person.user.name, width);
    await expectHome(page, width);
  });

  journey('changing the password', async ({ visit }) => {
    const person = await newcomer(`Fingers Finn ${width}`);
    const { page } = await visit({ width, height: 800, as: person, expects: [/Failed to load resource/] });
    await open(page, '/profile');
    const form = page.getByRole('form', { name: texts.profile.changePassword });
    const change = form.getByRole('button', { name: texts.profile.changePassword });
    await typeInto(page, field(form, 'Current password'), 'Porchlight2');
    await typeInto(page, field(form, 'New password'), 'Evergreen7');
    await typeInto(page, field(form, 'New password once more'), 'Evergreen7');
    await pressOn(page, change);
    await page.getByText(texts.profile.currentPasswordWrong).first().waitFor();
    await expectFocus(field(form, 'Current password'));
    await typeInto(page, field(form, 'Current password'), password);
    await pressOn(page, change);
    await page.getByText(texts.profile.passwordUpdated).waitFor();
    await expectFocus(page.getByRole('heading', { level: 2, name: texts.profile.changePassword }));
    await expectNoSidewaysScroll(page);
  });

  journey('resetting a forgotten password', async ({ visit }) => {
    const { user } = await newcomer(`Lost Lotte ${width}`);
    const { page } = await visit({ width, height: 800 });
    await open(page, '/forgot-password');
    await pressOn(page, field(page, 'Email'));
    await expectFocus(field(page, 'Email'));
    await page.keyboard.type(user.email);
    await page.keyboard.press('Enter');
    await expectFocus(heading(page, texts.auth.forgotSentTitle));

    await open(page, await resetLinkFor(user.email));
    await typeInto(page, field(page, 'New password'), 'lowercase1');
    await typeInto(page, field(page, 'New password once more'), 'lowercase1');
    await page.keyboard.press('Enter');
    await expectFocus(field(page, 'New password'));
    await typeInto(page, field(page, 'New password'), 'Lamplight22');
    await typeInto(page, field(page, 'New password once more'), 'Lamplight22');
    await page.keyboard.press('Enter');
    // Keyboard use stops the automatic redirect.
    await expectFocus(heading(page, 'Password changed'));
    await pressOn(page, page.getByRole('link', { name: texts.navigation.signIn }));
    await expectFocus(heading(page, texts.navigation.signIn));
  });

  journey('to the sign-in page, on a device with a stored session', async ({ visit }) => {
    const { page } = await visit({ width, height: 800, as: await newcomer(`Doubtful Dora ${width}`) });
    await open(page, '/forgot-password');
    await tabTo(page, page.getByRole('link', { name: texts.auth.forgotBack }));
  });
});
