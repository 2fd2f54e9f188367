export { photoArranger } from './arrange.ts';
export { profilePhotoRoutes } from './profilePhotoRoutes.ts';
export { imagesRoutes, pictureRoutes } from './routes.ts';
export { forgetStored, imageIdOf, usedImages } from './storedImages.ts';
export { checkFiles, sweepUnusedImages } from './sweep.ts';
