/** Calls that answer 401 about the words just typed, so that a refresh would be beside the point. */
const aboutCredentials = /^\/auth\/(login|register|refresh|logout|(forgot|reset)-password)($|\?)/;

const needsSignIn = /\/(auth|user|admin)\/|\/messages/;

/** Whether a 401 of this call means wrong credentials rather than an old token. */
export const isAboutCredentials = (path: string): boolean => aboutCredentials.test(path);

/** Whether only someone signed in has a use for this call. */
export const isPersonal = (path: string, method: string): boolean =>
  path.startsWith('/favorites') || leadsToSignIn(path, method);

/**
 * Whether the end of the session during this call sends the person to sign in. Paths are relative to the API's base.
 * Public reads under /listings are excluded: browsing goes on without a session.
 */
export function leadsToSignIn(path: string, method: string): boolean {
  if (isAboutCredentials(path)) return false;
  if (/\/listings(?!\?)/.test(path) && !path.startsWith('/categories/'))
    return method !== 'GET' || path.startsWith('/user/');
  return needsSignIn.test(path);
}
