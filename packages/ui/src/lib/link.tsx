import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

/** What the kit gives to whoever renders a link: an anchor's own props, with `href` certain. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * Renders a link. The kit knows no router: an application passes one that does, for example
 * `({ href, ...rest }) => <RouterLink to={href} {...rest} />`.
 */
export type RenderLink = (props: LinkProps) => ReactNode;

/** The default: a plain anchor. */
export const renderAnchor: RenderLink = (props) => <a {...props} />;
