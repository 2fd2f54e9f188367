export { FilterPanel, type FilterPanelMessages, type FilterPanelProps } from './FilterPanel.tsx';
export type { FilterValues } from './FilterFields.tsx';
