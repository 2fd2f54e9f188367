export { Stepper, type Step, type StepState, type StepperProps } from './Stepper.tsx';
export type { StepperMessages } from './Stepper.messages.ts';
