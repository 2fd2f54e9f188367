export * from './rules.ts';
export * from './schemas/index.ts';
export { nameProblem } from './names.ts';
export type { LookAlikes } from './lookAlikes.ts';
