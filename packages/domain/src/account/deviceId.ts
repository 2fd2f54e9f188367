/**
 * Optional header of calls that sign in: a random id that the browser keeps. On a device that an account signed in from,
 * wrong passwords sent from elsewhere don't count.
 */
export const deviceIdHeader = 'x-device-id';

/** Whether a text could be the id of a device, as `crypto.randomUUID()` makes it. */
export const isDeviceId = (text: string): boolean => /^[0-9a-f-]{36}$/i.test(text);
