/** What someone looks for on a page, by what it is to them. */
export interface Target {
  by: 'role' | 'label' | 'text';
  /** With `by: 'role'` alone. */
  role?: string;
  name?: string | Pattern;
  level?: number;
  within?: Target;
}

interface Pattern {
  source: string;
  flags: string;
}

interface Options {
  /** Only what is inside of this. */
  within?: Target;
}

/** Targets travel into the page as JSON. */
const wire = (name: string | RegExp): string | Pattern =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };

/** By role and accessible name, as a screen reader tells it. */
export const role = (
  kind: string,
  name?: string | RegExp,
  options: Options & { level?: number } = {},
): Target => ({ by: 'role', role: kind, ...(name !== undefined && { name: wire(name) }), ...options });

/** A field by its label, with or without the star of what is required. */
export const field = (label: string, options: Options = {}): Target => ({
  by: 'label',
  name: { source: String.raw`^${label.replaceAll(/[^\w\s]/g, String.raw`\$&`)}\s*\*?$`, flags: '' },
  ...options,
});

/** The smallest piece of the page that says this. */
export const text = (words: string | RegExp, options: Options = {}): Target => ({
  by: 'text',
  name: wire(words),
  ...options,
});

export const button = (name: string | RegExp, options?: Options): Target => role('button', name, options);
export const link = (name: string | RegExp, options?: Options): Target => role('link', name, options);
export const title = (name: string | RegExp): Target => role('heading', name, { level: 1 });

/** For the messages of tests that fail. */
export function describeTarget({ by, role: kind, name, within }: Target): string {
  const words = typeof name === 'object' ? `/${name.source}/${name.flags}` : name && `'${name}'`;
  return [kind ?? by, words, within && `in ${describeTarget(within)}`].filter(Boolean).join(' ');
}
