import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storageKeys, texts, type AuthAnswer, type User } from '@porchlight/domain';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { accessTokenSeconds, createAccessTokens } from '../../../apps/api/src/session/accessTokens.ts';
import { fileSecret } from '../../../apps/api/src/secret/index.ts';
import { contractApi, dataOf } from '../../contract/api.ts';
import { ourServer } from './ourServer.ts';

/** The password of accounts that tests register. */
export const password = 'Maple-Door-58';

/** The password of the demo's accounts, which registering refuses. */
const demoPassword = 'Porchlight1';

const passwordOf = (email: string): string => (email.endsWith('@porchlight.test') ? demoPassword : password);

/** Someone with an account and a session of the API. */
export interface Person {
  user: User;
  token: string;
  refreshToken: string;
}

const post = (path: string, json: object): Promise<Response> =>
  contractApi(ourServer().origin).call('POST', `/auth/${path}`, { json });

async function enter(path: string, body: object): Promise<Person> {
  const response = await post(path, body);
  expect(response.ok, path).toBe(true);
  const { user, token, refresh_token: refreshToken } = await dataOf<AuthAnswer>(response);
  return { user, token, refreshToken };
}

/** Opens an account for someone new, so that no journey meets what another one did. */
export function newcomer(name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}@example.com`;
  return enter('register', { name, email, password });
}

/** The same person with a session that knows what has become of them meanwhile. */
export const again = ({ user: { email } }: Person): Promise<Person> =>
  enter('login', { email, password: passwordOf(email) });

/** Someone new who has proven their address. */
export async function proven(name: string): Promise<Person> {
  const person = await newcomer(name);
  const link = await confirmLinkFor(person.user.email);
  const answer = await post('confirm-email', { token: link.replace(/^.*token=/, '') });
  expect(answer.ok, 'confirm-email').toBe(true);
  return again(person);
}

/** Signs someone of the demo in, e.g. 'ana'. */
export function demoPerson(key: string): Promise<Person> {
  return enter('login', { email: `${key}@porchlight.test`, password: demoPassword });
}

/**
 * The same person with an access token of the server's own making that ran out an hour ago by the clock of this
 * process, which the server's is never behind; the refresh token is good.
 */
export async function aged(person: Person): Promise<Person> {
  const { sid } = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  const { id: user_id, email, name, verified, active } = person.user;
  const hourAgo = { now: () => new Date(Date.now() - (accessTokenSeconds + 3600) * 1000) };
  const tokens = createAccessTokens(await fileSecret(ourServer().dataDir), hourAgo, ourServer().origin);
  return { ...person, token: await tokens.issue({ user_id, email, name, verified, active }, sid) };
}

/** Ends a session on the server, as a new password chosen on another device does. */
export async function endSession({ refreshToken }: Person): Promise<void> {
  const response = await post('logout', { refresh_token: refreshToken });
  expect(response.status).toBe(204);
}

/** What a browser keeps of a signed-in person. */
export function storedSession({ token, refreshToken }: Person, origin: string) {
  return {
    cookies: [],
    origins: [
      {
        origin,
        localStorage: [
          { name: storageKeys.token, value: token },
          { name: storageKeys.refreshToken, value: refreshToken },
        ],
      },
    ],
  };
}

/** Fills the sign-in form and sends it, in the tab that is looked at: browsers draw one that is not once a second. */
export async function signIn(page: Page, email: string, secret = passwordOf(email)): Promise<void> {
  await page.bringToFront();
  // The address changes before the page does, and the one before it may ask for an email, too.
  await page.getByRole('heading', { level: 1, name: texts.navigation.signIn, exact: true }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** The link of a form in the newest mail to someone that has one. */
async function linkFor(email: string, form: RegExp): Promise<string> {
  const outbox = join(ourServer().dataDir, 'outbox');
  let found: string | undefined;
  await expect
    .poll(async () => {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
      for (const name of names.reverse()) {
        // The outbox keeps mails as they travel: quoted-printable, with soft line breaks.
        const mail = await readFile(join(outbox, name), 'utf8');
        const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
        if (mail.includes(`To: ${email}`) && form.test(text)) return (found = form.exec(text)?.[0]);
      }
      return undefined;
    })
    .toBeDefined();
  return found ?? '';
}

/** The link in the newest mail to someone who forgot their password, from the path on. */
export const resetLinkFor = (email: string): Promise<string> =>
  linkFor(email, /\/reset-password#token=[\w-]+&for=\S+/);

/** The link in the newest mail that proves an address, from the path on. */
export const confirmLinkFor = (email: string): Promise<string> =>
  linkFor(email, /\/confirm-email#token=[\w-]+/);

/** The link in the newest mail to someone that stops such letters, from the path on. */
export const unsubscribeLinkFor = (email: string): Promise<string> =>
  linkFor(email, /\/unsubscribe#token=[\w.%-]+/);

/** What a tab sees under one of the session's keys. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The button in the header that someone signed in has instead of the ways in. */
export const accountMenu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(name) });

/** The link in the header that a visitor has instead of the account menu. */
export const waysIn = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: texts.navigation.signIn });

/** Signs out with the header's menu, in the tab that is looked at, and waits until it is done. */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  await accountMenu(page, name).click();
  await page.getByRole('menuitem', { name: texts.navigation.signOut }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await waysIn(page).waitFor();
}
