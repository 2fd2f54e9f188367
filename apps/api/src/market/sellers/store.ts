import { answerTime, limits, type ListingStatus, type SellerProfile } from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { avatarUrl } from '../../platform/files/index.ts';

interface SellerRow {
  id: string;
  name: string;
  avatar_key: string | null;
  verified: boolean;
  created_at: Date;
  sold: number;
  answered: number;
  /** Median of recent first reply times in milliseconds; null without any. */
  median_ms: number | null;
}

const sold = 'sold' satisfies ListingStatus;

/**
 * The public profile of a user; `null` if they are deactivated or suspended, except to themselves, and if the user or
 * the viewer has blocked the other.
 */
export async function readSeller(
  db: Queryable,
  id: string,
  viewerId: string | null,
): Promise<SellerProfile | null> {
  const [row] = await db.query<SellerRow>(
    `SELECT u.id, u.name, u.avatar_key, u.verified, u.created_at,
       (SELECT count(*) FROM listings l WHERE l.user_id = u.id AND l.status = '${sold}'
         AND l.id NOT IN (SELECT listing_id FROM hidden_listings)) AS sold,
       answers.answered, answers.median_ms
     FROM users u CROSS JOIN LATERAL (
       SELECT count(*) AS answered,
         percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM took)::double precision * 1000) AS median_ms
       FROM (
         SELECT c.answered_at - c.created_at AS took FROM conversations c
         WHERE c.seller_id = u.id AND c.answered_at IS NOT NULL ORDER BY c.answered_at DESC LIMIT $2
       ) AS last
     ) AS answers
     WHERE u.id = $1 AND (u.id = $3::uuid OR u.id NOT IN (SELECT id FROM unlisted_people))
       AND ${notBlocked('u.id', '$3::uuid')}`,
    [id, limits.answersCounted, viewerId],
  );
  if (row === undefined) return null;
  const within = row.median_ms === null ? undefined : answerTime(row.median_ms, row.answered);
  return {
    id: row.id,
    name: row.name,
    avatar: avatarUrl(row.avatar_key),
    created_at: row.created_at.toISOString(),
    verified: row.verified,
    sold_listings: row.sold,
    ...(within !== undefined && { answers_within: within }),
  };
}
