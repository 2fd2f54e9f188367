import { isRecord } from '../wire/records.ts';

/** A value from outside has an unexpected shape. States what was expected and where, never the value itself. */
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
 * Parses a value from outside.
 *
 * @param exactly nothing is corrected: lists lose no row, numbers are not clamped.
 * @throws Mismatch when the value does not fit.
 */
export type Check<Value> = (value: unknown, exactly: boolean) => Value;

type Read<Each> = Each extends Check<infer Value> ? Value : never;

/** Names of the fields that may be missing. */
type OptionalIn<Fields> = {
  [Name in keyof Fields]: undefined extends Read<Fields[Name]> ? Name : never;
}[keyof Fields];

/** The table with these fields marked as optional, which the mapped types below carry over. */
type Marked<Fields> = Omit<Fields, OptionalIn<Fields>> & Partial<Pick<Fields, OptionalIn<Fields>>>;

/** Any string other than the known ones; keeps completion for these. */
export type Other = string & Record<never, never>;

/** Parses a part; a mismatch includes its path. */
export function within<Value>(name: string | number, read: () => Value): Value {
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

/** A text of which these values are known. Newer servers may send others, which the UI handles. */
export const openText = <Known extends string>(): Check<Known | Other> => text;

/** A non-empty text, such as a token. */
export const name: Check<string> = (value) => {
  if (typeof value !== 'string' || value === '') throw new Mismatch('a text with something in it');
  return value;
};

/** Other servers may use numeric ids: they are converted to text. */
const counted = (value: unknown): unknown =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : value;

export const id: Check<string> = (value, exactly) => name(counted(value), exactly);

/** The id of another record; empty if that was deleted. */
export const reference: Check<string> = (value, exactly) => text(counted(value), exactly);

export const flag: Check<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Mismatch('true or false');
  return value;
};

export const number: Check<number> = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Mismatch('a number');
  return value;
};

/** A whole number from `least` up. Smaller ones are clamped. */
export const count =
  (least = 0): Check<number> =>
  (value, exactly) => {
    const whole = Math.trunc(number(value, exactly));
    const bounded = Math.min(Math.max(least, whole), Number.MAX_SAFE_INTEGER);
    if (exactly && bounded !== value) throw new Mismatch(`a whole number from ${least} up`);
    return bounded;
  };

/** Numbers of things by name. */
export const counts: Check<Readonly<Record<string, number>>> = (value, exactly) => {
  if (!isRecord(value)) throw new Mismatch('an object');
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, within(key, () => count()(each, exactly))]),
  );
};

export const oneOf =
  <const Value extends string>(known: readonly Value[]): Check<Value> =>
  (value) => {
    const found = known.find((each) => each === value);
    if (found === undefined) throw new Mismatch(`one of ${known.join(', ')}`);
    return found;
  };

export const nullable =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value, exactly) =>
    value === null ? null : check(value, exactly);

/** Some servers send `null` for missing values. */
export const optional =
  <Value>(check: Check<Value>): Check<Value | undefined> =>
  (value, exactly) =>
    value === undefined || (value === null && !exactly) ? undefined : check(value, exactly);

type Fields = Record<string, Check<unknown>>;

/** An object with these fields. Other fields are dropped. A field whose check is `optional` may be missing. */
export function shape<Table extends Fields>(
  table: Table,
): Check<{ [Name in keyof Marked<Table>]: Read<Marked<Table>[Name]> }>;
export function shape(table: Fields): Check<object> {
  return (value, exactly) => {
    if (!isRecord(value)) throw new Mismatch('an object');
    const read: Record<string, unknown> = {};
    for (const [field, check] of Object.entries(table)) {
      const found = within(field, () => check(value[field], exactly));
      if (found !== undefined) read[field] = found;
    }
    return read;
  };
}

/** The object that `shape` reads by such a table. */
export type Shape<Table extends Fields> = Read<ReturnType<typeof shape<Table>>>;

/** A list of records with unique keys: an invalid row is dropped, a duplicate counts once. */
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

/** `parts` as the main content of a response: a list without a single valid row is a mismatch, not an empty list. */
export const rows =
  <Row>(row: Check<Row>, keyOf: (row: Row) => string): Check<Row[]> =>
  (value, exactly) => {
    const read = parts(row, keyOf)(value, exactly);
    if (read.length === 0 && Array.isArray(value) && value.length > 0)
      throw new Mismatch('a list of what was asked for');
    return read;
  };

export const idOf = ({ id: own }: { id: string }): string => own;
