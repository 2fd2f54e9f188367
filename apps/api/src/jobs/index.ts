export { countJobs, createJobs, deadJobs, dropDeadJob, requeueJobs } from './queue.ts';
export { createWorker, type Worker } from './worker.ts';
