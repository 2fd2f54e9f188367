import type { PhoneAnswer } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { listingPath } from './listings.ts';

/** Requests the phone number of a listing, which is counted. */
export function showPhone(api: ApiClient, id: string): Promise<PhoneAnswer> {
  return api.call('POST', `${listingPath(id)}/phone`, 'phone');
}
