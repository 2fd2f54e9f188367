export { Alert, type AlertProps, type AlertTone } from './Alert.tsx';
export type { AlertMessages } from './Alert.messages.ts';
