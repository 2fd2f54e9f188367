import type { Language } from '@porchlight/domain';
import { TextLink, ToastRegion } from '@porchlight/ui';
import { useState } from 'react';

import { language } from '../lib/language.words.ts';
import { renderLink } from './AppLink.tsx';
import { words } from './LanguageOffer.words.ts';
import { chooseLanguage } from './languageSwitch.ts';
import { useLanguageLinks } from './useLanguageLinks.ts';

/** Offers the page in the visitor's language, until they choose or dismiss it. */
export function LanguageOffer({ to }: { to: Language }) {
  const [isDismissed, setDismissed] = useState(false);
  const link = useLanguageLinks().find(({ hrefLang }) => hrefLang === to);
  if (isDismissed || link === undefined) return null;
  const { href, hrefLang } = link;
  const toast = {
    id: 'language',
    text: (
      <TextLink href={href} hrefLang={hrefLang} standalone renderLink={renderLink}>
        {words.link}
      </TextLink>
    ),
    duration: Infinity,
  };
  return (
    <ToastRegion
      lang={to}
      messages={words}
      toasts={[toast]}
      onDismiss={() => {
        chooseLanguage(language);
        setDismissed(true);
      }}
    />
  );
}
