/** The code of an error or, without one, of its cause: `ECONNREFUSED`, `23505`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : errorCode(error.cause);
}
