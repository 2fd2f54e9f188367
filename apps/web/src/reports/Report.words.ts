import { limits } from '@porchlight/domain';

export const words = {
  title: {
    message: () => 'Report this message',
    listing: () => 'Report this listing',
    person: (name: string) => `Report ${name}`,
  },
  further: 'Report an emergency or something else',
  next: `A moderator reads it within ${limits.reportReviewHours} hours.`,
  secret: 'We never tell the person you reported who reported them.',
  block: (name: string) => `Block ${name}`,
};
