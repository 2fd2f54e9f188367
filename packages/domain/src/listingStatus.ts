/** The colour of a status badge: green, grey, red. */
export type StatusTone = 'positive' | 'neutral' | 'critical';

/** Active is green, sold is grey, every other status is red; without a status there is no badge. */
export function statusTone(status: string | null | undefined): StatusTone | undefined {
  if (!status) return undefined;
  if (status === 'active') return 'positive';
  return status === 'sold' ? 'neutral' : 'critical';
}
