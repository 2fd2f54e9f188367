/** The storage keys of the session. */
export const storageKeys = {
  token: 'token',
  refreshToken: 'refresh_token',
  /** Contains `{ user, isAuthenticated }`: a hint for the first paint, never authoritative. */
  auth: 'auth-storage',
} as const;
