import type { SessionsAnswer } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { privateKey, type Resource } from './resource.ts';

const path = '/auth/sessions';

/** The user's sessions: this one first, then the last used. */
export function ownSessions(userId: string): Resource<SessionsAnswer> {
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'sessions') };
}

export function endSession(api: ApiClient, id: string): Promise<undefined> {
  return api.call('DELETE', `${path}/${encodeURIComponent(id)}`, 'nothing');
}

/** Ends all sessions except this one. */
export function endOtherSessions(api: ApiClient): Promise<undefined> {
  return api.call('DELETE', path, 'nothing');
}
