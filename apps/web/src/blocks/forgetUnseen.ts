import { type ApiClient, isMissing, listing } from '../api/index.ts';
import { forgetViewed, viewedListings } from '../listings/viewed/viewedListings.ts';

/**
 * Removes listings that can no longer be seen from this device's viewing history, which doesn't record their
 * owners.
 */
export async function forgetUnseen(api: ApiClient): Promise<void> {
  const looks = viewedListings().map(async ({ id }) => {
    try {
      await listing(id).fetch(api);
    } catch (error) {
      if (isMissing(error)) forgetViewed(id);
    }
  });
  await Promise.all(looks);
}
