/** The keys under which the browser keeps the session. */
export const storageKeys = {
  token: 'token',
  refreshToken: 'refresh_token',
  /** Holds `{ user, isAuthenticated }`: a hint for the first paint, never the truth. */
  auth: 'auth-storage',
} as const;
