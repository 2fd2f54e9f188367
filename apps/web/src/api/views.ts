import type { ViewAnswer } from '@porchlight/domain';

import type { ApiClient, CallOptions } from './client.ts';
import { listingPath } from './listings.ts';

/**
 * Counts one view. It runs by itself, so a session that has ended is no reason to leave the page, and it is sent even if
 * the user leaves.
 */
export function countView(api: ApiClient, id: string, options: CallOptions = {}): Promise<ViewAnswer> {
  return api.call('POST', `${listingPath(id)}/view`, 'view', {
    ...options,
    onSessionEnd: 'stay',
    keepalive: true,
  });
}
