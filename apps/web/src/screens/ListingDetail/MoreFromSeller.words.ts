export const words = { more: 'More from this seller' };
