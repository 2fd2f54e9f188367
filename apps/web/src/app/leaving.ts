import type { KeptDatabase } from '@porchlight/domain';
import type { Unsent } from '@porchlight/flows';

import { findUnsentListings, forgetPhotos } from '../listings/editor/ofPerson.ts';
import { forgetMemory, hasUnsentText } from '../messages/unsentText.ts';

/** A user's unsent text on this device, ordered by the effort to write it again. */
export async function findUnsent(userId: string, now: number): Promise<Unsent[]> {
  const [listings] = await Promise.all([
    findUnsentListings(userId, now),
    // Preload the dialog, so that it can be shown.
    import('./SignOutQuestion.tsx'),
  ]);
  return hasUnsentText(userId) ? [...listings, { kind: 'message', title: '' }] : listings;
}

/** Deletes a user's entries in each database. */
const emptied: Record<KeptDatabase, (userId: string) => Promise<void>> = { photos: forgetPhotos };

/** Deletes a user's stored things outside of web storage. */
export async function emptyShelves(userId: string): Promise<void> {
  forgetMemory();
  await Promise.all(Object.values(emptied).map((empty) => empty(userId)));
}
