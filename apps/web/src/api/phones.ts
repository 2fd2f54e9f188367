import type { PhoneAnswer } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { listingPath } from './listings.ts';

/** Asks for the phone number of a listing. That it was shown is counted. */
export function showPhone(api: ApiClient, id: string): Promise<PhoneAnswer> {
  return api.call('POST', `${listingPath(id)}/phone`, 'phone');
}
