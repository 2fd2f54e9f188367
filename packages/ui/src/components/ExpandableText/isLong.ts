/** Letters in a line of the kit's measure, when they are narrow. */
const lineMax = 75;
/** So few more lines are shown rather than hidden. */
const spare = 3;

/**
 * Whether a text takes more than so many lines and a few, however wide the page is. Counted rather than measured, so that
 * the server's page and the browser's are the same and nothing moves.
 */
export function isLong(text: string, lines: number): boolean {
  const taken = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineMax)), 0);
  return taken > lines + spare;
}
