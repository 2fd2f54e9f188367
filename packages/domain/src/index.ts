export * from './rules.ts';
export * from './schemas/index.ts';
export { nameProblem } from './names.ts';
export { contained } from './visibleText.ts';
export { titleClaimsSite } from './titles.ts';
export { wordsAtAGlance, type LookAlikes } from './lookAlikes.ts';
