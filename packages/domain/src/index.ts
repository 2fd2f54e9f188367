export * from './rules.ts';
export * from './schemas/index.ts';
export { nameProblem } from './account/names.ts';
export { contained } from './text/visibleText.ts';
export { titleClaimsSite } from './listings/titles.ts';
export { wordsAtAGlance, type LookAlikes } from './moderation/lookAlikes.ts';
