import type { BlocksAnswer } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { privateKey, type Resource } from './resource.ts';

const path = '/auth/blocks';

/** Whom the person has blocked, the last first. */
export function blockedPeople(userId: string): Resource<BlocksAnswer> {
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'blocks') };
}

/** Blocks someone, or lets them back. Saying the same twice is fine. */
export function setBlocked(api: ApiClient, personId: string, isBlocked: boolean): Promise<undefined> {
  return api.call(isBlocked ? 'PUT' : 'DELETE', `${path}/${encodeURIComponent(personId)}`, 'nothing');
}
