export { ResultsLayout, type ResultsLayoutProps } from './ResultsLayout.tsx';
