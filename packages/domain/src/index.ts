export * from './rules.ts';
export * from './schemas/index.ts';
