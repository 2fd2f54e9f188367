/** For too many attempts. */
export const tooMany = 'Too many attempts. Please wait a moment and try again.';
/** @param wait how long, as text: 'a minute', '15 minutes' */
export const tooManyFor = (wait: string): string => `Too many attempts. Please try again in ${wait}.`;
/** How long to wait. Plurals are for two and more. */
export const waits = {
  minute: 'a minute',
  minutes: (minutes: number): string => `${minutes} minutes`,
  hour: 'an hour',
  hours: (hours: number): string => `${hours} hours`,
};
