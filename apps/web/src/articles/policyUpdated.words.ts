import { limits } from '@porchlight/domain';

/** When the privacy policy and the terms were last changed. */
export const policyUpdated: string = `Last updated ${limits.policyDate}`;
