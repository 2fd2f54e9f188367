export { CorrectedSearch, type CorrectedSearchProps } from './CorrectedSearch.tsx';
export type { CorrectedSearchMessages } from './CorrectedSearch.messages.ts';
