import { isRecord } from '../records.ts';

/** Where a value from outside is not what was agreed on. Says what was missed and where, never what stood there. */
export class Mismatch extends Error {
  override name = 'Mismatch';

  constructor(
    readonly expected: string,
    readonly path: readonly (string | number)[] = [],
  ) {
    super(`${path.join('.') || 'the answer'} is not ${expected}`);
  }
}

/**
 * Reads a value from outside.
 *
 * @param exactly nothing is put right: lists lose no row, numbers are not brought into bounds.
 * @throws Mismatch when it is something else.
 */
export type Check<Value> = (value: unknown, exactly: boolean) => Value;

/** One check for each field: a field that is missing here does not compile. */
type Fields<Value> = { [Name in keyof Value]-?: Check<Value[Name]> };

/** Reads a part, so that what does not fit is told with its place. */
function within<Value>(name: string | number, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof Mismatch) throw new Mismatch(error.expected, [name, ...error.path]);
    throw error;
  }
}

export const text: Check<string> = (value) => {
  if (typeof value !== 'string') throw new Mismatch('a text');
  return value;
};

/** A text that stands for something, such as a token. */
export const name: Check<string> = (value) => {
  if (typeof value !== 'string' || value === '') throw new Mismatch('a text with something in it');
  return value;
};

/** Other servers may count: from here on a number is a text, too. */
const counted = (value: unknown): unknown =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : value;

export const id: Check<string> = (value, exactly) => name(counted(value), exactly);

/** The id of something else, which may be gone: then it is empty. */
export const reference: Check<string> = (value, exactly) => text(counted(value), exactly);

export const flag: Check<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Mismatch('true or false');
  return value;
};

export const number: Check<number> = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Mismatch('a number');
  return value;
};

/** A whole number from `least` up. One that is out of bounds is brought into them. */
export const count =
  (least = 0): Check<number> =>
  (value, exactly) => {
    const whole = Math.trunc(number(value, exactly));
    const bounded = Math.min(Math.max(least, whole), Number.MAX_SAFE_INTEGER);
    if (exactly && bounded !== value) throw new Mismatch(`a whole number from ${least} up`);
    return bounded;
  };

export const oneOf =
  <Value extends string>(known: readonly Value[]): Check<Value> =>
  (value) => {
    const found = known.find((each) => each === value);
    if (found === undefined) throw new Mismatch(`one of ${known.join(', ')}`);
    return found;
  };

export const nullable =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value, exactly) =>
    value === null ? null : check(value, exactly);

/** Some servers say `null` for what is not there. */
export const optional =
  <Value>(check: Check<Value>): Check<Value | undefined> =>
  (value, exactly) =>
    value === undefined || (value === null && !exactly) ? undefined : check(value, exactly);

/** An object with these fields. What else it has is left behind. */
export const shape =
  <Value extends object>(fields: Fields<Value>): Check<Value> =>
  (value, exactly) => {
    if (!isRecord(value)) throw new Mismatch('an object');
    const read: Partial<Value> = {};
    for (const field in fields) {
      const found = within(field, () => fields[field](value[field], exactly));
      if (found !== undefined) read[field] = found;
    }
    // Each field that must be there was read: the compiler cannot follow the loop.
    return read as Value;
  };

/** A list of things that differ by their key: a row that does not fit is left out, one that comes twice counts once. */
export const parts =
  <Row>(row: Check<Row>, keyOf: (row: Row) => string): Check<Row[]> =>
  (value, exactly) => {
    if (!Array.isArray(value)) throw new Mismatch('a list');
    const byKey = new Map<string, Row>();
    for (const [place, each] of value.entries()) {
      try {
        const read = within(place, () => row(each, exactly));
        const key = keyOf(read);
        if (!byKey.has(key)) byKey.set(key, read);
        else if (exactly) throw new Mismatch('there only once', [place]);
      } catch (error) {
        if (exactly || !(error instanceof Mismatch)) throw error;
      }
    }
    return [...byKey.values()];
  };

/** `parts` that an answer is about: when not one of them fits, that is not the same as there being none. */
export const rows =
  <Row>(row: Check<Row>, keyOf: (row: Row) => string): Check<Row[]> =>
  (value, exactly) => {
    const read = parts(row, keyOf)(value, exactly);
    if (read.length === 0 && Array.isArray(value) && value.length > 0)
      throw new Mismatch('a list of what was asked for');
    return read;
  };
