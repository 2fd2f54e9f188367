import type { NameChangeInput, User } from '@porchlight/domain';

import type { ApiClient } from './client.ts';

/** Calls the signed-in person something else. */
export function changeName(api: ApiClient, input: NameChangeInput): Promise<User> {
  return api.call('PUT', '/auth/name', 'user', { body: input });
}

/** Gives the signed-in person another picture: the middle of a photo. */
export function changePhoto(api: ApiClient, file: File): Promise<User> {
  const body = new FormData();
  body.append('images', file, file.name);
  return api.call('PUT', '/auth/photo', 'user', { body });
}

/** Takes the picture of the signed-in person away. */
export function removePhoto(api: ApiClient): Promise<User> {
  return api.call('DELETE', '/auth/photo', 'user');
}
