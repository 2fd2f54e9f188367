export { ErrorState, type ErrorStateMessages, type ErrorStateProps } from './ErrorState.tsx';
