/** Calls that answer 401 about the words just typed, so that a refresh would be beside the point. */
const aboutCredentials = [
  '/auth/login',
  '/auth/register',
  '/auth/refresh',
  '/auth/logout',
  '/auth/forgot-password',
  '/auth/reset-password',
];

const needsSignIn = ['/auth/', '/user/', '/messages', '/admin/'];

const withoutQuery = (path: string): string => path.split('?', 1)[0] ?? path;

/** Whether a 401 of this call means wrong credentials rather than an old token. */
export function isAboutCredentials(path: string): boolean {
  return aboutCredentials.includes(withoutQuery(path));
}

/**
 * Whether the end of the session during this call sends the person to sign in. Paths are relative to the API's base.
 * Public reads under /listings are excluded: browsing goes on without a session.
 */
export function leadsToSignIn(path: string, method: string): boolean {
  if (isAboutCredentials(path)) return false;
  if (path.includes('/listings') && !path.includes('/listings?') && !path.startsWith('/categories/'))
    return method !== 'GET' || path.startsWith('/user/');
  return needsSignIn.some((part) => path.includes(part));
}
