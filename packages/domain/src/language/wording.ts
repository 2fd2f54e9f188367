import type * as english from '../texts/index.ts';

/** Texts in any language: the shape of a catalog, without its wording. */
type Text<English> = English extends string
  ? string
  : English extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Name in keyof English]: Text<English[Name]> };

/** All texts, in any language. */
export type Texts = Text<typeof english>;

/**
 * A language to write in, for functions that otherwise write in the language of the build: the server writes emails in
 * the language of the user.
 */
export interface Wording {
  /** For numbers, dates and lists (BCP 47). */
  locale: string;
  texts: Texts;
}
