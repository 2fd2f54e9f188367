import type { CaseDecision } from './useCaseDecision.ts';

export const words = {
  title: 'Decision',
  free: 'No one has taken this case.',
  mine: 'You have taken this case.',
  with: (name: string) => `${name} has taken this case.`,
  decided: 'This case is decided. Taking the decision back opens it again.',
  take: 'Take and decide',
  goOn: 'Decide',
  putBack: 'Put back for others',
  conflict: 'Someone else was quicker',
  look: 'Show what it is now',
  question: (days: string) => `Suspend this person ${days}?`,
  consequence:
    'Their listings leave the site, and they can only read their messages and take their data with them.',
  suspend: 'Suspend',
  /** After each step. */
  done: {
    taking: 'The case is yours.',
    puttingBack: 'The case is back with the others.',
    deciding: 'Decided.',
    undoing: 'The decision is taken back.',
  } satisfies Partial<Record<CaseDecision['snapshot']['value'], string>>,
};
