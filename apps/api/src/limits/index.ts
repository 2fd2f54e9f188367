export { idempotencyKey, keyReused, recallAnswer, requestHash, withIdempotency } from './idempotency.ts';
export { addressSubject, networkOf } from './addresses.ts';
export { createLimiter } from './limiter.ts';
export { rates, type Rate } from './rates.ts';
