export {
  sessionMachine,
  signInFailureText,
  type Credentials,
  type RestoreOutput,
  type SessionContext,
  type SessionEvent,
  type SignedOutReason,
} from './session.machine.ts';
export {
  createSession,
  type Session,
  type SessionPorts,
  type SessionSnapshot,
  type SignInResult,
} from './createSession.ts';
export { createTokenStore, type TokenStore, type TokenStorePorts } from './tokenStore.ts';
export {
  storageLock,
  webLock,
  webSpentTokens,
  type SpentTokensPorts,
  type StorageLockPorts,
  type WebLocks,
} from './locks.ts';
export { readAuthHint } from './authHint.ts';
export type {
  KeyValueStorage,
  LockPort,
  SessionApi,
  SessionUser,
  SpentTokens,
  StoredTokens,
  TokenPair,
  Unsent,
} from './ports.ts';
