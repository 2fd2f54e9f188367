import { useId } from 'react';

/** The id given by the caller, or one that is the same on the server and in the browser. */
export function useStableId(given: string | undefined): string {
  const own = useId();
  return given ?? own;
}
