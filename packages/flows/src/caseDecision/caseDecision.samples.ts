import { texts } from '@porchlight/domain';

import type { FlowSamples } from '../testing/coverage.ts';
import { caseDecisionMachine } from './caseDecision.machine.ts';
import type { CaseDecisionInput } from './choice.ts';

const at = '2026-06-15T16:00:00.000Z';
const ana = { id: 'ana', name: 'Ana Moreno' };
const ben = { id: 'ben', name: 'Ben Okafor' };

/** A reported listing that no moderator has opened. */
export const openCase: CaseDecisionInput['case'] = {
  id: 'case-desk',
  subject: 'listing',
  title: 'Oak desk',
  urgency: 'high',
  reports: 2,
  signals: 0,
  opened_at: at,
  state: 'open',
  taken_by: null,
  version: 3,
  reports_list: [],
  signals_list: [],
  snapshot: { listing: null, message: null, person: null },
  is_changed: false,
  listing_now: null,
  decisions: [],
  history: [],
  allowed: ['nothing_wrong', 'hide_listing', 'warn', 'suspend'],
};

export const takenCase: CaseDecisionInput['case'] = { ...openCase, taken_by: ana };

export const decidedCase: CaseDecisionInput['case'] = {
  ...takenCase,
  state: 'decided',
  version: 4,
  allowed: [],
  decisions: [
    {
      id: 'decision-1',
      kind: 'hide_listing',
      reason: 'misleading',
      words: 'The photos show another desk.',
      days: null,
      by: ana,
      made_at: at,
      undone_at: null,
      undone_by: null,
      case_id: 'case-desk',
    },
  ],
};

/** The error response for the second moderator. */
export const tooLate = { status: 409, serverMessage: texts.moderation.changedMeanwhile };

export const caseDecisionSamples: FlowSamples<typeof caseDecisionMachine> = {
  machine: caseDecisionMachine,
  inputs: [openCase, takenCase, decidedCase, { ...openCase, taken_by: ben }].map((one) => ({
    case: one,
    moderatorId: 'ana',
  })),
  events: [
    { type: 'case.received', case: openCase },
    { type: 'case.received', case: takenCase },
    { type: 'case.received', case: decidedCase },
    { type: 'case.putBack' },
    { type: 'choice.begun' },
    { type: 'choice.changed', changes: { kind: 'hide_listing', reason: 'misleading' } },
    { type: 'choice.changed', changes: { kind: 'suspend', reason: 'scam', days: 7 } },
    { type: 'choice.sent' },
    { type: 'choice.abandoned' },
    { type: 'choice.confirmed' },
    { type: 'choice.declined' },
    { type: 'decision.undone', decisionId: 'decision-1' },
    { type: 'conflict.read' },
  ],
  answers: {
    takeCase: [takenCase],
    putBack: [openCase],
    decide: [decidedCase],
    undo: [takenCase],
    loadCase: [decidedCase],
  },
  failures: {
    takeCase: [tooLate, { status: 500 }],
    decide: [tooLate, { status: 422, fieldErrors: { words: [texts.moderation.wordsTooLong] } }],
    undo: [tooLate, { status: 500 }],
  },
};
