/** Texts of a `StaticPage`. */
export interface StaticPageMessages {
  /** Name of the table of contents. */
  contents: string;
}

export const english: StaticPageMessages = { contents: 'On this page' };
