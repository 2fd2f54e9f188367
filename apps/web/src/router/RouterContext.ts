import { createContext, use, useEffect, useMemo } from 'react';

import type { Location, NavigationType } from './location.ts';

export interface NavigateOptions {
  /** Takes the place of the current entry instead of adding one. Default `false`. */
  replace?: boolean;
  /** Left for the next page, out of sight. */
  state?: unknown;
}

/** Goes to an address of this site, or so many entries back (negative) or forth. */
export type NavigateFunction = (to: string | number, options?: NavigateOptions) => void;

export interface RouterState {
  location: Location;
  navigationType: NavigationType;
  navigate: NavigateFunction;
}

const RouterContext = createContext<RouterState | null>(null);

export const RouterProvider = RouterContext.Provider;

function useRouter(): RouterState {
  const router = use(RouterContext);
  if (router === null) throw new Error('There is no router above');
  return router;
}

/** Where one is. */
export const useLocation = (): Location => useRouter().location;

/** How one came here. */
export const useNavigationType = (): NavigationType => useRouter().navigationType;

/** Goes elsewhere. The same function for the life of the page. */
export const useNavigate = (): NavigateFunction => useRouter().navigate;

/** The query of the address, read only: change it by going to another address. */
export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search])];
}

export interface NavigateProps extends NavigateOptions {
  to: string;
}

/** Goes elsewhere as soon as it is rendered. Renders nothing. */
export function Navigate({ to, replace = false, state }: NavigateProps): null {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}
