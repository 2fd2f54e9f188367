import { limits, type Urgency } from '@porchlight/domain';
import { assign, setup } from 'xstate';

/** Input of the report urgency machine. */
export interface ReportUrgencyInput {
  /** Default: medium. */
  urgency?: Urgency;
}

/** Context of the report urgency machine. */
export interface ReportUrgencyContext {
  /** The value of the field. Critical only after the emergency notice was read. */
  urgency: Urgency;
}

/** Events of the report urgency machine. */
export type ReportUrgencyEvent =
  | { type: 'urgency.chosen'; urgency: Urgency }
  | { type: 'emergency.continued' }
  /** Cancel, Escape, the backdrop or the close button. */
  | { type: 'emergency.canceled' }
  | { type: 'form.reset' };

/** The urgency of a report: critical takes effect only after the emergency notice. */
export const reportUrgencyMachine = setup({
  types: {} as {
    context: ReportUrgencyContext;
    input: ReportUrgencyInput;
    events: ReportUrgencyEvent;
    tags: 'form';
  },
  guards: {
    needsNotice: ({ context }, params: { urgency: Urgency }) =>
      params.urgency === 'critical' && context.urgency !== 'critical',
  },
  actions: { set: assign((_, params: { urgency: Urgency }) => ({ urgency: params.urgency })) },
}).createMachine({
  id: 'reportUrgency',
  context: ({ input }) => ({ urgency: input.urgency ?? limits.defaultUrgency }),
  initial: 'choosing',
  on: {
    'form.reset': {
      target: '.choosing',
      actions: { type: 'set', params: { urgency: limits.defaultUrgency } },
    },
  },
  states: {
    choosing: {
      tags: ['form'],
      on: {
        'urgency.chosen': [
          { guard: { type: 'needsNotice', params: ({ event }) => event }, target: 'warning' },
          { actions: { type: 'set', params: ({ event }) => event } },
        ],
      },
    },
    warning: {
      on: {
        'emergency.continued': {
          target: 'choosing',
          actions: { type: 'set', params: { urgency: 'critical' } },
        },
        'emergency.canceled': { target: 'choosing' },
      },
    },
  },
});
