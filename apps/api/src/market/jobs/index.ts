import type { Deps } from '../../deps.ts';
import { createJobWorker, type Worker } from '../../platform/jobs/index.ts';
import { jobTable } from './jobTable.ts';

/** A worker for the jobs of the marketplace. */
export const createWorker = (deps: Deps): Worker => createJobWorker(deps, jobTable(deps));
