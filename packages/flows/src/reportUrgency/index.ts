export {
  reportUrgencyMachine,
  type ReportUrgencyContext,
  type ReportUrgencyEvent,
  type ReportUrgencyInput,
} from './reportUrgency.machine.ts';
