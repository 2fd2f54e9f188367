/** 'Firefox on Linux' */
export const browserOn = (browser: string, system: string): string => `${browser} on ${system}`;
