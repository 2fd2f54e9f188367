import { SiteFooter } from '@porchlight/ui';

import { paths } from '../lib/paths.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

const hrefs = {
  home: paths.home.href(),
  categories: paths.categories.href(),
  listings: paths.listings.href(),
  createListing: paths.createListing.href(),
  help: paths.help.href(),
  safety: paths.safety.href(),
  contact: paths.contact.href(),
  report: paths.report.href(),
  privacy: paths.privacy.href(),
  terms: paths.terms.href(),
  cookies: paths.cookies.href(),
};

/** The site's footer. */
export function AppFooter() {
  return (
    <SiteFooter hrefs={hrefs}>
      <ThemeChoice />
    </SiteFooter>
  );
}
