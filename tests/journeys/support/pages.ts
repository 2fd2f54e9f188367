import { listingTitled } from './demo.ts';

/** An address to look at, and what it is. */
export interface PublicPage {
  name: string;
  path: string;
}

/** The pages that read data, in the states a visitor meets. */
export async function browsingPages(origin: string): Promise<PublicPage[]> {
  const listing = async (title: string): Promise<string> =>
    `/listings/${(await listingTitled(origin, title)).id}`;
  return [
    { name: 'home', path: '/' },
    { name: 'categories', path: '/categories' },
    { name: 'listings', path: '/listings' },
    { name: 'a filtered list', path: '/listings?mainCategory=for-sale&location=TX&min_price=10&sort=price' },
    { name: 'no listings', path: '/listings?q=zeppelin+hangar' },
    { name: 'a listing with five photos', path: await listing('Small house with a yard, two bedrooms') },
    { name: 'a listing without photos', path: await listing("Long down coat, women's L, dark blue") },
    { name: 'advanced search', path: '/search' },
  ];
}

/** The pages that read nothing. */
export const writtenPages: readonly PublicPage[] = [
  '/safety',
  '/help',
  '/contact',
  '/report',
  '/privacy',
  '/terms',
  '/cookies',
  '/login',
  '/register',
  '/forgot-password',
].map((path) => ({ name: path.slice(1), path }));
