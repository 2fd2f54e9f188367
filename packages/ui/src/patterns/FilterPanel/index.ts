export { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
export type { FilterPanelMessages } from './FilterPanel.messages.ts';
