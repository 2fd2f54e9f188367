import { brand } from '@porchlight/domain';

export const words = {
  title: 'A moderator has hidden this listing',
  seen: 'You alone can see it.',
  reason: (reason: string) => `Reason: ${reason}.`,
  rules: 'What may be offered',
  next: 'Change what is wrong and save: then a moderator looks at it again.',
  edit: 'Edit listing',
  object: 'If you think that this is a mistake,',
  write: `write to ${brand.name}`,
};
