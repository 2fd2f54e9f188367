import { pagePaths, pathsOf } from '@porchlight/domain';

/** A page that reads data, in a typical state. */
export interface BrowsingPage {
  name: string;
  path: string;
  /** Title of the demo listing whose id ends the path. */
  title?: string;
}

export const browsingPages: readonly BrowsingPage[] = [
  { name: 'home', path: '/' },
  { name: 'categories', path: '/categories' },
  { name: 'listings', path: '/listings' },
  { name: 'a filtered list', path: '/listings?mainCategory=for-sale&location=TX&min_price=10&sort=price' },
  { name: 'no listings', path: '/listings?q=zeppelin+hangar' },
  { name: 'a listing with five photos', path: '/listings/', title: 'Small house with a yard, two bedrooms' },
  { name: 'a listing without photos', path: '/listings/', title: "Long down coat, women's L, dark blue" },
  { name: 'advanced search', path: '/search' },
];

/** Pages that read no data. */
export const writtenPages: readonly string[] = pathsOf('written', 'entry');

/** Pages of a signed-in user. */
export const ownPages: readonly string[] = [
  pagePaths.dashboard,
  pagePaths.myListings,
  pagePaths.favorites,
  pagePaths.profile,
  pagePaths.messages,
  pagePaths.createListing,
];
