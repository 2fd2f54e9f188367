export {
  emailConfirmationMachine,
  type EmailConfirmationContext,
  type EmailConfirmationEmitted,
  type EmailConfirmationEvent,
  type EmailConfirmationInput,
} from './emailConfirmation.machine.ts';
