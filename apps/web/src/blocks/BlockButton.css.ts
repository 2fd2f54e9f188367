import { appStyle, notPrinted } from '@porchlight/ui/theme';

/** While it is not known who looks, a browser with someone's session keeps the place. */
export const forMembers = appStyle({
  display: 'none',
  '@media': notPrinted,
  selectors: {
    '&[data-for]': { display: 'block' },
    "&[data-for='restoring'], html[data-session='stored'] &": { display: 'block', visibility: 'hidden' },
  },
});
