/** What the address in a report leads to, where it is a page of ours. */
export type ReportedThing = { subject: 'listing' | 'person'; id: string };

/** A path as people copy and mistype it, in one spelling. */
function plainPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // It stays as it is written.
  }
  return decoded.toLowerCase().replaceAll(/\/+/g, '/');
}

/** Reads the address in a report, under whatever name the site was reached; undefined for any other page. */
export function reportedThing(address: string | undefined): ReportedThing | undefined {
  const path = address !== undefined && URL.canParse(address) ? plainPath(new URL(address).pathname) : '';
  const [, page, id] = /\/(listings|sellers|users)\/([^/]+)/.exec(path) ?? [];
  if (id === undefined) return undefined;
  return { subject: page === 'listings' ? 'listing' : 'person', id };
}
