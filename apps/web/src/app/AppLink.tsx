import type { LinkProps } from '@porchlight/ui';
import { Link } from 'react-router-dom';

import { preloadScreen } from './preloading.ts';

const isElsewhere = (href: string): boolean => !href.startsWith('/') || href.startsWith('//');

/**
 * A link inside the app: no page load, and the next screen's chunk is fetched when a pointer or the focus comes near.
 * Addresses of other sites, mail and phone links stay plain anchors. Renders `<a>`.
 */
export function AppLink({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  if (isElsewhere(href)) return <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest} />;
  return (
    <Link
      to={href}
      onPointerEnter={(event) => {
        preloadScreen(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preloadScreen(href);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}

/** Hands the kit's components a link that the router knows. */
export const renderLink = (props: LinkProps) => <AppLink {...props} />;
