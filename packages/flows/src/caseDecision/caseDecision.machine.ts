import { type CaseDetail, texts } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import {
  callPlaceholder,
  failureLogged,
  failureText,
  fieldErrorsOf,
  logFailure,
  statusOf,
  withError,
} from '../shared/index.ts';
import {
  type CaseDecisionInput,
  type Choice,
  type ChoiceField,
  type DecideQuestion,
  decisionOf,
  missingIn,
  noChoice,
  type UndoQuestion,
} from './choice.ts';

/** Context of the case decision machine. */
export interface CaseDecisionContext extends CaseDecisionInput {
  choice: Choice;
  /** Validation errors of the choice by field, as text for users. */
  fieldErrors: Partial<Record<ChoiceField, string>>;
  /** Why the last call failed, as text for users. */
  error: string | null;
  /** Id of the decision that is being undone, or was undone last. */
  undoing: string;
}

/** Events of the case decision machine. */
export type CaseDecisionEvent =
  /** The case was reloaded. */
  | { type: 'case.received'; case: CaseDetail }
  /** Release the case to the other moderators, whichever moderator took it. */
  | { type: 'case.putBack' }
  /** The moderator starts a decision, which takes the case. */
  | { type: 'choice.begun' }
  | { type: 'choice.changed'; changes: Partial<Choice> }
  | { type: 'choice.sent' }
  | { type: 'choice.abandoned' }
  /** Confirms a severe decision. */
  | { type: 'choice.confirmed' }
  | { type: 'choice.declined' }
  | { type: 'decision.undone'; decisionId: string }
  /** The moderator has read that another moderator decided first. */
  | { type: 'conflict.read' };

/** Events the machine emits. */
export type CaseDecisionEmitted =
  /** The server accepted the change: reload the case and the queue. */
  | { type: 'case.changed'; case: CaseDetail }
  /** For the log only. */
  | { type: 'failure.logged'; error: unknown };

const changed = { error: { serverMessage: texts.moderation.changedMeanwhile } };

const withOutput = ({ event }: { event: { output: CaseDetail } }) => event;
const accepted = [
  { type: 'receive', params: withOutput },
  { type: 'announce', params: withOutput },
] as const;
const tell = { type: 'tell', params: withError } as const;
const outdated = {
  guard: { type: 'isOutdated', params: withError },
  target: 'refreshing',
  actions: tell,
} as const;

/**
 * One moderator's decision about one case: takes it, chooses, confirms a suspension, and can undo it. The server
 * accepts one decision per version of a case: the second moderator sees the updated case (`outdated`) and keeps their
 * choice.
 */
export const caseDecisionMachine = setup({
  types: {} as {
    context: CaseDecisionContext;
    input: CaseDecisionInput;
    events: CaseDecisionEvent;
    emitted: CaseDecisionEmitted;
    tags: 'busy' | 'form';
  },
  actors: {
    takeCase: callPlaceholder<CaseDetail, { caseId: string }>('takeCase'),
    putBack: callPlaceholder<CaseDetail, { caseId: string }>('putBack'),
    decide: callPlaceholder<CaseDetail, DecideQuestion>('decide'),
    undo: callPlaceholder<CaseDetail, UndoQuestion>('undo'),
    loadCase: callPlaceholder<CaseDetail, { caseId: string }>('loadCase'),
  },
  guards: {
    isDecided: ({ context }) => context.case.state === 'decided',
    isOpen: ({ context }) => context.case.state === 'open',
    isMine: ({ context }) => context.case.taken_by?.id === context.moderatorId,
    isFree: ({ context }) => context.case.taken_by === null,
    isIncomplete: ({ context }) => Object.keys(missingIn(context.choice)).length > 0,
    isSevere: ({ context }) => context.choice.kind === 'suspend',
    isOutdated: (_, params: { error: unknown }) => statusOf(params.error) === 409,
    isOther: ({ context }, params: { case: CaseDetail }) => params.case.version !== context.case.version,
  },
  actions: {
    keep: assign((_, params: { case: CaseDetail }) => ({ case: params.case })),
    receive: assign((_, params: { output: CaseDetail }) => ({ case: params.output, error: null })),
    choose: assign(({ context }, { changes }: { changes: Partial<Choice> }) => ({
      choice: { ...context.choice, ...changes },
      fieldErrors: Object.fromEntries(
        Object.entries(context.fieldErrors).filter(([field]) => !(field in changes)),
      ),
      error: null,
    })),
    forget: assign({ choice: noChoice, fieldErrors: {}, error: null }),
    clear: assign({ error: null }),
    refuse: assign(({ context }) => ({ fieldErrors: missingIn(context.choice), error: null })),
    note: assign((_, params: { decisionId: string }) => ({ undoing: params.decisionId, error: null })),
    tell: assign((_, params: { error: unknown }) => ({
      error: failureText(params.error, texts.common.somethingWentWrongTryAgain),
      fieldErrors: fieldErrorsOf(params.error),
    })),
    announce: emit((_, params: { output: CaseDetail }) => ({
      type: 'case.changed' as const,
      case: params.output,
    })),
    logFailure: emit(failureLogged),
  },
}).createMachine({
  id: 'caseDecision',
  context: ({ input }) => ({ ...input, choice: noChoice, fieldErrors: {}, error: null, undoing: '' }),
  initial: 'reading',
  states: {
    reading: {
      always: { guard: 'isDecided', target: 'decided' },
      on: {
        'case.received': { actions: { type: 'keep', params: ({ event }) => event } },
        'choice.begun': [
          { guard: 'isMine', target: 'choosing', actions: 'clear' },
          { guard: 'isFree', target: 'taking', actions: 'clear' },
        ],
        'case.putBack': { target: 'puttingBack', actions: 'clear' },
      },
    },
    taking: {
      tags: ['busy'],
      invoke: {
        id: 'takeCase',
        src: 'takeCase',
        input: ({ context }) => ({ caseId: context.case.id }),
        onDone: {
          target: 'choosing',
          actions: accepted,
        },
        onError: [
          outdated,
          {
            target: 'reading',
            actions: [tell, logFailure],
          },
        ],
      },
    },
    puttingBack: {
      tags: ['busy'],
      invoke: {
        id: 'putBack',
        src: 'putBack',
        input: ({ context }) => ({ caseId: context.case.id }),
        onDone: {
          target: 'reading',
          actions: ['forget', ...accepted],
        },
        onError: {
          target: 'reading',
          actions: [tell, logFailure],
        },
      },
    },
    choosing: {
      tags: ['form'],
      on: {
        // The choice may not fit the new version of the case.
        'case.received': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'outdated',
          actions: [
            { type: 'keep', params: ({ event }) => event },
            { type: 'tell', params: changed },
          ],
        },
        'choice.changed': { actions: { type: 'choose', params: ({ event }) => event } },
        'choice.sent': [
          { guard: 'isIncomplete', actions: 'refuse' },
          { guard: 'isSevere', target: 'confirming', actions: 'clear' },
          { target: 'deciding', actions: 'clear' },
        ],
        'choice.abandoned': { target: 'reading', actions: 'forget' },
        'case.putBack': { target: 'puttingBack', actions: 'clear' },
      },
    },
    confirming: {
      tags: ['form'],
      on: { 'choice.confirmed': 'deciding', 'choice.declined': 'choosing' },
    },
    deciding: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => ({
          caseId: context.case.id,
          decision: decisionOf(context.choice, context.case),
        }),
        onDone: {
          target: 'reading',
          actions: ['forget', ...accepted],
        },
        onError: [
          outdated,
          {
            target: 'choosing',
            actions: [tell, logFailure],
          },
        ],
      },
    },
    decided: {
      always: { guard: 'isOpen', target: 'reading' },
      on: {
        'case.received': { actions: { type: 'keep', params: ({ event }) => event } },
        'decision.undone': { target: 'undoing', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    undoing: {
      tags: ['busy'],
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => ({ caseId: context.case.id, decisionId: context.undoing }),
        onDone: {
          target: 'reading',
          actions: accepted,
        },
        onError: [
          outdated,
          {
            target: 'decided',
            actions: [tell, logFailure],
          },
        ],
      },
    },
    /** Another moderator was first: reload the case. */
    refreshing: {
      tags: ['busy'],
      invoke: {
        id: 'loadCase',
        src: 'loadCase',
        input: ({ context }) => ({ caseId: context.case.id }),
        onDone: {
          target: 'outdated',
          actions: [
            { type: 'keep', params: ({ event }) => ({ case: event.output }) },
            { type: 'announce', params: ({ event }) => event },
          ],
        },
        onError: { target: 'outdated', actions: logFailure },
      },
    },
    /** The notice is shown over the current case. The choice is kept. */
    outdated: {
      on: {
        'case.received': { actions: { type: 'keep', params: ({ event }) => event } },
        'conflict.read': { target: 'reading', actions: 'clear' },
      },
    },
  },
});
