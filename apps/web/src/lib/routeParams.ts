import { createContext, use } from 'react';

const RouteParamsContext = createContext<Readonly<Record<string, string | undefined>>>({});

/** Hands the `:name` parts of the address to the screen. */
export const RouteParamsProvider = RouteParamsContext.Provider;

/** One `:name` part of the address; empty where the pattern has none of that name. */
export function useRouteParam(name: string): string {
  return use(RouteParamsContext)[name] ?? '';
}
