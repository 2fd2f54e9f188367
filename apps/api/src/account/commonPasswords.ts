import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isOwnPassword, texts, type PasswordOwner } from '@porchlight/domain';
import { apiFolder } from '../folders.ts';
import { invalid } from '../http/index.ts';

const table = new URL('data/common-passwords.txt.gz', apiFolder);

let loaded: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords, in lower case; read when the first password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= readFile(table)
    .then((bytes) => promisify(gunzip)(bytes))
    .then((bytes) => new Set(bytes.toString('utf8').split('\n')));
  return loaded;
}

/**
 * Refuses a new password that is one of the first to be tried: one that many have, or the person's own name or address.
 * @throws HttpError 422 at `field`
 */
export async function refuseGuessable(password: string, field: string, owner: PasswordOwner): Promise<void> {
  if (isOwnPassword(password, owner)) throw invalid({ [field]: [texts.auth.passwordOwn] });
  if ((await commonPasswords()).has(password.toLowerCase()))
    throw invalid({ [field]: [texts.auth.passwordCommon] });
}
