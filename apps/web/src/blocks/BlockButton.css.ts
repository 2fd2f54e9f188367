import { appStyle, notPrinted } from '@porchlight/ui/theme';

/** Keeps its space while a stored session is being restored. */
export const forMembers = appStyle({
  display: 'none',
  '@media': notPrinted,
  selectors: {
    '&[data-for]': { display: 'block' },
    "&[data-for='restoring'], html[data-session='stored'] &": { display: 'block', visibility: 'hidden' },
  },
});
