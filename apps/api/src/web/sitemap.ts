import { listingPagePath, pagePaths, searchPagePath } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';
import { isPublic, listedStatus } from '../listings/index.ts';

/** The most addresses one sitemap may hold, less room for the fixed pages. */
const LISTINGS_MAX = 49_000;

const pages = [
  pagePaths.home,
  pagePaths.categories,
  pagePaths.listings,
  pagePaths.safety,
  pagePaths.help,
  pagePaths.contact,
  pagePaths.report,
  pagePaths.privacy,
  pagePaths.terms,
  pagePaths.cookies,
];

/** The public pages, the categories and the newest active listings, for search engines. */
export async function sitemap(db: Queryable, publicUrl: string): Promise<string> {
  const categories = await db.query<{ slug: string; parent_id: string | null }>(
    'SELECT slug, parent_id FROM categories ORDER BY slug',
  );
  const listings = await db.query<{ id: string; updated_at: Date }>(
    `SELECT l.id, l.updated_at FROM listings l WHERE l.status = '${listedStatus}' AND ${isPublic('l')}
     ORDER BY l.listed_at DESC, l.id DESC LIMIT $1`,
    [LISTINGS_MAX],
  );
  const urls = [
    ...pages.map((path) => entry(`${publicUrl}${path}`)),
    ...categories.map(({ slug, parent_id: parent }) =>
      entry(publicUrl + searchPagePath(parent === null ? { mainCategory: slug } : { category: slug })),
    ),
    ...listings.map(({ id, updated_at: changed }) =>
      entry(publicUrl + listingPagePath(id), `<lastmod>${changed.toISOString()}</lastmod>`),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function entry(url: string, more = ''): string {
  return `<url><loc>${url.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>${more}</url>`;
}

/** What crawlers may read: everything public, and nothing that needs an account or only answers programs. */
export function robots(publicUrl: string): string {
  const closed = [
    '/api/',
    pagePaths.dashboard,
    pagePaths.messages,
    pagePaths.profile,
    pagePaths.myListingsAlias,
    pagePaths.createListing,
    pagePaths.resetPassword,
    pagePaths.confirmEmail,
  ];
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}
Disallow: ${pagePaths.listings}/*/edit

Sitemap: ${publicUrl}/sitemap.xml
`;
}
