import { capitalize } from '../text/characters.ts';
import type { Listing } from '../answers/index.ts';
import type { ListingStatus } from '../wire/values.ts';
import type { Wording } from '../language/wording.ts';
import { listing as texts } from '../texts/index.ts';

/** The color of a status badge: green, amber, gray, red. */
export type StatusTone = 'positive' | 'caution' | 'neutral' | 'critical';
/**
 * Actions on a listing. `buy` is availability for search engines; `relist` offers the same thing again, as a new
 * listing.
 */
export type ListingAct = 'buy' | 'message' | 'favorite' | 'bump' | 'relist';

interface StatusRules {
  tone: StatusTone;
  allows: readonly ListingAct[];
}

const rules: Record<ListingStatus, StatusRules> = {
  active: { tone: 'positive', allows: ['buy', 'message', 'favorite', 'bump'] },
  // A reservation may fall through: interested users can still write.
  reserved: { tone: 'caution', allows: ['message', 'favorite'] },
  sold: { tone: 'neutral', allows: ['relist'] },
  expired: { tone: 'critical', allows: ['relist'] },
};

const isKnown = (status: string): status is ListingStatus => Object.hasOwn(rules, status);

/** An unknown status is red; without a status there is no badge. */
export function statusTone(status: string | null | undefined): StatusTone | undefined {
  if (!status) return undefined;
  return isKnown(status) ? rules[status].tone : 'critical';
}

/**
 * The badge's text: 'Active'. An unknown status is shown as its own name.
 *
 * @param wording the language, if not that of the build
 */
export function statusLabel(status: Listing['status'], wording?: Wording): string {
  const labels = wording?.texts.listing.statusLabels ?? texts.statusLabels;
  return isKnown(status) ? labels[status] : capitalize(status);
}

/** Whether a listing of this status can be messaged about, saved, and so on. */
export function statusAllows(status: Listing['status'], act: ListingAct): boolean {
  return isKnown(status) && rules[status].allows.includes(act);
}
