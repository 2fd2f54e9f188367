export { FlowExplorer, FlowStates } from './FlowExplorer.tsx';
export { flows } from './registry.ts';
export { hand } from './hand.ts';
export type { Flow } from './flow.ts';
