export { countDemoPeople, seedDemo } from './seedDemo.ts';
export { withSeedPhotos } from './photos.ts';
