export { imagesRoutes, pictureRoutes } from './routes.ts';
export { sweepOrphans } from './sweep.ts';
