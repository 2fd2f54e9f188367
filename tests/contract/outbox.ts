import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The email to an address from an outbox folder, with quoted-printable line breaks removed. */
async function emailTo(folder: string, email: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const mail = (await readFile(join(folder, name), 'utf8'))
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    if (mail.includes(`To: ${email}`)) return mail;
  }
  return undefined;
}

/** The token of the confirmation email in the server's outbox folder. */
export async function tokenInOutbox(folder: string, email: string): Promise<string> {
  for (let left = 100; left > 0; left -= 1) {
    const token = /confirm-email#token=([\w-]+)/.exec((await emailTo(folder, email)) ?? '')?.[1];
    if (token !== undefined) return token;
    await wait(100);
  }
  throw new Error(`No letter to ${email} came.`);
}
