import { limits, sentences, texts, type ListingImage } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { privatePrefix } from '../../platform/files/index.ts';
import {
  HttpError,
  noContent,
  notFound,
  ok,
  optionalUser,
  readFormFiles,
  requireUser,
  type ApiApp,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { ID_PATTERN } from '../../platform/ids.ts';
import {
  createLimiter,
  idempotencyKey,
  rates,
  recallAnswer,
  withIdempotency,
  requestHash,
} from '../../platform/limits/index.ts';
import { toImage } from '../listings/index.ts';
import { reopenAfterEdit } from '../moderation/index.ts';
import { ensureOwner, readOwned } from '../myListings/index.ts';
import { uploaderOf, uploads } from './receiving.ts';
import { appendImages, deleteImage, readImage, remainingSlots } from './store.ts';
import { checkFiles, fingerprint, keysOf, invalidImages, storeImages } from './upload.ts';
import { keepWaiting } from './waiting.ts';

const imageGone = () => notFound(texts.refusals.image.notFound);

/** Adding pictures to a listing, reading and removing one. `pictureRoutes` serves their bytes. */
export function imagesRoutes(deps: Deps): ApiApp {
  const { db, changes, clock, jobs } = deps;
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();

  routes.post(`/listings/:id{${ID_PATTERN}}/images`, async (c) => {
    const viewer = await requireUser(c);
    const listingId = c.req.param('id');
    const key = idempotencyKey(c);
    const { title } = ensureOwner(await readOwned(db, listingId, viewer.id), viewer);
    // Counted before the body is read, so that an upload that never ends counts as well.
    await limiter.count(rates.uploadByUser, viewer.id);
    const requester = uploaderOf(c, viewer);
    const images = await uploads.run(requester, async (watcher) => {
      const sent = await readFormFiles(c, 'images', watcher);
      // With a key this may be a retry of a successful upload, whose photos already fill the slots.
      checkFiles(sent, key === null ? await remainingSlots(db, listingId) : Number.POSITIVE_INFINITY);
      const hash = key === null ? '' : requestHash(c, fingerprint(sent));
      const request = { userId: viewer.id, key, hash, now: clock.now() };
      const known = await recallAnswer<{ images: ListingImage[] }>(db, request);
      if (known !== null) return known.images;
      if (key !== null) checkFiles(sent, await remainingSlots(db, listingId));

      // Files first, then rows: a crash in between leaves files without rows, which the sweep removes.
      const stored = await storeImages(sent, title, deps, { requester, signal: watcher.signal });
      // If this fails, the sweep removes them later.
      const discard = (): Promise<unknown> =>
        jobs.add(db, 'remove_files', { keys: keysOf(stored) }).catch(() => {});
      try {
        const answer = await withIdempotency(changes.of('photos_added'), request, async (tx) => {
          ensureOwner(await readOwned(tx, listingId, viewer.id, true), viewer);
          const remaining = await remainingSlots(tx, listingId);
          if (stored.length > remaining) throw invalidImages(sentences.tooManyImages(remaining));
          await reopenAfterEdit(tx, deps, listingId);
          await jobs.add(tx, 'look_at_listing', { listingId });
          return { images: await appendImages(tx, listingId, stored, clock.now()) };
        });
        // Another request with the same key was faster: these files are not needed.
        if (answer.images[0]?.id !== stored[0]?.id) await discard();
        return answer.images;
      } catch (error) {
        // A connection can break after the commit: then the sweep finds out whether the files are needed.
        if (error instanceof HttpError) await discard();
        throw error;
      }
    });
    return ok(c, images, 201);
  });

  // Uploads photos before their listing is saved; its form names them then.
  routes.post('/images', async (c) => {
    const viewer = await requireUser(c);
    await limiter.count(rates.photoByUser, viewer.id);
    const requester = uploaderOf(c, viewer);
    const images = await uploads.run(requester, async (watcher) => {
      const sent = await readFormFiles(c, 'images', watcher);
      checkFiles(sent, limits.imagesMax);
      const stored = await storeImages(sent, '', deps, { requester, signal: watcher.signal });
      return keepWaiting(deps, viewer.id, stored);
    });
    return ok(c, images, 201);
  });

  routes.get(`/images/:id{${ID_PATTERN}}`, async (c) => {
    const image = await readImage(db, c.req.param('id'), (await optionalUser(c))?.id ?? null);
    if (image === null) throw imageGone();
    return ok(c, toImage(image));
  });

  routes.delete(`/images/:id{${ID_PATTERN}}`, async (c) => {
    const viewer = await requireUser(c);
    const id = c.req.param('id');
    const image = await readImage(db, id, viewer.id);
    if (image === null) throw imageGone();
    ensureOwner(image, viewer);
    await limiter.count(rates.changeByUser, viewer.id);
    await changes.of('photo_deleted').transaction(async (tx) => {
      ensureOwner(await readOwned(tx, image.listing_id, viewer.id, true), viewer);
      await deleteImage(tx, id);
      await reopenAfterEdit(tx, deps, image.listing_id);
      await jobs.add(tx, 'remove_files', { keys: keysOf([image]) });
    });
    return noContent(c);
  });

  return routes;
}

/**
 * The bytes of pictures, outside the API's base path. Cacheable forever, because a key is never reused for
 * other bytes.
 */
export function pictureRoutes({ files }: Deps): ApiApp {
  const routes = new Hono<ApiEnv>();
  routes.get('/images/:key{.+}', async (c) => {
    const key = c.req.param('key');
    const picture = key.startsWith(privatePrefix) ? null : await files.get(key);
    if (picture === null) throw new HttpError(404, 'not_found', texts.refusals.image.notFound);
    return new Response(new Uint8Array(picture.bytes), {
      headers: {
        'content-type': picture.contentType,
        'content-length': String(picture.bytes.byteLength),
        'cache-control': 'public, max-age=31536000, immutable',
        // Any site may show a listing's picture, as link previews do.
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  });
  return routes;
}
