/** Maximum characters in a line of the kit's measure, when they are narrow. */
const lineMax = 75;
/** Texts longer by at most this many lines are shown whole. */
const spare = 3;

/**
 * Whether a text takes a few more than this many lines, whatever the page's width. Computed rather than measured, so
 * that the server's page and the browser's are equal and nothing moves.
 */
export function isLong(text: string, lines: number): boolean {
  const taken = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineMax)), 0);
  return taken > lines + spare;
}
