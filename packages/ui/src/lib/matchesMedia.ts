/** Whether a media query matches. No query does where there are none: on a server, and in test environments such as jsdom. */
export const matchesMedia = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches;
