export { createAuthenticate } from './authenticate.ts';
export { ownSessionsRoutes } from './ownSessionsRoutes.ts';
export { sessionRoutes } from './routes.ts';
export { createKnownSignIns, forgetKnownSignIns, originOfSignIn } from './knownSignIns.ts';
export { createSignIn } from './signIn.ts';
export { liveSignIns, onSignInEnd, revokeAll } from './store.ts';
export { hashToken, newToken } from './tokens.ts';
