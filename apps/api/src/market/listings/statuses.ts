import { listingStatuses, statusAllows, type ListingAct, type ListingStatus } from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';

/** The status of public lists, which their indexes are made for. */
export const listedStatus = 'active' satisfies ListingStatus;

/**
 * SQL that is true for public listings: not those of deactivated or suspended users, nor those hidden by moderators.
 * Few listings are excluded.
 * @param table name of a table of listings
 */
export const isPublic = (table: string): string =>
  `${table}.user_id NOT IN (SELECT id FROM unlisted_people)
    AND ${table}.id NOT IN (SELECT listing_id FROM hidden_listings)`;

/**
 * SQL that is true for listings that a user may see: their own, and public ones unless one of the two has blocked the
 * other. For other users a listing does not exist, in reads and in writes.
 * @param viewer SQL of the user's id, or of null for a visitor
 */
export const isVisibleTo = (table: string, viewer: string): string =>
  `(${table}.user_id = ${viewer} OR (${isPublic(table)} AND ${notBlocked(`${table}.user_id`, viewer)}))`;

/** The statuses that allow an action on a listing. */
export const statusesAllowing = (act: ListingAct): ListingStatus[] =>
  listingStatuses.filter((status) => statusAllows(status, act));

/** Number of listings per status, from rows that omit empty statuses. */
export function countsByStatus(
  rows: readonly { status: ListingStatus; total: number }[],
): Record<ListingStatus, number> {
  const totalOf = (status: ListingStatus): number => rows.find((row) => row.status === status)?.total ?? 0;
  return {
    active: totalOf('active'),
    reserved: totalOf('reserved'),
    sold: totalOf('sold'),
    expired: totalOf('expired'),
  };
}
