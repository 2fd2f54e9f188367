import { languageNames, languages, pathIn } from '@porchlight/domain';
import { useLocation } from 'react-router-dom';

import { language } from '../lib/language.words.ts';

const others = languages.filter((known) => known !== language);

/** Links to this page in the other languages, without its query: a cached page is the same with any. */
export function useLanguageLinks(): { href: string; label: string; hrefLang: string }[] {
  const { pathname } = useLocation();
  return others.map((known) => ({
    href: pathIn(known, pathname),
    label: languageNames[known],
    hrefLang: known,
  }));
}
