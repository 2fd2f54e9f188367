import { createContext, use } from 'react';

import type { ApiClient } from './client.ts';
import type { ApiError } from './errors.ts';

/** The client, and the answers that came with the page and were not yet asked for. */
export interface ApiContextValue {
  api: ApiClient;
  /** By cache key. Each is used once, in place of the first request for it. */
  delivered: Map<string, unknown>;
  /** By cache key: what the server, when it rendered the page, was refused or could not have. */
  failed: Map<string, ApiError>;
}

const ApiContext = createContext<ApiContextValue | null>(null);

/** Hands the client to the hooks of every resource. */
export const ApiProvider = ApiContext.Provider;

/** The client with the page's answers. Throws outside of `ApiProvider`. */
export function useApiContext(): ApiContextValue {
  const context = use(ApiContext);
  if (context === null) throw new Error('useApi needs an ApiProvider above it');
  return context;
}

/** The client of this page. */
export function useApi(): ApiClient {
  return useApiContext().api;
}
