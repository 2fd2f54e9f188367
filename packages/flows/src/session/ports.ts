import type {
  AuthAnswer,
  LoginInput,
  RefreshAnswer,
  RegisterInput,
  TokenClaims,
  User,
} from '@porchlight/domain';

/** The two tokens of a server response. */
export type TokenPair = RefreshAnswer;

/** The stored tokens; either may be missing. */
export interface StoredTokens {
  token: string | null;
  refresh_token: string | null;
}

/**
 * The signed-in user as the session knows them: the token's claims, plus fields of earlier responses that the claims
 * do not repeat.
 */
export type SessionUser = Pick<User, 'id' | 'email' | 'name' | 'verified' | 'active'> &
  Partial<Pick<User, 'created_at' | 'updated_at' | 'avatar'>> &
  Pick<TokenClaims, 'admin' | 'suspended'>;

/** Unsent data on this device: signing out deletes it, so it asks first. */
export interface Unsent {
  /** A listing draft; photos being uploaded for one; a message. */
  kind: 'draft' | 'photos' | 'message';
  /** Its title; empty if it has none yet. */
  title: string;
}

/** The part of `Storage` that a session needs. Every method may throw when storage is blocked. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Runs one job at a time per name, across all tabs of the browser. */
export type LockPort = <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;

/**
 * Which refresh tokens are spent, visible to every tab in step with the lock. Storage is not in step with it: a tab
 * may get the lock before it sees what the last holder wrote, and would then renew with a spent token.
 */
export interface SpentTokens {
  /** Marks a token as spent for all tabs. Once this resolves, the next lock holder sees it. Never rejects. */
  add(refreshToken: string): Promise<void>;
  /**
   * Waits while `read` returns a token that a tab has spent: its replacement is on the way to this tab. Gives up
   * after a few seconds. Never rejects.
   *
   * @param read the refresh token that this tab sees in storage.
   */
  caughtUp(read: () => string | null): Promise<void>;
}

/** The calls of a session. A rejection may carry `status` and `serverMessage` (`CallFailure`). */
export interface SessionApi {
  login(input: LoginInput): Promise<AuthAnswer>;
  register(input: RegisterInput): Promise<AuthAnswer>;
  refresh(refreshToken: string): Promise<TokenPair>;
  /** Best effort: its failure is ignored. */
  logout(refreshToken: string): Promise<void>;
}
