import { type ApiClient, isMissing, listing } from '../api/index.ts';
import { forgetViewed, viewedListings } from '../listings/viewed/viewedListings.ts';

/** Takes what cannot be seen any more out of the listings that this device remembers: whose they are, it does not know. */
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
