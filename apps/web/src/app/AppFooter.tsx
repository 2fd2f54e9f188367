import { texts } from '@porchlight/domain';
import { SiteFooter } from '@porchlight/ui';

import { paths } from '../lib/paths.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

const words = texts.navigation;

const groups = [
  {
    label: 'Browse',
    links: [
      { href: paths.home.href(), label: words.home },
      { href: paths.categories.href(), label: words.categories },
      { href: paths.listings.href(), label: words.listings },
      { href: paths.createListing.href(), label: words.createListing },
    ],
  },
  {
    label: 'Get help',
    links: [
      { href: paths.help.href(), label: words.help },
      { href: paths.safety.href(), label: words.safety },
      { href: paths.contact.href(), label: words.contact },
      { href: paths.report.href(), label: words.report },
    ],
  },
  {
    label: 'Fine print',
    links: [
      { href: paths.privacy.href(), label: words.privacy },
      { href: paths.terms.href(), label: words.terms },
      { href: paths.cookies.href(), label: words.cookies },
    ],
  },
];

/** The site's footer. */
export function AppFooter() {
  return (
    <SiteFooter
      groups={groups}
      lead="The neighborhood marketplace. Buy, sell and lend a hand, close to home."
    >
      <ThemeChoice />
    </SiteFooter>
  );
}
