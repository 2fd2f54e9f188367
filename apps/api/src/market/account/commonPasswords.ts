import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isOwnPassword, texts, wordsAtAGlance, type PasswordOwner } from '@porchlight/domain';
import { apiFolder } from '../../folders.ts';
import { invalid } from '../../platform/http/index.ts';
import { lookAlikes } from '../../platform/lookAlikes.ts';
import { isPredictable, passwordReadings } from './predictablePasswords.ts';

const table = new URL('data/common-passwords.txt.gz', apiFolder);

let loaded: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords, in lower case. Read when the first password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= readFile(table)
    .then((bytes) => promisify(gunzip)(bytes))
    .then((bytes) => new Set(bytes.toString('utf8').split('\n')));
  return loaded;
}

const wordMin = 3;

/**
 * Refuses a new password that is easy to guess: a common one, the user's own name or email address, a
 * pattern, a date or the site's name, also with digits and signs around it or in place of letters.
 * @throws HttpError 422 at `field`
 */
export async function refuseGuessable(password: string, field: string, owner: PasswordOwner): Promise<void> {
  const seen = password.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const spellings = new Set([
    password,
    seen,
    // Without separators: 'p.a.s.s.w.o.r.d'.
    seen.replaceAll(/[^\p{L}\p{N}]/gu, ''),
    wordsAtAGlance(seen, await lookAlikes(), 'number after').join(''),
  ]);
  // Short remainders of digits are no words: the 4 of '123456' reads as 'a'.
  const readings = [
    password,
    ...[...spellings].flatMap(passwordReadings).filter(({ length }) => length >= wordMin),
  ];
  if (readings.some((reading) => isOwnPassword(reading, owner)))
    throw invalid({ [field]: [texts.auth.passwordOwn] });
  const common = await commonPasswords();
  if (readings.some((reading) => common.has(reading.toLowerCase())))
    throw invalid({ [field]: [texts.auth.passwordCommon] });
  if ([...spellings].some(isPredictable)) throw invalid({ [field]: [texts.auth.passwordPredictable] });
}
