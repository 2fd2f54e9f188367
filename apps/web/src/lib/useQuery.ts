import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The query of the address, read-only. The router's `useSearchParams` also writes, which isn't needed here
 * and would add to every first load.
 */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
