// Entry of the thread that runs the embedded database: `dist/embeddedThread.js` in a build.
import { parentPort, workerData } from 'node:worker_threads';
import { openPGlite } from './embedded.ts';
import { serveDatabase } from './overPort.ts';

if (parentPort === null) throw new Error('This file must run in a worker thread');
serveDatabase(parentPort, await openPGlite((workerData as { folder: string | null }).folder));
parentPort.postMessage('open');
