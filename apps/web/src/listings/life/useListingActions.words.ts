import { limits } from '@porchlight/domain';

export const words = {
  bump: `Back on top of the newest listings. You can bump it again in ${limits.bumpHours} hours.`,
  remove: (title: string) => `Deleted: ${title}`,
};
