export const supportNameMax = 100;
export const supportSubjectMax = 255;
export const supportTextMax = 5000;
export const listingUrlMax = 2_000;
export const contactReplyHours = 24;
export const reportReviewHours = '24-48';
export const defaultUrgency = 'medium';
export const defaultContactPreference = 'email';
export { emergencyNumber, minimumAge } from '../market/porchlight.ts';
/** The age named in the privacy policy. */
export const childrenAge = 13;
export const transactionRetentionYears = 7;
export const supportRetentionYears = 3;
export { policyDate } from './policyDate.words.ts';
