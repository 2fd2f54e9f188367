/** Calls whose 401 means wrong credentials, so a refresh wouldn't help. */
const aboutCredentials = /^\/auth\/(login|register|refresh|logout|(forgot|reset)-password)($|\?)/;

const needsSignIn = /\/(auth|user|admin)\/|\/messages/;

/** Whether a 401 of this call means wrong credentials rather than an expired token. */
export const isAboutCredentials = (path: string): boolean => aboutCredentials.test(path);

/** Whether this call needs a signed-in user. */
export const isPersonal = (path: string, method: string): boolean =>
  path.startsWith('/favorites') || leadsToSignIn(path, method);

/**
 * Whether a session that ends during this call sends the user to the sign-in page. Paths are relative to the
 * API's base. Public reads under /listings work without a session.
 */
export function leadsToSignIn(path: string, method: string): boolean {
  if (isAboutCredentials(path)) return false;
  if (/\/listings(?!\?)/.test(path) && !path.startsWith('/categories/'))
    return method !== 'GET' || path.startsWith('/user/');
  return needsSignIn.test(path);
}
