import type { BlocksAnswer } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { privateKey, type Resource } from './resource.ts';

const path = '/auth/blocks';

/** Users that the user has blocked, newest first. */
export function blockedPeople(userId: string): Resource<BlocksAnswer> {
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'blocks') };
}

/** Blocks or unblocks a user. Idempotent. */
export function setBlocked(api: ApiClient, personId: string, isBlocked: boolean): Promise<undefined> {
  return api.call(isBlocked ? 'PUT' : 'DELETE', `${path}/${encodeURIComponent(personId)}`, 'nothing');
}
