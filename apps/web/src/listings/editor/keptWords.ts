import { quietly } from '../../lib/quietly.ts';

const PREFIX = 'draft/';

const nothing = (): undefined => undefined;

/** The words of one draft; `null` without any that can be read. */
export const readWords = (name: string): unknown =>
  quietly<unknown>(
    () => JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null'),
    () => null,
  );

/** Kept when it returns. Where nothing can be kept, nothing is. */
export const writeWords = (name: string, words: unknown): void =>
  quietly(() => localStorage.setItem(PREFIX + name, JSON.stringify(words)), nothing);

export const removeWords = (name: string): void =>
  quietly(() => localStorage.removeItem(PREFIX + name), nothing);

/** Everybody's words on this device, by name. */
export function keptWords(): Map<string, unknown> {
  const names = quietly(
    () => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)),
    () => [],
  );
  return new Map(
    names.map((name) => name.slice(PREFIX.length)).map((name): [string, unknown] => [name, readWords(name)]),
  );
}
