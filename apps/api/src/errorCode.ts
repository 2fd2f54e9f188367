/** What programs call an error or, where it has no name of its own, its cause: `ECONNREFUSED`, `23505`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : errorCode(error.cause);
}
