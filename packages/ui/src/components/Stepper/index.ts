export { Stepper, type Step, type StepState, type StepperMessages, type StepperProps } from './Stepper.tsx';
