import { createContext, use } from 'react';

const RouteParamsContext = createContext<Readonly<Record<string, string | undefined>>>({});

/** Provides the `:name` parameters of the address. */
export const RouteParamsProvider = RouteParamsContext.Provider;

/** One `:name` parameter of the address; empty when the pattern lacks it. */
export function useRouteParam(name: string): string {
  return use(RouteParamsContext)[name] ?? '';
}
