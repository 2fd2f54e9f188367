export { checkArchive } from './archive.ts';
export { baseMapRoutes } from './routes.ts';
