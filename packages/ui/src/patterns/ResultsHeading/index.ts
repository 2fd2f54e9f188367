export { ResultsHeading, type ResultsHeadingMessages, type ResultsHeadingProps } from './ResultsHeading.tsx';
