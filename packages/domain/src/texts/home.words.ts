export const browseListings = 'Browse Listings';
export const postListing = 'Post a Listing';
export const signUpToPost = 'Sign Up to Post Listings';
export const popularCategories = 'Popular Categories';
export const safeTitle = 'Safe & Secure';
export const localTitle = 'Local Focus';
export const easyTitle = 'Easy Communication';
export const signUpNow = 'Sign Up Now';
