export { countJobs, createJobs, deadJobs, dropDeadJob, requeueJobs } from './queue.ts';
export { createWorker } from './worker.ts';
