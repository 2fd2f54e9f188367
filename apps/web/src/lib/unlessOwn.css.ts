import { appStyle, notPrinted } from '@porchlight/ui/theme';

/**
 * For actions that owners don't get, such as reporting: hidden, with their space kept, while the user is
 * unknown.
 */
export const unlessOwn = appStyle({
  '@media': notPrinted,
  selectors: {
    "&[data-waiting], html[data-session='stored'] &": { visibility: 'hidden' },
  },
});
