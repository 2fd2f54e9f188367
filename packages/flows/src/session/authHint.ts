import { isRecord, storageKeys } from '@porchlight/domain';

import type { KeyValueStorage, SessionUser } from './ports.ts';

function isSessionUser(value: unknown): value is SessionUser {
  if (!isRecord(value)) return false;
  const texts = [value['id'], value['email'], value['name']];
  const dates = [value['created_at'], value['updated_at']];
  return (
    texts.every((text) => typeof text === 'string' && text !== '') &&
    typeof value['verified'] === 'boolean' &&
    typeof value['active'] === 'boolean' &&
    (value['avatar'] == null || typeof value['avatar'] === 'string') &&
    dates.every((date) => date === undefined || typeof date === 'string')
  );
}

/**
 * The last known signed-in user of this browser: for the first paint only, never authoritative.
 *
 * @returns `null` when nothing is stored, storage is blocked or the record has another shape.
 */
export function readAuthHint(storage: Pick<KeyValueStorage, 'getItem'>): SessionUser | null {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(storageKeys.auth) ?? 'null');
    if (!isRecord(parsed) || parsed['isAuthenticated'] !== true) return null;
    return isSessionUser(parsed['user']) ? parsed['user'] : null;
  } catch {
    return null;
  }
}

/** The text to store under `storageKeys.auth`. */
export function authHintText(user: SessionUser): string {
  return JSON.stringify({ user, isAuthenticated: true });
}
