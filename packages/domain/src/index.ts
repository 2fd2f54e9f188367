export * from './entities.ts';
export * from './wire.ts';
export * from './rendering.ts';
export * as limits from './limits.ts';
export { brand, type Brand } from './brand.ts';
export { categoryTree, type CategorySeed } from './categoryTree.ts';
export { storageKeys } from './storageKeys.ts';
export * as texts from './texts/index.ts';
