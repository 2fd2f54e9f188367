export { Alert, type AlertMessages, type AlertProps, type AlertTone } from './Alert.tsx';
