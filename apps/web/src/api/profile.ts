import type { NameChangeInput, User } from '@porchlight/domain';

import type { ApiClient } from './client.ts';

export function changeName(api: ApiClient, input: NameChangeInput): Promise<User> {
  return api.call('PUT', '/auth/name', 'user', { body: input });
}

/** Sets the user's profile photo to the center of a photo. */
export function changePhoto(api: ApiClient, file: File): Promise<User> {
  const body = new FormData();
  body.append('images', file, file.name);
  return api.call('PUT', '/auth/photo', 'user', { body });
}

/** Removes the user's profile photo. */
export function removePhoto(api: ApiClient): Promise<User> {
  return api.call('DELETE', '/auth/photo', 'user');
}
