/** Whether a value from outside is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Ids are opaque and may arrive as numbers from other servers. Two absent ids are not the same. */
export function sameId(
  a: string | number | null | undefined,
  b: string | number | null | undefined,
): boolean {
  return a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);
}
