/** A piece of code in a page of documentation. */
export interface Fence {
  /** The line it begins on. */
  line: number;
  language: string;
  code: string;
}

/** The code of a page in Markdown, fence by fence. */
export function fencesOf(page: string): Fence[] {
  return [...page.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: code = '' }) => ({
      line: page.slice(0, index).split('\n').length,
      language,
      code,
    }),
  );
}
