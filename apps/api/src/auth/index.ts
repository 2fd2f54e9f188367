export { createAuthenticate } from './authenticate.ts';
export { accountRoutes } from './accountRoutes.ts';
export { createPasswords, strongPasswords } from './password.ts';
export { authRoutes } from './routes.ts';
export { loadSecret } from './secret.ts';
