export { callPlaceholder, listenerPlaceholder, NotProvidedError } from './placeholder.ts';
export {
  failureText,
  fieldErrorsOf,
  isMissing,
  retryAfterOf,
  statusOf,
  type CallFailure,
} from './failure.ts';
