export * from './listings.ts';
export * from './messages.ts';
export * from './photos.ts';
export * from './platform.ts';
