import { type OwnerChange } from '@porchlight/domain';

export const words = {
  done: {
    reserve: (title: string) => `Reserved: ${title}`,
    sell: (title: string) => `Marked as sold: ${title}`,
    release: (title: string) => `Back on the market: ${title}`,
    renew: (title: string) => `Renewed: ${title}`,
  } satisfies Record<OwnerChange, (title: string) => string>,
  undo: 'Undo',
};
