/**
 * The words of a component: its English defaults with a caller's translations over them.
 * A key that is present but undefined keeps its default.
 */
export function mergeMessages<Messages extends object>(
  defaults: Messages,
  given: Partial<Messages> | undefined,
): Messages {
  if (!given) return defaults;
  const merged = { ...defaults };
  for (const key of Object.keys(given) as (keyof Messages)[]) {
    const value = given[key];
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}
