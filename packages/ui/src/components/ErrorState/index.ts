export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export type { ErrorStateMessages } from './ErrorState.messages.ts';
