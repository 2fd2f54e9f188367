export {
  idempotencyKey,
  keyReused,
  recallAnswer,
  requestHash,
  withIdempotency,
  type IdempotentRequest,
} from './idempotency.ts';
export { addressSubject, networkOf, requesterAt } from './addresses.ts';
export { countByAddress } from './countByAddress.ts';
export { createLimiter } from './limiter.ts';
export { rates, type Rate } from './rates.ts';
