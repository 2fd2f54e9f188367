export { callPlaceholder, keeperPlaceholder, NotProvidedError } from './placeholder.ts';
export { failureText, fieldErrorsOf, retryAfterOf, statusOf, type CallFailure } from './failure.ts';
