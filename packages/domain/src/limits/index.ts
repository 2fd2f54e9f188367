/**
 * All limits of the product, each defined once. Imported as `limits.titleMax` and so on; each is its own export in
 * the file of its area, so that a page loads only those of the areas it shows.
 * Bounds are inclusive. Names ending in `Ms` are milliseconds, in `Bytes` bytes (1 KB = 1024).
 */
export * from './calls.ts';
export * from './lists.ts';
export * from './listings.ts';
export * from './photos.ts';
export * from './places.ts';
export * from './messages.ts';
export * from './accounts.ts';
export * from './support.ts';
export * from './dates.ts';
export * from './moderation.ts';
