export { idempotencyKey, keyReused, recallAnswer, requestHash, withIdempotency } from './idempotency.ts';
export { addressSubject, createLimiter } from './limiter.ts';
export { rates } from './rates.ts';
