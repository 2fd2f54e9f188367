import type { Deps } from '../../deps.ts';
import { emails } from '../emails/index.ts';
import type { JobTable } from '../../platform/jobs/index.ts';
import { chores } from './chores.ts';
import { schedules } from './schedules.ts';

const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string =>
  Object.hasOwn(table, key);

/**
 * The jobs of the marketplace. Emails have their own lane, so that an unresponsive mail server delays nothing else.
 */
export function jobTable(deps: Deps): JobTable {
  const recurring = Object.entries(schedules).flatMap(([kind, { embeddedOnly }]) =>
    embeddedOnly === true && deps.db.kind !== 'embedded' ? [] : [kind],
  );
  return {
    lanes: [
      { kinds: Object.keys(emails), width: 3 },
      { kinds: [...Object.keys(chores), ...recurring], width: 1 },
    ],
    recurring,
    intervalOf: (kind) => (isKeyOf(schedules, kind) ? schedules[kind].every : null),
    async run({ kind, payload }, current) {
      // `add` is typed by kind, and nothing else writes payloads.
      const known = payload as never;
      if (isKeyOf(emails, kind)) {
        const message = await emails[kind](deps, known, current);
        if (message !== null) await deps.mail.send(message, { id: current.id, at: current.addedAt });
      } else if (isKeyOf(chores, kind)) await chores[kind](deps, known, current);
      // Schedules delete and end things irreversibly, so they use the trusted clock.
      else if (isKeyOf(schedules, kind))
        await schedules[kind].run({ ...deps, clock: deps.trustedClock }, current);
    },
  };
}
