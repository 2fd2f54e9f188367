import type { Deps } from '../deps.ts';
import { letters } from '../letters/index.ts';
import type { JobTry } from '../ports/index.ts';
import { chores } from './chores.ts';
import { schedules } from './schedules.ts';

/** Kinds of jobs with their own concurrency, so that lanes don't wait for each other. */
export interface Lane {
  kinds: readonly string[];
  /** How many jobs run at a time. */
  width: number;
}

/**
 * Emails have their own lane, so that an unresponsive mail server delays nothing else. Kinds unknown to this version
 * are left for a server that knows them.
 */
export function lanesOf(database: Deps['db']['kind']): Lane[] {
  return [
    { kinds: Object.keys(letters), width: 3 },
    { kinds: [...Object.keys(chores), ...scheduledOn(database)], width: 1 },
  ];
}

/** Schedules that run on such a database. */
export const scheduledOn = (database: Deps['db']['kind']): string[] =>
  Object.entries(schedules).flatMap(([kind, { embeddedOnly }]) =>
    embeddedOnly === true && database !== 'embedded' ? [] : [kind],
  );

/** Interval of a schedule in milliseconds; `null` for other kinds. */
export const intervalOf = (kind: string): number | null =>
  isKeyOf(schedules, kind) ? schedules[kind].every : null;

const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string =>
  Object.hasOwn(table, key);

export async function runJob(
  deps: Deps,
  { kind, payload }: { kind: string; payload: unknown },
  current: JobTry,
): Promise<void> {
  // `add` is typed by kind, and nothing else writes payloads.
  const known = payload as never;
  if (isKeyOf(letters, kind)) {
    const message = await letters[kind](deps, known, current);
    if (message !== null) await deps.mail.send(message, { id: current.id, at: current.addedAt });
  } else if (isKeyOf(chores, kind)) await chores[kind](deps, known, current);
  // Schedules delete and end things irreversibly, so they use the trusted clock.
  else if (isKeyOf(schedules, kind))
    await schedules[kind].run({ ...deps, clock: deps.trustedClock }, current);
}
