export { createAuthenticate } from './authenticate.ts';
export { sessionRoutes } from './routes.ts';
export { createSignIn } from './signIn.ts';
export { liveSignIns, onSignInEnd, revokeAll } from './store.ts';
export { hashToken, newToken } from './tokens.ts';
