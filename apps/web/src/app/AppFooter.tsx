import { texts } from '@porchlight/domain';
import { SiteFooter, TextLink } from '@porchlight/ui';

import { paths } from '../lib/paths.ts';
import { words } from './AppFooter.words.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useLanguageLinks } from './useLanguageLinks.ts';

const groups = [
  {
    label: words.browse,
    links: [
      { href: paths.home.href(), label: texts.navigation.home },
      { href: paths.categories.href(), label: texts.navigation.categories },
      { href: paths.listings.href(), label: texts.navigation.listings },
      { href: paths.createListing.href(), label: texts.navigation.createListing },
    ],
  },
  {
    label: words.getHelp,
    links: [
      { href: paths.help.href(), label: texts.navigation.help },
      { href: paths.safety.href(), label: texts.navigation.safety },
      { href: paths.contact.href(), label: texts.navigation.contact },
      { href: paths.report.href(), label: texts.navigation.report },
    ],
  },
  {
    label: words.finePrint,
    links: [
      { href: paths.rules.href(), label: texts.navigation.rules },
      { href: paths.privacy.href(), label: texts.navigation.privacy },
      { href: paths.terms.href(), label: texts.navigation.terms },
      { href: paths.cookies.href(), label: texts.navigation.cookies },
      { href: paths.accessibility.href(), label: texts.navigation.accessibility },
    ],
  },
];

export function AppFooter() {
  const languages = useLanguageLinks();
  return (
    <SiteFooter groups={groups} lead={words.lead}>
      <ThemeChoice />
      {languages.map(({ label, hrefLang, ...link }) => (
        <TextLink key={hrefLang} {...link} hrefLang={hrefLang} lang={hrefLang} standalone>
          {label}
        </TextLink>
      ))}
    </SiteFooter>
  );
}
