import { brand } from '@porchlight/domain';

export const words = {
  until: (moment: string) => `Your account is suspended until ${moment}`,
  title: 'Your account is suspended',
  reason: (reason: string) => `Reason: ${reason}.`,
  still: 'You can read your messages and take your data with you. No one sees your listings.',
  object: 'If you think that this is a mistake,',
  write: `write to ${brand.name}`,
};
