import type { Listing } from '../answers/index.ts';
import type { ListingStatus, MessageNotice } from '../wire/values.ts';
import * as limits from '../limits/index.ts';

/** Status changes of a listing: all by its owner, except `expire`, which happens by time. */
export const listingChanges = ['reserve', 'sell', 'release', 'renew', 'expire'] as const;
export type ListingChange = (typeof listingChanges)[number];
/** A status change by the owner. */
export type OwnerChange = Exclude<ListingChange, 'expire'>;

type Life = Readonly<Record<ListingStatus, Partial<Readonly<Record<ListingChange, ListingStatus>>>>>;

/**
 * The status transitions of a listing, by current status. Missing ones do not exist. Shared by server, machine and
 * screens, so that they cannot disagree.
 */
export const listingLife = {
  active: { reserve: 'reserved', sell: 'sold', renew: 'active', expire: 'expired' },
  reserved: { release: 'active', sell: 'sold', renew: 'reserved', expire: 'expired' },
  sold: { release: 'active', reserve: 'reserved' },
  expired: { renew: 'active' },
} as const satisfies Life;

const life: Life = listingLife;

/** The new status after a change; undefined where the change does not exist. */
export const changedBy = (status: Listing['status'], change: ListingChange): ListingStatus | undefined =>
  isStatus(status) ? life[status][change] : undefined;

const isStatus = (status: string): status is ListingStatus => Object.hasOwn(life, status);

const ownerChanges = listingChanges.filter((change) => change !== 'expire');

/** The owner's change between two statuses; undefined where there is none. */
export const changeBetween = (from: Listing['status'], to: string): OwnerChange | undefined =>
  ownerChanges.find((change) => changedBy(from, change) === to);

/** The changes that the owner can make now. */
export const changesOf = (status: Listing['status']): OwnerChange[] =>
  ownerChanges.filter((change) => changedBy(status, change) !== undefined);

/**
 * The notices that a change sends: to the user it is for, and to the one it was for before.
 *
 * @param before whom the listing was reserved for or sold to, if anyone
 * @param now the same after the change
 */
export function noticesOf(
  change: OwnerChange,
  before: string | null,
  now: string | null,
): { to: string; notice: MessageNotice }[] {
  const notices: { to: string; notice: MessageNotice }[] = [];
  if (now !== null && isForSomebody(change))
    notices.push({ to: now, notice: change === 'sell' ? 'sold' : 'reserved' });
  if (before !== null && before !== now)
    notices.push({ to: before, notice: change === 'release' ? 'released' : 'gone' });
  return notices;
}

/** Whether a listing is about to expire or has expired: only then renewing is offered. */
export function isRenewable(
  { status, expires_at: end }: Pick<Listing, 'status' | 'expires_at'>,
  now: number,
): boolean {
  if (changedBy(status, 'renew') === undefined) return false;
  if (status === 'expired') return true;
  return end !== undefined && Date.parse(end) - now <= limits.expiryEmailDays * 24 * 3_600_000;
}

/** Whether a change asks for the buyer. */
export const isForSomebody = (change: OwnerChange): change is 'reserve' | 'sell' =>
  change === 'reserve' || change === 'sell';
