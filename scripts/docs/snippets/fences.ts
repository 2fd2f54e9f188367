export interface Fence {
  line: number;
  language: string;
  code: string;
}

export function fencesOf(page: string): Fence[] {
  return [...page.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: code = '' }) => ({
      line: page.slice(0, index).split('\n').length,
      language,
      code,
    }),
  );
}
