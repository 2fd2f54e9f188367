import { deviceStorage } from '../../lib/storage.ts';
import { tryOrUndefined } from '../../lib/tryOrUndefined.ts';

const PREFIX = 'draft/';

/** The text of one draft; `null` without any that can be read. */
export const readDraft = (name: string): unknown =>
  tryOrUndefined<unknown>(() => JSON.parse(deviceStorage.read(`${PREFIX}${name}`) ?? 'null')) ?? null;

/** Kept when it returns. Where nothing can be kept, nothing is. */
export const writeDraft = (name: string, draft: unknown): void =>
  void deviceStorage.write(`${PREFIX}${name}`, JSON.stringify(draft));

export const removeDraft = (name: string): void => deviceStorage.remove(`${PREFIX}${name}`);

/** Everyone's drafts on this device, by name. */
export function allDrafts(): Map<string, unknown> {
  const names = deviceStorage.names(PREFIX).map((name) => name.slice(PREFIX.length));
  return new Map(names.map((name): [string, unknown] => [name, readDraft(name)]));
}
