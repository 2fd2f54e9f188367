export const browserOn = (browser: string, system: string): string => `${browser} en ${system}`;
