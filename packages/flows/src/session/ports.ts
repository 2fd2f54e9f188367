import type {
  AuthAnswer,
  LoginInput,
  RefreshAnswer,
  RegisterInput,
  TokenClaims,
  User,
} from '@porchlight/domain';

/** The two tokens the server hands out together. */
export type TokenPair = RefreshAnswer;

/** What the browser holds right now; either half may be missing. */
export interface StoredTokens {
  token: string | null;
  refresh_token: string | null;
}

/**
 * The signed-in person as the session knows them: the token's claims, plus what an earlier
 * answer of the server said and the claims do not repeat.
 */
export type SessionUser = Pick<User, 'id' | 'email' | 'name' | 'verified' | 'active'> &
  Partial<Pick<User, 'created_at' | 'updated_at' | 'avatar'>> &
  Pick<TokenClaims, 'admin' | 'suspended'>;

/** Something on this device that was written and not sent: signing out deletes it, so that it is asked about first. */
export interface Unsent {
  /** A listing that is being written; photos on their way to one; a message. */
  kind: 'draft' | 'photos' | 'message';
  /** What it is called; empty where it has no name yet. */
  title: string;
}

/** The part of `Storage` that a session needs. Every method may throw when storage is blocked. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Runs one job at a time per name, over every tab of the browser. */
export type LockPort = <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;

/**
 * Which refresh tokens are used up, told to every tab in step with the lock. Storage is not in step with it: a tab may
 * get the lock before it sees what the last holder wrote, and would then renew with a token that is already gone.
 */
export interface SpentTokens {
  /** Tells every tab. Once this resolves, whoever gets the lock next knows. Never rejects. */
  add(refreshToken: string): Promise<void>;
  /**
   * Waits while `read` answers a token that some tab has used up: the news is on its way to this one. Gives up after a
   * few seconds. Never rejects.
   *
   * @param read the refresh token that this tab sees in storage.
   */
  caughtUp(read: () => string | null): Promise<void>;
}

/** The calls a session makes. A rejection may carry `status` and `serverMessage` (`CallFailure`). */
export interface SessionApi {
  login(input: LoginInput): Promise<AuthAnswer>;
  register(input: RegisterInput): Promise<AuthAnswer>;
  refresh(refreshToken: string): Promise<TokenPair>;
  /** Best effort: its failure is ignored. */
  logout(refreshToken: string): Promise<void>;
}
