import type * as kit from '../index.ts';
import type { KeyPress } from './keys.ts';

/** A name that the kit exports. */
export type KitName = keyof typeof kit;

/** When to take something else. */
export interface Otherwise {
  /** The need, as the reader has it: 'The words lead to another page.' */
  when: string;
  /** What serves it. Default: nothing of the kit; `when` then says what to do. */
  use?: KitName | readonly KitName[];
}

/** One part of what a component draws. */
export interface AnatomyPart {
  /** What the team calls it. */
  name: string;
  /** The element it is, and what it is there for. */
  what: string;
}

/** What one or more keys do. */
export interface KeyRow {
  /** Presses with the same effect. */
  keys: readonly KeyPress[];
  does: string;
}

/** A pair of examples in words. */
export interface DoDont {
  do: string;
  dont: string;
}

/**
 * What a component's page says beside its stories and props. Words in backquotes are code; names of the kit among them
 * become links.
 */
export interface ComponentDocs {
  /** What it is for, in a sentence or two. */
  purpose: string;
  /** What other systems call it: the search of Storybook finds it by these names. Default none. */
  alsoCalled?: readonly string[];
  /** Where it is in the picture of its story, for the overview. Default the upper corner, at the start of lines. */
  pictured?: 'center' | 'bottom';
  /** When to take something else instead. */
  notFor: readonly Otherwise[];
  /** Its parts, from the root inwards. */
  anatomy: readonly AnatomyPart[];
  /** What its keys do; for what takes no focus, why not. */
  keyboard: readonly KeyRow[] | { none: string };
  /** Roles, names, announcements, and what the caller owes. */
  accessibility: readonly string[];
  /** Where words do better than rules. Default none. */
  doDont?: readonly DoDont[];
}
