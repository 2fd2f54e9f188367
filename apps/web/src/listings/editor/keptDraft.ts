import { deviceStorage } from '../../lib/storage.ts';
import { tryOrUndefined } from '../../lib/tryOrUndefined.ts';

const PREFIX = 'draft/';

/** The stored text of a draft; `null` when missing or unreadable. */
export const readDraft = (name: string): unknown =>
  tryOrUndefined<unknown>(() => JSON.parse(deviceStorage.read(`${PREFIX}${name}`) ?? 'null')) ?? null;

/** Stores a draft synchronously; does nothing without storage. */
export const writeDraft = (name: string, draft: unknown): void =>
  void deviceStorage.write(`${PREFIX}${name}`, JSON.stringify(draft));

export const removeDraft = (name: string): void => deviceStorage.remove(`${PREFIX}${name}`);

/** All users' drafts on this device, by name. */
export function allDrafts(): Map<string, unknown> {
  const names = deviceStorage.names(PREFIX).map((name) => name.slice(PREFIX.length));
  return new Map(names.map((name): [string, unknown] => [name, readDraft(name)]));
}
