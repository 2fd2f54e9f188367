import { isSchema, ObjectSchema, type Schema } from 'yup';
import { describe, expect, test } from 'vitest';
import * as domain from '../index.ts';
import { hostileAlphabets, longText } from '../testing/hostileTexts.ts';
import { unitsRead } from '../testing/unitsRead.ts';

const { checkInput, limits } = domain;

/** Every exported schema, with the names of its fields. */
const schemas = Object.entries<unknown>(domain)
  .filter((entry): entry is [string, Schema] => isSchema(entry[1]))
  .map(([name, schema]) => {
    const descriptions = schema instanceof ObjectSchema ? schema.describe().fields : {};
    return { name, schema, descriptions, fields: Object.keys(descriptions) };
  });

const megabyte = 1_000_000;

describe('a form with a megabyte in each field', () => {
  test.each(Object.entries(hostileAlphabets))('of %s is not read', (_kind, alphabet) => {
    for (const size of [limits.rawTextMax, megabyte]) {
      const text = longText(alphabet, size);
      for (const { name, schema, fields } of schemas) {
        const input = Object.fromEntries(fields.map((field) => [field, text]));
        const units = unitsRead(() => void checkInput(schema, input));
        // Each field reads at most a few times its own raw limit.
        expect([name, size, units < 15 * limits.rawTextMax]).toEqual([name, size, true]);
      }
    }
  });

  test.each(
    schemas.flatMap(({ name, schema, fields }) => fields.map((field) => [name, field, schema] as const)),
  )('%s rejects %s with one error', (_name, field, schema) => {
    const checked = checkInput(schema, { [field]: 'a'.repeat(megabyte) });
    expect(checked.ok ? [] : checked.errors[field]).toHaveLength(1);
  });
});

test('no field reads more of a raw text than its limit', () => {
  const maxima = schemas.flatMap(({ descriptions }) =>
    Object.values(descriptions).flatMap((field) => {
      if (field.type !== 'string' || !('tests' in field)) return [];
      return field.tests.filter((each) => each.name === 'max').map((each) => Number(each.params?.['max']));
    }),
  );
  expect(Math.max(...maxima) * limits.rawTextFactor).toBe(limits.rawTextMax);
});

test.each([
  ['spaces around it', `${' '.repeat(150)}Ana${' '.repeat(150)}`, true],
  ['letters that are composed', 'e\u0301'.repeat(limits.nameMax), true],
  ['as many letters as are allowed', 'a'.repeat(limits.nameMax), true],
  ['a letter more', 'a'.repeat(limits.nameMax + 1), false],
  ['a middle without letters, which is never cut out', `Ana${' '.repeat(500)}Sousa`, false],
  ['more letters once they are normalized', '\u{1D160}'.repeat(limits.nameMax / 2), false],
])('the length of a name with %s is that of its stored form', (_what, name, isOk) => {
  const checked = checkInput(domain.nameChangeSchema, { name });
  expect(checked).toMatchObject(
    isOk ? { ok: true } : { errors: { name: [domain.texts.fields.nameTooLong] } },
  );
});
