import { useId } from 'react';

/** The given id, or one that is the same on the server and in the browser. */
export function useStableId(given: string | undefined): string {
  const own = useId();
  return given ?? own;
}
