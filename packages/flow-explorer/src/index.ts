export { FlowExplorer, FlowStates, type FlowExplorerProps, type FlowStatesProps } from './FlowExplorer.tsx';
export { FlowGuide, type FlowGuideProps } from './FlowGuide.tsx';
export { defineFlow, type Flow, type FlowDefinition, type FlowView } from './flow.ts';
export type { EndedCall, LogEntry, RunningFlow } from './runningFlow.ts';
export type { Step } from './steps.ts';
export type { ActorTypes, MachineTypes } from './machineTypes.ts';
export { exampleOf } from './example.ts';
export { chartOf, type Chart, type ChartEdge, type ChartLabel, type ChartNode } from './chartGraph.ts';
export { layOut, type ChartLayout } from './layout.ts';
