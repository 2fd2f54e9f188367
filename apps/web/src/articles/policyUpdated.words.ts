export const words = { updated: (date: string) => `Last updated ${date}` };
