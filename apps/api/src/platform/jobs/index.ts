export { countJobs, createJobs, deadJobs, dropDeadJob, requeueJobs } from './queue.ts';
export { createJobWorker, type JobTable, type Worker } from './worker.ts';
