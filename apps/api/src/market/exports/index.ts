export { makeExport } from './make.ts';
export { exportRoutes } from './routes.ts';
export { sweepExports } from './store.ts';
