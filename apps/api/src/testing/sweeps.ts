import { sweepUnusedImages } from '../market/images/index.ts';
import { unusedDays, unusedSweeps } from '../market/images/sweep.ts';
import { createWorker } from '../market/jobs/index.ts';
import type { Deps } from '../deps.ts';
import type { TestApi } from './testApi.ts';

const dayMs = 24 * 3_600_000;

/**
 * Sweeps images until unused ones are removed, without moving the server's clock.
 *
 * @returns how many files were removed
 */
export async function sweepUntilRemoved(server: TestApi, changes: Partial<Deps> = {}): Promise<number> {
  const deps = { ...server.deps, ...changes };
  // Unused images are old enough on the second day, and marked from then on.
  const start = deps.clock.now().getTime() + 2 * dayMs;
  let removed = 0;
  for (let sweep = 0; sweep <= unusedSweeps; sweep += 1) {
    const now = new Date(start + (sweep * unusedDays * dayMs) / unusedSweeps);
    removed += await sweepUnusedImages({ ...deps, clock: { now: () => now } });
  }
  await createWorker(deps).runDue();
  return removed;
}
