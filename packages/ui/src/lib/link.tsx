import { createContext, useContext, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react';

/** What the kit gives to whoever renders a link: an anchor's own props, with `href` certain. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  /** The words of the link. Default none. */
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * Renders a link. The kit knows no router: an application passes one that does, for example
 * `({ href, ...rest }) => <RouterLink to={href} {...rest} />`.
 */
export type RenderLink = (props: LinkProps) => ReactNode;

const LinkContext = createContext<RenderLink>(({ children, ...rest }) => <a {...rest}>{children}</a>);

/**
 * Tells every link of the kit below it how to render, so that an application names its router once.
 * A component's own `renderLink` prop still wins. Renders no element.
 */
export const LinkProvider = LinkContext;

/** The way to render a link here: the given one, else the provider's, else a plain anchor. */
export function useRenderLink(given: RenderLink | undefined): RenderLink {
  const provided = useContext(LinkContext);
  return given ?? provided;
}
