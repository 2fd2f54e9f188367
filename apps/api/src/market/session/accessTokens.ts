import { createHmac } from 'node:crypto';

import { apiBasePath, type TokenClaims } from '@porchlight/domain';
import { errors, jwtVerify, SignJWT } from 'jose';

import type { Clock } from '../../platform/ports/index.ts';

export const accessTokenSeconds = 15 * 60;

/** The claims that the server uses: user and session. Everything else comes from the database. */
export interface AccessToken {
  userId: string;
  sessionId: string;
  /** Expiry, in seconds since 1970. */
  expires: number;
}

export interface AccessTokens {
  issue(claims: Omit<TokenClaims, 'exp' | 'iat'>, sessionId: string): Promise<string>;
  /** The claims of a token, or null when it is forged, damaged or expired. */
  read(token: string): Promise<AccessToken | null>;
}

/**
 * Short-lived HS256 tokens with the claims that clients read.
 *
 * @param secret the server's secret; the signing key is derived from it
 * @param publicUrl the server's URL, from which issuer and audience are made
 */
export function createAccessTokens(secret: Uint8Array, clock: Clock, publicUrl: string): AccessTokens {
  const [issuer, audience] = [publicUrl, publicUrl + apiBasePath];
  const key = createHmac('sha256', secret).update('access tokens').digest();
  return {
    issue(claims, sessionId) {
      const seconds = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ ...claims, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + accessTokenSeconds)
        .sign(key);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience,
          currentDate: clock.now(),
          requiredClaims: ['exp', 'sid', 'user_id'],
        });
        const { user_id: userId, sid, exp } = payload;
        if (typeof userId !== 'string' || typeof sid !== 'string' || exp === undefined) return null;
        return { userId, sessionId: sid, expires: exp };
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
        throw error;
      }
    },
  };
}
