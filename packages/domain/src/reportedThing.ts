/** What the address in a report leads to, where it is a page of ours. */
export type ReportedThing = { subject: 'listing' | 'person'; id: string };

/** Reads the address in a report, under whatever name the site was reached; undefined for any other page. */
export function reportedThing(address: string | undefined): ReportedThing | undefined {
  const path = address !== undefined && URL.canParse(address) ? new URL(address).pathname : '';
  const [, page, id] = /^\/(listings|sellers)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  return { subject: page === 'listings' ? 'listing' : 'person', id };
}
