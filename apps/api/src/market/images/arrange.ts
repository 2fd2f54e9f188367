import { texts, type ListingPhotoInput, type PhotoTurn } from '@porchlight/domain';
import type { Deps } from '../../deps.ts';
import { invalid, type HttpError } from '../../platform/http/index.ts';
import { isId } from '../../platform/ids.ts';
import type { StoredImage } from '../listings/index.ts';
import type { ArrangePhotos, PhotoOrder } from '../myListings/index.ts';
import { makePlaceholder, makeRenditions } from './process.ts';
import { nameable, putInOrder, takeOut, takeWaiting, type NameableImage } from './arrangeStore.ts';
import { keysOf, storeRenditions } from './upload.ts';

const gone = (): HttpError => invalid({ photos: [texts.images.gone] }, texts.images.gone);

/** Gives listings the photos that their forms name, in that order. */
export function photoArranger(deps: Deps): ArrangePhotos {
  const { db, jobs, files, clock } = deps;

  /** Makes a new picture of the same bytes, or of rotated ones: a key is never reused for other bytes. */
  async function makeAnew(
    source: NameableImage,
    { userId, turn }: { userId: string; turn: PhotoTurn | undefined },
    made: StoredImage[],
  ) {
    const bytes = await Promise.all(
      (turn === undefined ? source.renditions : source.renditions.slice(-1)).map(async (rendition) => {
        const file = await files.get(rendition.key);
        if (file === null) throw gone();
        return { ...rendition, bytes: new Uint8Array(file.bytes) };
      }),
    );
    const [largest] = bytes.slice(-1);
    if (largest === undefined) throw gone();
    const requester = { key: userId };
    const renditions = turn === undefined ? bytes : await makeRenditions(largest.bytes, { requester }, turn);
    const placeholder =
      turn === undefined ? source.placeholder : await makePlaceholder(renditions[0] ?? largest);
    const image: StoredImage = { id: deps.ids.next(), alt: source.alt, renditions: [], placeholder };
    made.push(image);
    await storeRenditions(image, renditions, deps);
    return image;
  }

  return async (userId, listingId, photos): Promise<PhotoOrder> => {
    const wanted = photos.map(({ id }) => id);
    if (new Set(wanted).size < wanted.length || !wanted.every(isId)) throw gone();
    const sources = new Map((await nameable(db, userId, wanted)).map((image) => [image.id, image]));
    const made: StoredImage[] = [];
    // If this fails, the sweep removes them later.
    const discard = async (): Promise<void> => {
      if (made.length > 0) await jobs.add(db, 'remove_files', { keys: keysOf(made) }).catch(() => {});
    };

    async function toImage({ id, turn }: ListingPhotoInput): Promise<StoredImage> {
      const source = sources.get(id);
      if (source === undefined) throw gone();
      const isCopy = source.listing_id !== null && source.listing_id !== listingId;
      return isCopy || turn !== undefined ? makeAnew(source, { userId, turn }, made) : source;
    }

    const images: StoredImage[] = [];
    try {
      for (const photo of photos) images.push(await toImage(photo));
    } catch (error) {
      await discard();
      throw error;
    }
    const isMade = new Set(made.map(({ id }) => id));

    return {
      discard,
      async apply(tx, savedId, title) {
        const waiting = await takeWaiting(tx, userId, wanted);
        const taken = new Set(waiting.map(({ id }) => id));
        const before = await takeOut(
          tx,
          savedId,
          images.map(({ id }) => id),
        );
        const kept = new Set(before.kept);
        // Another session of the same account may have been faster.
        if (!images.every(({ id }) => isMade.has(id) || taken.has(id) || kept.has(id))) throw gone();
        await putInOrder(tx, savedId, images, title, clock.now());
        const unused = [
          ...before.removed,
          ...waiting.filter(({ id }) => !images.some((image) => image.id === id)),
        ];
        if (unused.length > 0) await jobs.add(tx, 'remove_files', { keys: keysOf(unused) });
      },
    };
  };
}
