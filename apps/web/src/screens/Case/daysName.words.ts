/** The length of a suspension as text. */
export function daysName(days: number | null): string {
  if (days === null) return 'for good';
  return days === 1 ? 'for 1 day' : `for ${days} days`;
}
