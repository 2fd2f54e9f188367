import type { LinkProps } from '@porchlight/ui';
import { useLinkClickHandler } from 'react-router-dom';

import { preloadScreen } from '../lib/preloading.ts';
import { useWayBack } from '../lib/returnTo.ts';

const isElsewhere = (href: string): boolean => !href.startsWith('/') || href.startsWith('//');

/**
 * A link inside the app: no page load, and the next screen's chunk is fetched when a pointer or the focus comes near.
 * Addresses of other sites, mail and phone links stay plain anchors. A link to where one already is makes no second
 * entry in the history, and one to signing in or up remembers where it stands. Renders `<a>`.
 */
export function AppLink({ children, ...rest }: LinkProps) {
  return isElsewhere(rest.href) ? <a {...rest}>{children}</a> : <InnerLink {...rest}>{children}</InnerLink>;
}

function InnerLink({ href, children, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  // Takes plain clicks meant for this tab; everything else is the browser's business.
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    target: rest.target,
    state: useWayBack(href),
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && rest.download === undefined) follow(event);
      }}
      onPointerEnter={(event) => {
        preloadScreen(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preloadScreen(href);
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}

/** Hands the kit's components a link that the router knows. */
export const renderLink = (props: LinkProps) => <AppLink {...props} />;
