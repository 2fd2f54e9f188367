import type { Listing, ListingStatus, MessageNotice } from './entities.ts';
import * as limits from './limits/index.ts';

/** What happens to a listing: done by its owner, all but the last, which time does. */
export const listingChanges = ['reserve', 'sell', 'release', 'renew', 'expire'] as const;
export type ListingChange = (typeof listingChanges)[number];
/** What an owner does to a listing. */
export type OwnerChange = Exclude<ListingChange, 'expire'>;

type Life = Readonly<Record<ListingStatus, Partial<Readonly<Record<ListingChange, ListingStatus>>>>>;

/**
 * The life of a listing: what each change makes of it in each status. What is not here does not happen. Server, machine
 * and screens go by it, so that they cannot disagree.
 */
export const listingLife = {
  active: { reserve: 'reserved', sell: 'sold', renew: 'active', expire: 'expired' },
  reserved: { release: 'active', sell: 'sold', renew: 'reserved', expire: 'expired' },
  sold: { release: 'active', reserve: 'reserved' },
  expired: { renew: 'active' },
} as const satisfies Life;

const life: Life = listingLife;

/** What a change makes of a listing in this status; undefined where it does not happen. */
export const changedBy = (status: Listing['status'], change: ListingChange): ListingStatus | undefined =>
  isStatus(status) ? life[status][change] : undefined;

const isStatus = (status: string): status is ListingStatus => Object.hasOwn(life, status);

const ownerChanges = listingChanges.filter((change) => change !== 'expire');

/** The change by which an owner gets a listing from one status to another; undefined where there is none. */
export const changeBetween = (from: Listing['status'], to: string): OwnerChange | undefined =>
  ownerChanges.find((change) => changedBy(from, change) === to);

/** The changes an owner can make now. */
export const changesOf = (status: Listing['status']): OwnerChange[] =>
  ownerChanges.filter((change) => changedBy(status, change) !== undefined);

/** What the other person reads in their conversation after a change; a renewed listing is no one's news. */
export const noticeOf: Record<OwnerChange, MessageNotice | null> = {
  reserve: 'reserved',
  sell: 'sold',
  release: 'released',
  renew: null,
};

/** Whether a listing is about to expire, or has: only then is it offered to renew it. */
export function isToRenew(
  { status, expires_at: end }: Pick<Listing, 'status' | 'expires_at'>,
  now: number,
): boolean {
  if (changedBy(status, 'renew') === undefined) return false;
  if (status === 'expired') return true;
  return end !== undefined && Date.parse(end) - now <= limits.expiryLetterDays * 24 * 3_600_000;
}

/** Whether a change asks for whom it is. */
export const isForSomebody = (change: OwnerChange): change is 'reserve' | 'sell' =>
  change === 'reserve' || change === 'sell';
