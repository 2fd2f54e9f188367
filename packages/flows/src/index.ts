export * from './session/index.ts';
export * from './viewCounter/index.ts';
export * from './favoriteToggle/index.ts';
export * from './locationSearch/index.ts';
export * from './contactDialog/index.ts';
export * from './reportUrgency/index.ts';
export * from './passwordReset/index.ts';
export { failureText, fieldErrorsOf, NotProvidedError, statusOf, type CallFailure } from './shared/index.ts';
