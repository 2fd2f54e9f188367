export * from './listings.ts';
export * from './photos.ts';
