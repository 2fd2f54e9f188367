import { appStyle, notPrinted } from '@porchlight/ui/theme';

/** No one is offered to report or to hide what is their own: while it is not known who looks, its place is kept. */
export const unlessOwn = appStyle({
  '@media': notPrinted,
  selectors: {
    "&[data-waiting], html[data-session='stored'] &": { visibility: 'hidden' },
  },
});
