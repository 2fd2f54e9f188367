import type { LinkProps } from '@porchlight/ui';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from '../router/index.ts';

import { preloadScreen } from './preloading.ts';

const isElsewhere = (href: string): boolean => !href.startsWith('/') || href.startsWith('//');

/** A plain click, meant for this tab: everything else is the browser's business. */
function isForApp(event: MouseEvent<HTMLAnchorElement>, target: string | undefined): boolean {
  const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event;
  const isModified = metaKey || altKey || ctrlKey || shiftKey;
  return !defaultPrevented && button === 0 && !isModified && (target === undefined || target === '_self');
}

/**
 * A link inside the app: no page load, and the next screen's chunk is fetched when a pointer or the focus comes near.
 * Addresses of other sites, mail and phone links stay plain anchors. A link to where one already is makes no second
 * entry in the history. Renders `<a>`.
 */
export function AppLink({ children, ...rest }: LinkProps) {
  return isElsewhere(rest.href) ? <a {...rest}>{children}</a> : <InnerLink {...rest}>{children}</InnerLink>;
}

function InnerLink({ href, children, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isForApp(event, rest.target) || rest.download !== undefined) return;
        event.preventDefault();
        void navigate(href, { replace: href === pathname + search + hash });
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
