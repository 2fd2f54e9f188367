/** The words of a `StaticPage`. */
export interface StaticPageMessages {
  /** Names the table of contents. */
  contents: string;
}

export const english: StaticPageMessages = { contents: 'On this page' };
