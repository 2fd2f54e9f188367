import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storageKeys, texts, type AuthAnswer, type User } from '@porchlight/domain';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { accessTokenSeconds, createAccessTokens } from '../../../apps/api/src/market/session/accessTokens.ts';
import { fileSecret } from '../../../apps/api/src/platform/secret/index.ts';
import { contractApi, dataOf } from '../../contract/api.ts';
import { ourServer } from './ourServer.ts';

/** The password of accounts that tests register. */
export const password = 'Maple-Door-58';

/** The password of demo accounts; registration rejects it. */
const demoPassword = 'Porchlight1';

const passwordOf = (email: string): string => (email.endsWith('@porchlight.test') ? demoPassword : password);

/** A user with a session of the API. */
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

/** Registers a new user, so that tests don't affect each other. */
export function newcomer(name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}@example.com`;
  return enter('register', { name, email, password });
}

/** The same user with a new session, which includes later changes. */
export const again = ({ user: { email } }: Person): Promise<Person> =>
  enter('login', { email, password: passwordOf(email) });

/** A new user with a confirmed email. */
export async function proven(name: string): Promise<Person> {
  const person = await newcomer(name);
  const link = await confirmLinkFor(person.user.email);
  const answer = await post('confirm-email', { token: link.replace(/^.*token=/, '') });
  expect(answer.ok, 'confirm-email').toBe(true);
  return again(person);
}

/** Signs a demo user in, e.g. 'ana'. */
export function demoPerson(key: string): Promise<Person> {
  return enter('login', { email: `${key}@porchlight.test`, password: demoPassword });
}

/**
 * The same user with an access token that expired an hour ago by this process's clock, which the server's is
 * never behind. The refresh token is valid.
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

/** Ends a session on the server, as a new password on another device does. */
export async function endSession({ refreshToken }: Person): Promise<void> {
  const response = await post('logout', { refresh_token: refreshToken });
  expect(response.status).toBe(204);
}

/** What a browser stores for a signed-in user. */
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

/** Fills in and submits the sign-in form, in front: browsers draw a background tab only once a second. */
export async function signIn(page: Page, email: string, secret = passwordOf(email)): Promise<void> {
  await page.bringToFront();
  // The address changes before the page does, and the previous page may have an email field, too.
  await page.getByRole('heading', { level: 1, name: texts.navigation.signIn, exact: true }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** The link to a form in the newest email to an address. */
async function linkFor(email: string, form: RegExp): Promise<string> {
  const outbox = join(ourServer().dataDir, 'outbox');
  let found: string | undefined;
  await expect
    .poll(async () => {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
      for (const name of names.reverse()) {
        // Outbox files are quoted-printable, with soft line breaks.
        const mail = await readFile(join(outbox, name), 'utf8');
        const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
        if (mail.includes(`To: ${email}`) && form.test(text)) return (found = form.exec(text)?.[0]);
      }
      return undefined;
    })
    .toBeDefined();
  return found ?? '';
}

/** The link to reset a password in the newest email, from the path on. */
export const resetLinkFor = (email: string): Promise<string> =>
  linkFor(email, /\/reset-password#token=[\w-]+&for=\S+/);

/** The link to confirm an email in the newest email, from the path on. */
export const confirmLinkFor = (email: string): Promise<string> =>
  linkFor(email, /\/confirm-email#token=[\w-]+/);

/** The unsubscribe link in the newest email, from the path on. */
export const unsubscribeLinkFor = (email: string): Promise<string> =>
  linkFor(email, /\/unsubscribe#token=[\w.%-]+/);

/** The value of a session key in a tab's storage. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The header button of a signed-in user. */
export const accountMenu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(name) });

/** The header link of a visitor. */
export const waysIn = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: texts.navigation.signIn });

/** Signs out with the header's menu, in front, and waits until it is done. */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  await accountMenu(page, name).click();
  await page.getByRole('menuitem', { name: texts.navigation.signOut }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await waysIn(page).waitFor();
}
