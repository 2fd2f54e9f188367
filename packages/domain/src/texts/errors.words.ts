import { brand } from '../market/porchlight.ts';

/** Errors that are not specific to one screen. */
export const noRefreshToken = 'No refresh token available';
export const offline = `We could not reach ${brand.name}. Check your connection and try again.`;
export const timedOut = 'This is taking longer than usual. Please try again.';
/** Usually a captive portal: a network with a sign-in page that answers every request. */
export const unreadable = `Something other than ${brand.name} answered. On a public network, sign in to that network first, then try again.`;
export const serverBusy = `${brand.name} is having trouble right now. Please try again in a moment.`;
export const notYours = 'You are not allowed to see this.';
export const notThere = "This doesn't exist or has been removed.";
export const notAllowed = 'You are not allowed to do that.';
export const signInNeeded = 'Please sign in to continue.';
