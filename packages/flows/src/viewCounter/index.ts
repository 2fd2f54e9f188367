export {
  viewCounterMachine,
  type ViewCounterContext,
  type ViewCounterEmitted,
  type ViewCounterEvent,
  type ViewCounterInput,
} from './viewCounter.machine.ts';
