import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../http/index.ts';
import { addressSubject } from './addresses.ts';
import type { Limiter } from './limiter.ts';
import type { Rate } from './rates.ts';

/**
 * Counts a call by the caller's address before any of it is read, so that a malformed call counts like any other.
 * Every call that takes no sign-in and does more than read public data begins with this.
 */
export function countByAddress(limiter: Limiter, rate: Rate): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await limiter.count(rate, addressSubject(c.get('clientAddress')));
    await next();
  };
}
