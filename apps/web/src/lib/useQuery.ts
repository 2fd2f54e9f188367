import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The query of the address, to read: it changes by going to another address. The router's own `useSearchParams` also
 * writes, which no one needs here and every first visit would load.
 */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
