import { limits } from '@porchlight/domain';

import { deviceStorage } from '../../lib/storage.ts';
import { tryOrUndefined } from '../../lib/tryOrUndefined.ts';

const name = 'recent-searches';
/** Longer text is not a search, but probably pasted by mistake. */
const lengthMax = 100;

/** Recent searches on this device, newest first. */
export function recentSearches(): string[] {
  const kept: unknown = tryOrUndefined(() => JSON.parse(deviceStorage.read(name) ?? '[]') as unknown);
  return Array.isArray(kept)
    ? kept.filter((text) => typeof text === 'string' && text !== '').slice(0, limits.recentSearches)
    : [];
}

/** Replaces the stored searches. */
export function keepSearches(recent: readonly string[]): void {
  if (recent.length === 0) deviceStorage.remove(name);
  else deviceStorage.write(name, JSON.stringify(recent.slice(0, limits.recentSearches)));
}

const alike = (text: string): string => text.toLowerCase();

/** Puts a search first, without case-insensitive duplicates. */
export function rememberSearch(text: string): void {
  const query = text.trim().replace(/\s+/g, ' ');
  if (query === '' || query.length > lengthMax) return;
  keepSearches([query, ...recentSearches().filter((other) => alike(other) !== alike(query))]);
}
