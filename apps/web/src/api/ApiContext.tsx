import { createContext, use } from 'react';

import type { ApiClient } from './client.ts';
import type { ApiError } from './errors.ts';

/** The API client, and the page's embedded responses that are still unused. */
export interface ApiContextValue {
  api: ApiClient;
  /** By cache key. Each replaces the first request for it. */
  delivered: Map<string, unknown>;
  /** By cache key: requests that failed during server rendering. */
  failed: Map<string, ApiError>;
}

const ApiContext = createContext<ApiContextValue | null>(null);

/** Provides the client to the resource hooks. */
export const ApiProvider = ApiContext.Provider;

/** The client with the page's embedded responses. Throws outside of `ApiProvider`. */
export function useApiContext(): ApiContextValue {
  const context = use(ApiContext);
  if (context === null) throw new Error('useApi needs an ApiProvider above it');
  return context;
}

/** The client of this page. */
export function useApi(): ApiClient {
  return useApiContext().api;
}
