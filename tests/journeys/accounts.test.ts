import { storageKeys, texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';
import { contractApi } from '../contract/api.ts';
import { journey } from './support/journey.ts';
import {
  accountMenu,
  confirmLinkFor,
  newcomer,
  password,
  resetLinkFor,
  signIn,
  stored,
  waysIn,
} from './support/people.ts';
import { open, seeHeading } from './support/steps.ts';
import { ourServer } from './support/ourServer.ts';

describe('signing in and out', () => {
  journey(
    'from a page that needs it, back to that page, and still there after a reload',
    async ({ visit }) => {
      const { page } = await visit();
      await open(page, '/dashboard/my-listings?status=sold');
      await page.waitForURL(/\/login\?returnTo=/);
      expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/dashboard/my-listings?status=sold');
      await signIn(page, 'ana@porchlight.test');
      await page.waitForURL(/\/dashboard\/my-listings\?status=sold$/);
      await accountMenu(page, 'Ana Sousa').waitFor();

      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
      await page.goto('/profile');
      await seeHeading(page, texts.profile.title);
      await page.getByText('ana@porchlight.test').first().waitFor();
      expect(visited).not.toContain('/login');
    },
  );

  journey('a wrong password shows an error and stores nothing', async ({ visit }) => {
    const { page } = await visit({ expects: [/status of 401/] });
    await open(page, '/login');
    await signIn(page, 'ana@porchlight.test', 'Porchlight2');
    await page.getByRole('alert').getByText(texts.auth.loginFailed).waitFor();
    expect(await stored(page, storageKeys.token)).toBeNull();
    await page.getByLabel('Password', { exact: true }).fill(password);
    expect(await page.getByText(texts.auth.loginFailed).count()).toBe(0);
  });

  // `packages/domain/src/text/urls.test.ts` lists the addresses.
  journey('never leads out of the house', async ({ visit }) => {
    const { page } = await visit();
    await open(page, `/login?returnTo=${encodeURIComponent('//example.com/listings')}`);
    await signIn(page, 'ben@porchlight.test');
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('registering', () => {
  journey('opening one, with the mistakes on the way', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name: texts.home.signUpToPost }).click();
    await page.waitForURL(/\/register\?returnTo=%2Fcreate-listing/);
    const send = page.getByRole('button', { name: texts.navigation.signUp });
    await page.getByLabel('Name').fill('Nadia Reyes');
    await page.getByLabel('Email').fill('nadia.reyes@example.com');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Password once more').fill('shorts');
    await send.click();
    await page.getByText(texts.auth.registerPasswordMin).waitFor();
    await page.getByText(texts.auth.registerMismatch).waitFor();
    await page.getByLabel('Password', { exact: true }).fill('lamplighter');
    await page.getByLabel('Password once more').fill('lamplighter');
    await send.click();
    await page.waitForURL(/\/create-listing$/);
    await accountMenu(page, 'Nadia Reyes').waitFor();
  });

  journey('registering with a taken email does not reveal it', async ({ visit }) => {
    const { page } = await visit({ expects: [/Failed to load resource/] });
    await open(page, '/register');
    await page.getByLabel('Name').fill('TestUser');
    await page.getByLabel('Email').fill('cleo@porchlight.test');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password once more').fill(password);
    await page.getByRole('button', { name: texts.navigation.signUp }).click();
    await page.getByText(texts.auth.registerFailed).waitFor();
  });

  journey(
    'an email registered by a stranger: its owner takes the account over by mail, or removes the email',
    async ({ visit }) => {
      const { page } = await visit({ expects: [/Failed to load resource/] });
      const register = async (email: string) => {
        await open(page, '/register');
        await page.getByLabel('Name').fill('Own Owner');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByLabel('Password once more').fill(password);
        await page.getByRole('button', { name: texts.navigation.signUp }).click();
      };
      const taken = await newcomer('Stranger Sam');
      await register(taken.user.email);
      await page.getByText(texts.auth.registerFailed).waitFor();
      await page.goto(await resetLinkFor(taken.user.email));
      await page.getByLabel('New password', { exact: true }).fill('Evergreen7');
      await page.getByLabel('New password once more').fill('Evergreen7');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await page.waitForURL(/\/login$/);
      await signIn(page, taken.user.email, 'Evergreen7');
      await page.waitForURL((url) => url.pathname === '/');
      await open(page, '/profile');
      await page.getByText(texts.profile.verified, { exact: true }).waitFor();

      const { user } = await newcomer('Stranger Sue');
      const elsewhere = await visit();
      await open(elsewhere.page, await confirmLinkFor(user.email));
      await elsewhere.page.getByRole('button', { name: 'This isn’t me' }).click();
      await elsewhere.page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Remove my address' })
        .click();
      await seeHeading(elsewhere.page, 'Address removed');
    },
  );

  journey('a forgotten password: the mail, the new one, and the link only once', async ({ visit }) => {
    const { user } = await newcomer('Forgetful Fred');
    const { page } = await visit({ expects: [/Failed to load resource/] });
    await open(page, '/login');
    await page.getByLabel('Email').fill(user.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // Both pages have a field with this label. It keeps what was typed.
    await page.getByRole('button', { name: 'Send the link' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(user.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await seeHeading(page, texts.auth.forgotSentTitle);

    const link = await resetLinkFor(user.email);
    await page.goto(link);
    await page.waitForURL(/\/reset-password$/);
    await page.getByLabel('New password', { exact: true }).fill('lowercase1');
    await page.getByLabel('New password once more').fill('lowercase1');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.getByText(texts.auth.resetPasswordClasses).waitFor();
    await page.getByLabel('New password', { exact: true }).fill('Evergreen7');
    await page.getByLabel('New password once more').fill('Evergreen7');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.waitForURL(/\/login$/);
    await page.getByText(texts.auth.resetDone).waitFor();
    await signIn(page, user.email, 'Evergreen7');
    await page.waitForURL((url) => url.pathname === '/');

    const again = await visit({ expects: [/Failed to load resource/] });
    await open(again.page, link);
    await again.page.getByLabel('New password', { exact: true }).fill('Evergreen8');
    await again.page.getByLabel('New password once more').fill('Evergreen8');
    await again.page.getByRole('button', { name: 'Save the new password' }).click();
    await again.page.getByRole('alert').first().waitFor();
    expect(new URL(again.page.url()).pathname).toBe('/reset-password');
  });

  journey(
    'a new password by mail while still signed in: every tab goes to the sign-in page',
    async ({ visit }) => {
      const person = await newcomer('Still Stella');
      // The new password ends every session, and a tab may learn of it from the server first.
      const { page, context } = await visit({ as: person, expects: [/status of 401/] });
      const other = await context.newPage();
      await open(other, '/help');
      await accountMenu(other, person.user.name).waitFor();
      await contractApi(ourServer().origin).call('POST', '/auth/forgot-password', {
        json: { email: person.user.email },
      });
      await page.goto(await resetLinkFor(person.user.email));
      await page.waitForURL(/\/reset-password$/);
      // A hidden field for password managers.
      expect(await page.locator('form [autocomplete=username]').inputValue()).toBe(person.user.email);
      await page.getByLabel('New password', { exact: true }).fill('Evergreen7');
      await page.getByLabel('New password once more').fill('Evergreen7');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await page.getByText(texts.auth.resetDone).waitFor();
      await waysIn(other).waitFor();
      await page.getByRole('link', { name: texts.navigation.signIn }).click();
      await signIn(page, person.user.email, 'Evergreen7');
      await page.waitForURL((url) => url.pathname === '/');
      await accountMenu(other, person.user.name).waitFor();
    },
  );

  journey('a reset page without a token sends one on, with the reason', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/reset-password');
    await page.waitForURL(/\/forgot-password$/);
    await page.getByText(texts.auth.resetTokenMissing).waitFor();
    await page.reload();
    await page.getByLabel('Email').waitFor();
    expect(await page.getByText(texts.auth.resetTokenMissing).count()).toBe(0);
  });

  journey(
    'a new password: a wrong old one signs out no session, the right one signs out the others',
    async ({ visit }) => {
      const person = await newcomer('Careful Carla');
      const { page } = await visit({ as: person, expects: [/Failed to load resource/] });
      await open(page, '/profile');
      const form = page.getByRole('form', { name: texts.profile.changePassword });
      const change = form.getByRole('button', { name: texts.profile.changePassword });
      await form.getByLabel('Current password').fill('wrong-one');
      await form.getByLabel('New password', { exact: true }).fill('Evergreen7');
      expect(await change.isDisabled()).toBe(true);
      await form.getByLabel('New password once more').fill('Evergreen7');
      await change.click();
      await page.getByText(texts.profile.currentPasswordWrong).first().waitFor();
      expect(await stored(page, storageKeys.token)).not.toBeNull();
      await form.getByLabel('Current password').fill(password);
      await change.click();
      await page.getByText(texts.profile.passwordUpdated).waitFor();
      await page.reload();
      await seeHeading(page, texts.profile.title);

      const elsewhere = await visit();
      await open(elsewhere.page, '/login');
      await signIn(elsewhere.page, person.user.email, 'Evergreen7');
      await elsewhere.page.waitForURL((url) => url.pathname === '/');
    },
  );

  journey(
    'a new address: a wrong password signs nobody out, the old one stays until the mailed link is opened',
    async ({ visit }) => {
      const person = await newcomer('Moving Mona');
      const { page } = await visit({ as: person, expects: [/status of 422/] });
      await open(page, '/profile');
      const form = page.getByRole('form', { name: texts.profile.updateEmail });
      const change = form.getByRole('button', { name: texts.profile.updateEmail });
      await form.getByLabel('New email').fill('mona.new@example.com');
      await form.getByLabel('Current password').fill('wrong-one');
      await change.click();
      await page.getByText(texts.profile.currentPasswordWrong).first().waitFor();
      expect(await stored(page, storageKeys.token)).toBe(person.token);
      await form.getByLabel('Current password').fill(password);
      await change.click();
      await page.getByText(texts.profile.emailUpdated).waitFor();
      await page.getByText('mona.new@example.com').first().waitFor();
      await page.getByText(person.user.email).first().waitFor();

      // On another device without a session; the link works once.
      const link = await confirmLinkFor('mona.new@example.com');
      const elsewhere = await visit({ expects: [/status of 422/] });
      await open(elsewhere.page, link);
      // Opening the link confirms nothing: it shows the account and waits for a click.
      await seeHeading(elsewhere.page, 'Is this your account?');
      await elsewhere.page.getByRole('main').getByText('Moving Mona').waitFor();
      await page.reload();
      await page.getByText(person.user.email).first().waitFor();
      await elsewhere.page.getByRole('button', { name: 'Confirm this address' }).click();
      await seeHeading(elsewhere.page, 'Address confirmed');
      expect(new URL(elsewhere.page.url()).hash).toBe('');
      await open(elsewhere.page, link);
      await elsewhere.page.getByText(texts.auth.confirmFailed).waitFor();

      await page.reload();
      await page.getByText(texts.profile.verified, { exact: true }).waitFor();
      await page.getByText('mona.new@example.com').first().waitFor();
      expect(await page.getByText(person.user.email).count()).toBe(0);
      const again = await visit();
      await open(again.page, '/login');
      await signIn(again.page, 'mona.new@example.com');
      await again.page.waitForURL((url) => url.pathname === '/');
    },
  );
});
