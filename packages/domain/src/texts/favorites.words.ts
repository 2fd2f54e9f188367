export const title = 'Favorites';
export const failed = 'Unable to load favorites';
export const empty = 'No favorites yet';
export const browse = 'Browse Listings';
