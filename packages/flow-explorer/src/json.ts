/** Limits for readable output. */
const limits = { depth: 12, items: 200, letters: 2000 };

/** A short form of an object that JSON writes as `{}`, or at too great length; undefined for others. */
function shortOf(value: object): unknown {
  if (value instanceof File) return `File ${value.name}`;
  if (value instanceof Blob) return `Blob of ${value.size} bytes`;
  if (value instanceof Error) return value.message;
  if (value instanceof RegExp || value instanceof URL) return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
    return `${value.constructor.name} of ${value.byteLength} bytes`;
  if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet)
    return value.constructor.name;
  if (typeof Node !== 'undefined' && value instanceof Node) return `<${value.nodeName.toLowerCase()}>`;
  return undefined;
}

function shortText(text: string): string {
  return text.length <= limits.letters ? text : `${text.slice(0, limits.letters)}… (${text.length} letters)`;
}

function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'what has no text';
  }
}

function plainEntries(value: object, around: readonly object[]): unknown {
  const isCut = (count: number) => count > limits.items;
  const more = (count: number) => `… ${count - limits.items} more`;
  if (Array.isArray(value) || value instanceof Set || value instanceof Map) {
    // A map becomes a list of pairs: its keys can be anything.
    const items: unknown[] = [...value];
    const shown = items.slice(0, limits.items).map((item) => toPlain(item, around));
    return isCut(items.length) ? [...shown, more(items.length)] : shown;
  }
  const keys = Object.keys(value);
  const shown = keys.slice(0, limits.items).map((key) => {
    try {
      return [key, toPlain(Reflect.get(value, key), around)] as const;
    } catch (error) {
      return [key, `throws ${textOf(error)}`] as const;
    }
  });
  return Object.fromEntries(isCut(keys.length) ? [...shown, ['…', more(keys.length)]] : shown);
}

/** A value with a text for everything that JSON cannot represent. */
function toPlain(value: unknown, around: readonly object[] = []): unknown {
  if (typeof value === 'string') return shortText(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'function';
  if (typeof value === 'symbol' || (typeof value === 'number' && !Number.isFinite(value)))
    return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (around.includes(value)) return 'circular';
  if (around.length >= limits.depth) return '…';
  const inside = [...around, value];
  const short = shortOf(value);
  if (short !== undefined) return short;
  if ('toJSON' in value && typeof value.toJSON === 'function')
    try {
      const json: unknown = value.toJSON();
      return json === value ? plainEntries(value, inside) : toPlain(json, inside);
    } catch {
      // Shown unchanged.
    }
  return plainEntries(value, inside);
}

/** Formatted data: files by name, errors by message, and a text for what JSON cannot represent. Never throws. */
export function showJson(value: unknown): string {
  try {
    return JSON.stringify(toPlain(value), null, 2) ?? 'undefined';
  } catch (error) {
    return `throws ${textOf(error)}`;
  }
}
