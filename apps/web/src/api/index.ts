export * from './account.ts';
export { ApiProvider, useApi } from './ApiContext.tsx';
export * from './categories.ts';
export { type ApiClient, createApiClient, type SessionPort } from './client.ts';
export { ApiError, isMissing, messageFor } from './errors.ts';
export * from './favorites.ts';
export * from './geo.ts';
export * from './images.ts';
export * from './listings.ts';
export * from './messages.ts';
export {
  isPrivateKey,
  privateKey,
  type Resource,
  swrDefaults,
  useCameWithPage,
  useResource,
} from './resource.ts';
export * from './support.ts';
export * from './unread.ts';
