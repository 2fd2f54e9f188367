import type { KeptDatabase } from '@porchlight/domain';
import type { Unsent } from '@porchlight/flows';

import { findUnsentListings, forgetPhotos } from '../listings/editor/ofPerson.ts';
import { forgetMemory, hasUnsentText } from '../messages/unsentText.ts';

/** What of a person's is written on this device and not sent: in order of what it would cost to write it again. */
export async function findUnsent(userId: string, now: number): Promise<Unsent[]> {
  const [listings] = await Promise.all([
    findUnsentListings(userId, now),
    // The question is asked only when it can be shown.
    import('./SignOutQuestion.tsx'),
  ]);
  return hasUnsentText(userId) ? [...listings, { kind: 'message', title: '' }] : listings;
}

/** How each database lets go of a person. */
const emptied: Record<KeptDatabase, (userId: string) => Promise<void>> = { photos: forgetPhotos };

/** Deletes what is kept of a person elsewhere than in the browser's storage of texts. */
export async function emptyShelves(userId: string): Promise<void> {
  forgetMemory();
  await Promise.all(Object.values(emptied).map((empty) => empty(userId)));
}
