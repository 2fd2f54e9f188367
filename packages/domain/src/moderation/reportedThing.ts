/** What the URL in a report points to, if it is a page of this site. */
export type ReportedThing = { subject: 'listing' | 'person'; id: string };

/** Normalizes a copied or mistyped path. */
function plainPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Malformed encoding: keep the path as written.
  }
  return decoded.toLowerCase().replaceAll(/\/+/g, '/');
}

/** Parses the URL in a report, under any host name of the site; undefined for other pages. */
export function reportedThing(address: string | undefined): ReportedThing | undefined {
  const path = address !== undefined && URL.canParse(address) ? plainPath(new URL(address).pathname) : '';
  const [, page, id] = /\/(listings|sellers|users)\/([^/]+)/.exec(path) ?? [];
  if (id === undefined) return undefined;
  return { subject: page === 'listings' ? 'listing' : 'person', id };
}
