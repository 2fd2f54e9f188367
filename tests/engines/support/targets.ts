/** An element as the user identifies it. */
export interface Target {
  by: 'role' | 'label' | 'text';
  /** Only with `by: 'role'`. */
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
  /** Search only within this target. */
  within?: Target;
}

/** Targets are sent to the page as JSON. */
const wire = (name: string | RegExp): string | Pattern =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };

/** By role and accessible name. */
export const role = (
  kind: string,
  name?: string | RegExp,
  options: Options & { level?: number } = {},
): Target => ({ by: 'role', role: kind, ...(name !== undefined && { name: wire(name) }), ...options });

/** A field by its label, with or without the asterisk of a required field. */
export const field = (label: string, options: Options = {}): Target => ({
  by: 'label',
  name: { source: String.raw`^${label.replaceAll(/[^\w\s]/g, String.raw`\$&`)}\s*\*?$`, flags: '' },
  ...options,
});

/** The smallest element with this text. */
export const text = (words: string | RegExp, options: Options = {}): Target => ({
  by: 'text',
  name: wire(words),
  ...options,
});

export const button = (name: string | RegExp, options?: Options): Target => role('button', name, options);
export const link = (name: string | RegExp, options?: Options): Target => role('link', name, options);
export const title = (name: string | RegExp): Target => role('heading', name, { level: 1 });

/** For error messages. */
export function describeTarget({ by, role: kind, name, within }: Target): string {
  const words = typeof name === 'object' ? `/${name.source}/${name.flags}` : name && `'${name}'`;
  return [kind ?? by, words, within && `in ${describeTarget(within)}`].filter(Boolean).join(' ');
}
