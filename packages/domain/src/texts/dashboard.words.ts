export const title = 'Dashboard';
export const activeListings = 'Active Listings';
export const totalViews = 'Total Views';
export const messages = 'Messages';
export const favorites = 'Favorites';
export const recent = 'Recent Listings';
export const viewAll = 'View all';
/** @param name undefined until the user is known */
export const welcome = (name: string | undefined): string =>
  name === undefined ? 'Welcome' : `Welcome, ${name}`;
