export const words = { label: 'What comes first' };
