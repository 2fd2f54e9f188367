/**
 * Whether a media query matches. False where media queries are unavailable: on a server, and in test environments
 * such as jsdom.
 */
export const matchesMedia = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches;
