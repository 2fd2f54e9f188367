import { texts } from '@porchlight/domain';

/** The words of a `ProfileCard`. */
export interface ProfileCardMessages {
  verified: string;
  unverified: string;
  active: string;
  inactive: string;
}

const { verified, unverified, active, inactive } = texts.profile;

export const english: ProfileCardMessages = { verified, unverified, active, inactive };
