export { callPlaceholder, keeperPlaceholder, NotProvidedError } from './placeholder.ts';
export { failureText, fieldErrorsOf, statusOf, type CallFailure } from './failure.ts';
