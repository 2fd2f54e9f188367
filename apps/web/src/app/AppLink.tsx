import type { LinkProps } from '@porchlight/ui';
import type { MouseEvent } from 'react';
import { createPath, resolvePath, useLocation, useNavigate } from 'react-router-dom';

import { wayBack } from '../lib/returnTo.ts';

const isElsewhere = (href: string): boolean => !href.startsWith('/') || href.startsWith('//');

/** A click meant for this tab; everything else is the browser's business. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * A link inside the app: no page load, and what is behind it is fetched ahead (`app/ahead`).
 * Addresses of other sites, mail and phone links stay plain anchors. A link to where one already is makes no second
 * entry in the history, and one to signing in or up remembers where it stands. Renders `<a>`.
 */
export function AppLink({ children, ...rest }: LinkProps) {
  return isElsewhere(rest.href) ? <a {...rest}>{children}</a> : <InnerLink {...rest}>{children}</InnerLink>;
}

/** Works out nothing before the click: a page has sixty of these, on the server and in the browser. */
function InnerLink({ href, children, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const { target = '_self', download } = rest;
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || download !== undefined || target !== '_self' || !isPlain(event)) return;
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

/** Hands the kit's components a link that the router knows. */
export const renderLink = (props: LinkProps) => <AppLink {...props} />;
