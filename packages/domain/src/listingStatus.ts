import { capitalize } from './characters.ts';
import type { Listing, ListingStatus } from './entities.ts';
import { listing as texts } from './texts/index.ts';

/** The color of a status badge: green, amber, gray, red. */
export type StatusTone = 'positive' | 'caution' | 'neutral' | 'critical';
/**
 * What people do with a listing. `buy` is for search engines: whether it can still be had; `relist` offers the same thing once more, as a listing of its own.
 */
export type ListingAct = 'buy' | 'message' | 'favorite' | 'bump' | 'relist';

interface StatusRules {
  tone: StatusTone;
  allows: readonly ListingAct[];
}

const rules: Record<ListingStatus, StatusRules> = {
  active: { tone: 'positive', allows: ['buy', 'message', 'favorite', 'bump'] },
  // It may come to nothing: whoever waits for that can say so.
  reserved: { tone: 'caution', allows: ['message', 'favorite'] },
  sold: { tone: 'neutral', allows: ['relist'] },
  expired: { tone: 'critical', allows: ['relist'] },
};

const isKnown = (status: string): status is ListingStatus => Object.hasOwn(rules, status);

/** A status that we do not know is red; without a status there is no badge. */
export function statusTone(status: string | null | undefined): StatusTone | undefined {
  if (!status) return undefined;
  return isKnown(status) ? rules[status].tone : 'critical';
}

/** What a badge says: 'Active'. A status that we do not know says its own name. */
export function statusLabel(status: Listing['status']): string {
  return isKnown(status) ? texts.statusLabels[status] : capitalize(status);
}

/** Whether a listing of this status can be messaged about, saved, and so on. */
export function statusAllows(status: Listing['status'], act: ListingAct): boolean {
  return isKnown(status) && rules[status].allows.includes(act);
}
