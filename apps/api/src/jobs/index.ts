export { countJobs, createJobs, deadJobs, dropDeadJob, requeueJobs, type JobCounts } from './queue.ts';
export { createWorker, type Worker } from './worker.ts';
