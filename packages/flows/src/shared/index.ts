export { callPlaceholder, listenerPlaceholder, NotProvidedError } from './placeholder.ts';
export {
  failureLogged,
  failureText,
  fieldErrorsOf,
  isMissing,
  logFailure,
  retryAfterOf,
  statusOf,
  withError,
  type CallFailure,
} from './failure.ts';
