/** Whether an unknown value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Ids are opaque and may be numbers on other servers. Two missing ids are not equal. */
export function sameId(
  a: string | number | null | undefined,
  b: string | number | null | undefined,
): boolean {
  return a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);
}
