export const words = { label: 'Active filters' };
