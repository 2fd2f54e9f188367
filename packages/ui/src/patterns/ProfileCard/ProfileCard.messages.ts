import { texts } from '@porchlight/domain';

/** Texts of a `ProfileCard`. */
export interface ProfileCardMessages {
  /** Date of registration, as month and year. */
  memberSince: (date: string) => string;
  verified: string;
  unverified: string;
  active: string;
  inactive: string;
}

const { verified, unverified, active, inactive } = texts.profile;

export const english: ProfileCardMessages = {
  memberSince: texts.listing.memberSince,
  verified,
  unverified,
  active,
  inactive,
};
