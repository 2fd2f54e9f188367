export * from './browser.ts';
export { inBrand } from './inBrand.tsx';
export * from './listings.ts';
export * from './messages.ts';
export * from './photos.ts';
export * from './stories.ts';
export { sampleGroups, sampleLinks } from './site.ts';
