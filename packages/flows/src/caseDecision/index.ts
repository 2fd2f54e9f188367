export {
  caseDecisionMachine,
  type CaseDecisionContext,
  type CaseDecisionEmitted,
  type CaseDecisionEvent,
} from './caseDecision.machine.ts';
export type { CaseDecisionInput, Choice, ChoiceField, DecideQuestion, UndoQuestion } from './choice.ts';
