import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storageKeys, type AuthAnswer, type User } from '@porchlight/domain';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';

/** What everybody in the demo, and everybody who joins for a journey, signs in with. */
export const password = 'Porchlight1';

/** Somebody with an account and a session of the API. */
export interface Person {
  user: User;
  token: string;
  refreshToken: string;
}

async function enter(path: string, body: object): Promise<Person> {
  const response = await fetch(`${inject('origin')}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, path).toBe(true);
  const { data } = (await response.json()) as { data: AuthAnswer };
  return { user: data.user, token: data.token, refreshToken: data.refresh_token };
}

/** Opens an account for somebody new, so that no journey meets what another one did. */
export function newcomer(name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}@example.com`;
  return enter('register', { name, email, password });
}

/** Signs somebody of the demo in, e.g. 'ana'. */
export function demoPerson(key: string): Promise<Person> {
  return enter('login', { email: `${key}@porchlight.test`, password });
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

/** Fills the sign-in form and sends it. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** The newest mail to somebody, as it was sent. */
export async function mailTo(email: string): Promise<string> {
  const outbox = join(inject('dataDir'), 'outbox');
  let found: string | undefined;
  await expect
    .poll(async () => {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
      for (const name of names.reverse()) {
        const text = await readFile(join(outbox, name), 'utf8');
        if (text.includes(`To: ${email}`)) return (found = text);
      }
      return undefined;
    })
    .toBeDefined();
  return found ?? '';
}
