export {
  passwordRequestMachine,
  type PasswordRequestContext,
  type PasswordRequestEmitted,
  type PasswordRequestEvent,
} from './passwordRequest.machine.ts';
export {
  passwordResetMachine,
  type PasswordResetContext,
  type PasswordResetEmitted,
  type PasswordResetEvent,
  type PasswordResetInput,
} from './passwordReset.machine.ts';
