import {
  checkInput,
  isOwner,
  languageChangeSchema,
  nameChangeSchema,
  sentences,
  type User,
} from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, invalid } from '../answers.ts';
import { accepted, bodyOf, signedIn } from '../asking.ts';
import { model, now } from '../model.ts';
import { photosOf } from './images.ts';

/** Changes a user's public data everywhere. */
function change(user: User, changes: Partial<Pick<User, 'name' | 'avatar'>>): Response {
  Object.assign(user, changes, { updated_at: now() });
  const { name, avatar = null } = user;
  for (const listing of model().listings)
    if (listing.user && isOwner(listing, user)) listing.user = { ...listing.user, name, avatar };
  return data(user);
}

const ok: HttpHandler[] = [
  http.put(at('/auth/name'), async ({ request }) => {
    const user = signedIn(request);
    return change(user, accepted(checkInput(nameChangeSchema, await bodyOf(request))));
  }),
  http.put(at('/auth/language'), async ({ request }) => {
    const user = signedIn(request);
    const { language } = accepted(checkInput(languageChangeSchema, await bodyOf(request)));
    return data(Object.assign(user, { language, updated_at: now() }));
  }),
  http.put(at('/auth/photo'), async ({ request }) => {
    const user = signedIn(request);
    const photos = await photosOf(request);
    if (photos.length > 1) return invalid({ images: [sentences.tooManyImages(1)] });
    return change(user, { avatar: '/photos/dog.webp' });
  }),
  http.delete(at('/auth/photo'), ({ request }) => change(signedIn(request), { avatar: null })),
];

/** The user's public profile. */
export const profile = {
  ok,
  /** Setting a photo fails. */
  failing: [http.put(at('/auth/photo'), broken)],
};
