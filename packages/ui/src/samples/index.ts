export * from '../testing/listings.ts';
export * from '../testing/messages.ts';
export * from '../testing/photos.ts';
export * from './browser.ts';
export { inBrand } from './inBrand.tsx';
export * from './stories.ts';
export { sampleGroups, sampleLinks } from './site.ts';
