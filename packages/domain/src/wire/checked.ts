/** A checked input: cleaned values, or the errors by field name, each field's most helpful error first. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string[]> };
