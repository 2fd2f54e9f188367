import { systemClock } from '../apps/api/src/platform/clock.ts';
import type { Database } from '../apps/api/src/platform/db/index.ts';
import type { Deps } from '../apps/api/src/deps.ts';
import { bundledPlaces } from '../apps/api/src/market/geo/index.ts';
import { uuidV7Ids } from '../apps/api/src/platform/ids.ts';
import { createJobs } from '../apps/api/src/platform/jobs/index.ts';
import { createPublicChanges } from '../apps/api/src/platform/publicChanges.ts';
import { readSettings } from '../apps/api/src/platform/settings.ts';
import { createMemoryFiles } from '../apps/api/src/testing/memoryFiles.ts';
import { quickPasswords } from '../apps/api/src/testing/passwords.ts';

/** Minimal dependencies of a server that is measured in this process; only the database is real. */
export async function benchDeps(db: Database): Promise<Deps> {
  const logger = { info() {}, warn() {}, error() {} };
  const ids = uuidV7Ids(systemClock);
  return {
    db,
    changes: createPublicChanges(db, logger),
    clock: systemClock,
    trustedClock: systemClock,
    ids,
    files: createMemoryFiles(systemClock),
    mail: { send: async () => {} },
    geocoder: await bundledPlaces(),
    logger,
    settings: readSettings({ RATE_LIMITS: 'off' }),
    jobs: createJobs({ clock: systemClock, ids }),
    passwordCost: quickPasswords,
    secret: Buffer.alloc(32, 1),
  };
}
