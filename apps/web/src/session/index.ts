export { SessionProvider, useLastUser, useSession, useSessionView, useUserId } from './SessionContext.tsx';
export {
  createSession,
  type Session,
  type SessionUser,
  type SessionView,
  signedOut,
  type SignInResult,
} from './store.ts';
