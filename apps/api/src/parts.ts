import type { Deps } from './deps.ts';
import type { ApiApp, Authenticate } from './http/index.ts';

/** Makes the routes of one resource, with paths relative to the contract's base path. */
export type RoutesOf = (deps: Deps) => ApiApp;

/** Every resource of the contract. A new folder adds its `routes.ts` here. */
export const resources: readonly RoutesOf[] = [];

/** How bearer tokens are turned into people. */
export const createAuthenticate: (deps: Deps) => Authenticate = () => async () => null;
