export type { Catalog, Messages } from './en.ts';
