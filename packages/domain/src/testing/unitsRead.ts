/** Methods that read the whole text or list they are called on or are given. */
const readers: readonly (readonly [prototype: object, names: readonly PropertyKey[]])[] = [
  [
    String.prototype,
    [
      'normalize',
      'replace',
      'replaceAll',
      'split',
      'trim',
      'toLowerCase',
      'toUpperCase',
      'match',
      'matchAll',
      'search',
      Symbol.iterator,
    ],
  ],
  [RegExp.prototype, ['test']],
  [Array.prototype, [Symbol.iterator]],
];

type Method = (this: unknown, ...given: unknown[]) => unknown;

const lengthOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof String || Array.isArray(value) ? value.length : 0;

/**
 * Counts the UTF-16 units and list items that some work passes to string methods, patterns and spreads: a
 * machine-independent measure. `exec` is not counted, because yup's and V8's own `replace` would call a patched one
 * per match.
 */
export function unitsRead(work: () => void): number {
  let units = 0;
  const restore: (() => void)[] = [];
  for (const [prototype, names] of readers) {
    for (const name of names) {
      const own = Object.getOwnPropertyDescriptor(prototype, name);
      if (own === undefined) continue;
      const original = own.value as Method;
      const counting: Method = function (...given) {
        units += lengthOf(prototype === RegExp.prototype ? given[0] : this);
        return original.apply(this, given);
      };
      Object.defineProperty(prototype, name, { ...own, value: counting });
      restore.push(() => Object.defineProperty(prototype, name, own));
    }
  }
  try {
    work();
  } finally {
    for (const undo of restore) undo();
  }
  return units;
}
