import type { seedDemo as seedNow } from './seedDemo.ts';

export { checkDemoAccounts, demoUserIds } from './demoPeople.ts';
export { withSeedPhotos } from './photos.ts';

/** Fills an empty database with the demo neighborhood, which is loaded only now. @returns whether it did */
export const seedDemo = async (...asked: Parameters<typeof seedNow>): Promise<boolean> =>
  (await import('./seedDemo.ts')).seedDemo(...asked);
