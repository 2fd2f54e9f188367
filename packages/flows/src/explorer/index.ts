export { FlowExplorer, FlowStates, type FlowExplorerProps, type FlowStatesProps } from './FlowExplorer.tsx';
export { FlowGuide, type FlowGuideProps } from './FlowGuide.tsx';
export { flows, type FlowName } from './registry.ts';
export { hand } from './hand.ts';
export type { Flow } from './flow.ts';
