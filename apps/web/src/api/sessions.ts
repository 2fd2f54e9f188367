import type { SessionsAnswer } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { privateKey, type Resource } from './resource.ts';

const path = '/auth/sessions';

/** Where the person is signed in: here first, then the last used first. */
export function ownSessions(userId: string): Resource<SessionsAnswer> {
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'sessions') };
}

/** Signs the person out in one place. */
export function endSession(api: ApiClient, id: string): Promise<undefined> {
  return api.call('DELETE', `${path}/${encodeURIComponent(id)}`, 'nothing');
}

/** Signs the person out everywhere but here. */
export function endOtherSessions(api: ApiClient): Promise<undefined> {
  return api.call('DELETE', path, 'nothing');
}
