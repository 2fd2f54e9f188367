import type * as kit from '../index.ts';
import type { KeyPress } from './keys.ts';

/** A name that the kit exports. */
export type KitName = keyof typeof kit;

/** When to use something else. */
export interface Otherwise {
  /** The need, in the reader's terms: 'The words lead to another page.' */
  when: string;
  /** The component to use. Default: nothing of the kit; `when` then says what to do. */
  use?: KitName | readonly KitName[];
}

/** One part of a component. */
export interface AnatomyPart {
  name: string;
  /** Its element, and its purpose. */
  what: string;
}

/** The effect of one or more keys. */
export interface KeyRow {
  /** Keys with the same effect. */
  keys: readonly KeyPress[];
  does: string;
}

/** A pair of examples. */
export interface DoDont {
  do: string;
  dont: string;
}

/**
 * A component's documentation besides its stories and props. Text in backquotes is code; the kit's names in it become
 * links.
 */
export interface ComponentDocs {
  /** Its purpose, in a sentence or two. */
  purpose: string;
  /** Names in other design systems, for Storybook's search. Default none. */
  alsoCalled?: readonly string[];
  /** Its position in its story's picture, for the overview. Default the top start corner. */
  pictured?: 'center' | 'bottom';
  /** When to use something else. */
  notFor: readonly Otherwise[];
  /** Its parts, from the root inwards. */
  anatomy: readonly AnatomyPart[];
  /** The keys; or why it takes no focus. */
  keyboard: readonly KeyRow[] | { none: string };
  /** Roles, names, announcements, and what the parent must do. */
  accessibility: readonly string[];
  /** Examples that explain better than rules. Default none. */
  doDont?: readonly DoDont[];
}
