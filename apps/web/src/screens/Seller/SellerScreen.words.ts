export const words = { missing: 'They may have closed their account.' };
