export { ResultsHeading, type ResultsHeadingProps } from './ResultsHeading.tsx';
export type { ResultsHeadingMessages } from './ResultsHeading.messages.ts';
