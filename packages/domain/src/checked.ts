/** A checked input: cleaned values, or the texts by field name, each field's most telling text first. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string[]> };
