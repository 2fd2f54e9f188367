export const words = { map: 'Map', list: 'List', search: 'Search listings' };
