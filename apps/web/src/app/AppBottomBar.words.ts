export const words = { search: 'Search', post: 'Post', account: 'Account' };
