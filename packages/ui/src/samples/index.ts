export * from './browser.ts';
export * from './listings.ts';
export * from './messages.ts';
export * from './photos.ts';
export * from './stories.ts';
