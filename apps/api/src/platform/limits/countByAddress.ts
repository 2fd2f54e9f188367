import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../http/index.ts';
import { addressSubject } from './addresses.ts';
import type { Limiter } from './limiter.ts';
import type { Rate } from './rates.ts';

/**
 * Counts a call by the client's IP address before reading any of it, so that a malformed call counts too. Use it for
 * every call that requires no sign-in and does more than read public data.
 */
export function countByAddress(limiter: Limiter, rate: Rate): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await limiter.count(rate, addressSubject(c.get('clientAddress')));
    await next();
  };
}
