import type { Block } from '../../articles/index.ts';

/** A question of the help page, with its answer. */
export interface HelpEntry {
  id: string;
  question: string;
  answer: readonly Block[];
  /** Other words that match the search. Not shown. */
  also?: string;
}

/** A section of the help page. */
export interface HelpSection {
  id: string;
  title: string;
  entries: readonly HelpEntry[];
}
