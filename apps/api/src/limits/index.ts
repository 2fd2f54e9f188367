export { idempotencyKey, keyReused, once, recall, requestHash } from './idempotency.ts';
export { addressSubject, createLimiter } from './limiter.ts';
export { rates } from './rates.ts';
