const sources: Record<string, string> = import.meta.glob(['../*/*.ts', '!../*/*.test.ts', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where a declaration that begins at `start` ends: at the first semicolon or brace that closes it. */
function endOf(source: string, start: number): number {
  const isInterface = source.startsWith('export interface', start);
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 1;
    else if ('{([<'.includes(source[at] ?? '')) depth += 1;
    else if ('})]'.includes(source[at] ?? '') || (source[at] === '>' && source[at - 1] !== '=')) depth -= 1;
    if (depth === 0 && source[at] === (isInterface ? '}' : ';')) return at + 1;
  }
  return source.length;
}

/** A type of the flows as it is written, comments included; `undefined` when they declare none of this name. */
export function declarationOf(name: string): string | undefined {
  const head = new RegExp(`^export (?:type|interface) ${name}\\b`, 'm');
  for (const source of Object.values(sources)) {
    const start = source.search(head);
    if (start >= 0) return source.slice(start, endOf(source, start)).replace(/^export /, '');
  }
  return undefined;
}

/** The names of types that a signature speaks of. */
export function typesIn(signature: string): string[] {
  return [...new Set(signature.match(/\b[A-Z]\w+/g))];
}
