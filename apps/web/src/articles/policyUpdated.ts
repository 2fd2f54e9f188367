import { limits, locale } from '@porchlight/domain';

import { words } from './policyUpdated.words.ts';

/** When the privacy policy and the terms were last changed. */
export function policyUpdated(): string {
  const date = new Date(`${limits.policyDate} UTC`);
  return words.updated(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date));
}
