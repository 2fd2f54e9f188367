export { photoArranger } from './arrange.ts';
export { profilePhotoRoutes } from './profilePhotoRoutes.ts';
export { imagesRoutes, pictureRoutes } from './routes.ts';
export { imageIdOf, sweepOrphans } from './sweep.ts';
