// Uses the flows in plain Node: no React, no DOM, no bundler. The compiler checks it first, including the
// package's types.
import { favoriteToggleMachine, type FavoriteToggleEvent } from '@porchlight/flows';
import { CompressionError, compressImage, type ImageCodec } from '@porchlight/flows/compression';
import { locationSearchMachine } from '@porchlight/flows/locationSearch';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

const asked: string[] = [];
const clock = new SimulatedClock();
const place = createActor(
  locationSearchMachine.provide({
    actors: {
      suggest: fromPromise(({ input }) => {
        asked.push(input.query);
        return Promise.resolve([]);
      }),
    },
  }),
  { clock, input: { place: null } },
).start();
place.send({ type: 'text.changed', text: 'Austin' });
clock.increment(299);
must(asked.length === 0, 'It asked too early.');
clock.increment(1);
await waitFor(place, (snapshot) => snapshot.matches('empty'));
must(asked.join() === 'Austin', `It asked for ${asked.join()}.`);

const heart = createActor(
  favoriteToggleMachine.provide({
    actors: { changeFavorite: fromPromise(({ input }) => Promise.resolve({ is_favorite: input.saved })) },
  }),
  { input: { listingId: 'desk', saved: false } },
).start();
const toggled: FavoriteToggleEvent = { type: 'favorite.toggled' };
heart.send(toggled);
must(
  heart.getSnapshot().hasTag('busy') && heart.getSnapshot().context.saved,
  'The heart does not show the wish.',
);
await waitFor(heart, (snapshot) => snapshot.matches('saved'));
// @ts-expect-error no such event
heart.send({ type: 'favorite.eaten' });

const unreadable: ImageCodec = { decode: () => Promise.reject(new Error('never asked')) };
const failure: unknown = await compressImage(new File(['words'], 'a.jpg'), unreadable).catch(
  (error: unknown) => error,
);
must(failure instanceof CompressionError, 'What cannot be read is not told as such.');
must(
  failure instanceof Error && failure.message === 'Failed to load image',
  'It is not told in the words for people.',
);
