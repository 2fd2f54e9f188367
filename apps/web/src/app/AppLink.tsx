import { type Language, languageOfTag } from '@porchlight/domain';
import type { LinkProps } from '@porchlight/ui';
import { createPath, resolvePath, useLocation, useNavigate } from 'react-router-dom';

import { type ApiClient, useApi } from '../api/index.ts';
import { isPlainClick } from '../lib/isPlainClick.ts';
import { addressOf } from '../lib/ownPath.ts';
import { wayBack } from '../lib/returnTo.ts';
import { useUserId } from '../session/index.ts';

const isElsewhere = (href: string): boolean => !href.startsWith('/') || href.startsWith('//');

/** Keeps the typed text, and leaves for this page in another language, which is another build of the app. */
const switchLanguage = (href: string, language: Language, account: ApiClient | null): Promise<void> =>
  import('./languageSwitch.ts')
    .then(({ keepForSwitch }) => keepForSwitch(language, account))
    // Without that chunk the page changes all the same.
    .catch(() => undefined)
    .then(() => window.location.assign(href + window.location.search + window.location.hash));

/** A link to this page in another language, by its whole path. Renders `<a>`. */
function LanguageLink({ href, hrefLang = '', children, onClick, ...rest }: LinkProps) {
  const api = useApi();
  const isMember = useUserId() !== null;
  return (
    <a
      {...rest}
      href={href}
      hrefLang={hrefLang}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        const language = languageOfTag(hrefLang);
        if (language === undefined) return;
        event.preventDefault();
        void switchLanguage(href, language, isMember ? api : null);
      }}
    >
      {children}
    </a>
  );
}

/**
 * A link inside the app: navigates without a page load, and its page is prefetched (`app/ahead`). Links to
 * other sites, mail and phone links stay plain anchors. A link to the current page adds no history entry, and
 * a link to sign in or sign up remembers the current page. With `hrefLang`, it leads to this page in another language,
 * which gets the query and the typed text. Renders `<a>`.
 */
export function AppLink({ children, ...rest }: LinkProps) {
  if (rest.hrefLang !== undefined) return <LanguageLink {...rest}>{children}</LanguageLink>;
  return isElsewhere(rest.href) ? <a {...rest}>{children}</a> : <InnerLink {...rest}>{children}</InnerLink>;
}

/** Computes nothing before the click: a page renders sixty of these, on the server and in the browser. */
function InnerLink({ href, children, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const { target = '_self', download } = rest;
  return (
    <a
      {...rest}
      href={addressOf(href)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || download !== undefined || target !== '_self' || !isPlainClick(event))
          return;
        event.preventDefault();
        void navigate(href, {
          replace: createPath(resolvePath(href)) === createPath(location),
          state: wayBack(href, location),
        });
      }}
    >
      {children}
    </a>
  );
}

/** Renders the kit's links with the router. */
export const renderLink = (props: LinkProps) => <AppLink {...props} />;
