import type { ViewAnswer } from '@porchlight/domain';

import type { ApiClient, CallOptions } from './client.ts';
import { listingPath } from './listings.ts';

/**
 * Counts one view. No one asked for it, so a dead session is no reason to leave the page. Whoever goes on has seen it all
 * the same.
 */
export function countView(api: ApiClient, id: string, options: CallOptions = {}): Promise<ViewAnswer> {
  return api.call('POST', `${listingPath(id)}/view`, 'view', {
    ...options,
    onSessionEnd: 'stay',
    keepalive: true,
  });
}
