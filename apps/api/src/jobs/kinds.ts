import type { Deps } from '../deps.ts';
import { letters } from '../letters/index.ts';
import type { JobTry } from '../ports/index.ts';
import { chores } from './chores.ts';
import { schedules } from './schedules.ts';

/** Jobs that are worked off side by side with others, so that neither waits for the other. */
export interface Lane {
  kinds: readonly string[];
  /** How many of them at a time. */
  width: number;
}

/**
 * A mail server that does not answer holds up letters, and nothing else. Kinds that this version does not know are left
 * for a copy of the server that does.
 */
export function lanesOf(database: Deps['db']['kind']): Lane[] {
  return [
    { kinds: Object.keys(letters), width: 3 },
    { kinds: [...Object.keys(chores), ...scheduledOn(database)], width: 1 },
  ];
}

/** What is done again and again on such a database. */
export const scheduledOn = (database: Deps['db']['kind']): string[] =>
  Object.entries(schedules).flatMap(([kind, { embeddedOnly }]) =>
    embeddedOnly === true && database !== 'embedded' ? [] : [kind],
  );

/** How often a kind is done, in milliseconds; null for what is done once. */
export const intervalOf = (kind: string): number | null =>
  isKeyOf(schedules, kind) ? schedules[kind].every : null;

const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string =>
  Object.hasOwn(table, key);

/** Does a job. */
export async function runJob(
  deps: Deps,
  { kind, payload }: { kind: string; payload: unknown },
  current: JobTry,
): Promise<void> {
  // `add` lets only what fits a kind be put under it, and nothing else writes payloads.
  const known = payload as never;
  if (isKeyOf(letters, kind)) {
    const message = await letters[kind](deps, known, current);
    if (message !== null) await deps.mail.send(message, { id: current.id, at: current.addedAt });
  } else if (isKeyOf(chores, kind)) await chores[kind](deps, known, current);
  // What schedules delete or end cannot be undone, so they go by the clock that is trusted.
  else if (isKeyOf(schedules, kind))
    await schedules[kind].run({ ...deps, clock: deps.trustedClock }, current);
}
