/** A text, and its place in its catalog: `OfferBubble.accept`. */
export interface Entry {
  path: string;
  text: string;
}

/** Stands for a value in a text that is a function: written as `{1}`, several of it as a number. */
function placeholder(position: number): unknown {
  const written = `{${position}}`;
  return new Proxy(() => undefined, {
    get: (_, key) =>
      key === Symbol.toPrimitive
        ? (hint: string) => (hint === 'number' ? 2 : written)
        : // A method of the value, or a format for another value.
          (given: unknown = written) => String(given),
  });
}

/** A text that is a function, with placeholders; undefined if it needs real values. */
function sampleOf(write: (...values: unknown[]) => unknown): string | undefined {
  try {
    const text = write(placeholder(1), placeholder(2), placeholder(3), placeholder(4));
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Every text of a catalog. */
export function* entriesIn(part: unknown, path: readonly string[] = []): Generator<Entry> {
  const text = typeof part === 'function' ? sampleOf(part as (...values: unknown[]) => unknown) : part;
  if (typeof text === 'string') yield { path: path.join('.'), text };
  else if (typeof text === 'object' && text !== null)
    for (const [name, inner] of Object.entries(text)) yield* entriesIn(inner, [...path, name]);
}
