export * from './account.ts';
export { ApiProvider, useApi, useApiContext } from './ApiContext.tsx';
export * from './blocks.ts';
export * from './categories.ts';
export * from './choiceCounts.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  fetchCalls,
  type SessionPort,
} from './client.ts';
export { ApiError, isMissing, messageFor } from './errors.ts';
export * from './favorites.ts';
export * from './geo.ts';
export * from './images.ts';
export * from './listings.ts';
export * from './messages.ts';
export * from './moderation.ts';
export * from './myListings.ts';
export * from './notifications.ts';
export * from './phones.ts';
export * from './profile.ts';
export { reasonOf } from './reasonOf.ts';
export {
  cacheOf,
  type Known,
  privateKey,
  type Resource,
  swrDefaults,
  useKnown,
  useResource,
} from './resource.ts';
export * from './refresh.ts';
export * from './search.ts';
export * from './sellers.ts';
export * from './sessions.ts';
export * from './support.ts';
export * from './openOffers.ts';
export * from './unread.ts';
export * from './views.ts';
