/** For too many attempts. */
export const tooMany = 'Too many attempts. Please wait a moment and try again.';
/** @param wait how long, as text: 'a minute', '15 minutes' */
export const tooManyFor = (wait: string): string => `Too many attempts. Please try again in ${wait}.`;
