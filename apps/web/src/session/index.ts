export { SessionProvider, useSession, useSessionView, useOwnerKey, useUserId } from './SessionContext.tsx';
export { useLastUser } from './useLastUser.ts';
export {
  createSession,
  restoring,
  type Session,
  type SessionUser,
  type SessionView,
  signedOut,
  type SignInResult,
} from './store.ts';
