export const words = { moderation: 'Moderation' };
export const searchWords = { label: 'Search listings' };
