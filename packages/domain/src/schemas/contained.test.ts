import type { ObjectSchema, SchemaObjectDescription } from 'yup';
import { describe, expect, it } from 'vitest';
import * as all from './index.ts';

const isSchema = (value: unknown): value is ObjectSchema<object> =>
  typeof value === 'object' && value !== null && 'fields' in value;

/** Stored letter for letter; ids are only looked up. */
const asTyped = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'counters',
]);

const describeSchema = (schema: ObjectSchema<object>): SchemaObjectDescription => schema.describe();

const textFields = Object.entries(all).flatMap(([name, schema]) =>
  isSchema(schema)
    ? Object.entries(describeSchema(schema).fields)
        .filter(([field, { type, ...rest }]) => {
          const choices = 'oneOf' in rest ? rest.oneOf : [];
          return type === 'string' && choices.length === 0 && !asTyped.has(field);
        })
        .map(([field]) => ({ name, field, schema }))
    : [],
);

describe('characters that could affect text around a field', () => {
  it('the list covers every schema with texts', () => {
    expect(textFields.length).toBeGreaterThan(20);
  });

  it.each(textFields)('$name, $field: removes direction overrides and stacked marks', ({ field, schema }) => {
    const typed = `a\u202E\u2067b${'\u0335'.repeat(30)}c`;
    const { [field]: kept } = schema.cast({ [field]: typed }, { assert: false }) as Record<string, unknown>;
    expect(kept).toBe(`ab${'\u0335'.repeat(5)}c`);
  });
});
