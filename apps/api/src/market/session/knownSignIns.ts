import { createHmac } from 'node:crypto';
import { deviceIdHeader, isDeviceId } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import type { ApiContext } from '../../platform/http/index.ts';
import { addressSubject } from '../../platform/limits/index.ts';

export interface SignInOrigin {
  /** The random id that the browser stores; null for clients without one. */
  device: string | null;
  /** In the form used for limits: an IPv6 home as its /64. */
  address: string;
}

/** The devices and addresses that an account signed in from. */
export interface KnownSignIns {
  /** @param userId null for an unknown email address: takes as long as for an account */
  knows(db: Queryable, userId: string | null, part: 'device' | 'address', value: string): Promise<boolean>;
  /** Adds an origin after the password, or a link to reset it, has been checked. */
  remember(tx: Queryable, userId: string, origin: SignInOrigin): Promise<void>;
}

const keptMax = 20;
const noUser = '00000000-0000-0000-0000-000000000000';

export function originOfSignIn(c: ApiContext): SignInOrigin {
  const device = c.req.header(deviceIdHeader) ?? '';
  return {
    device: isDeviceId(device) ? device.toLowerCase() : null,
    address: addressSubject(c.get('clientAddress')),
  };
}

/** Deletes every known device and address of an account: one of them may be another user's. */
export async function forgetKnownSignIns(tx: Queryable, userId: string): Promise<void> {
  await tx.query('DELETE FROM known_sign_ins WHERE user_id = $1', [userId]);
}

export function createKnownSignIns({ clock, secret }: Pick<Deps, 'clock' | 'secret'>): KnownSignIns {
  const hashOf = (userId: string, part: string, value: string): string =>
    createHmac('sha256', secret).update(`sign-in ${part}\n${userId}\n${value}`).digest('base64url');
  return {
    async knows(db, userId, part, value) {
      const id = userId ?? noUser;
      const rows = await db.query('SELECT 1 FROM known_sign_ins WHERE user_id = $1 AND hash = $2', [
        id,
        hashOf(id, part, value),
      ]);
      return rows.length > 0;
    },
    async remember(tx, userId, { device, address }) {
      const hashes = [hashOf(userId, 'address', address)];
      if (device !== null) hashes.push(hashOf(userId, 'device', device));
      await tx.query(
        `INSERT INTO known_sign_ins (user_id, hash, seen_at) SELECT $1, hash, $3 FROM unnest($2::text[]) AS hash
         ON CONFLICT (user_id, hash) DO UPDATE SET seen_at = excluded.seen_at`,
        [userId, hashes.toSorted(), clock.now()],
      );
      await tx.query(
        `DELETE FROM known_sign_ins WHERE user_id = $1 AND hash IN
           (SELECT hash FROM known_sign_ins WHERE user_id = $1 ORDER BY seen_at DESC, hash OFFSET $2)`,
        [userId, keptMax],
      );
    },
  };
}
