import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ImgHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';

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

/** What the kit gives to whoever renders a picture: an image's own props, with `src` and `alt` certain. */
export interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Where it is. */
  src: string;
  /** What it shows; empty for one that says nothing. */
  alt: string;
  ref?: Ref<HTMLImageElement> | undefined;
}

/** Renders a picture: a framework's image component, or an address of one's own content delivery network. */
export type RenderImage = (props: ImageProps) => ReactNode;

/** Whose site it is. */
export interface Brand {
  /** The name, as it is written. */
  name: string;
  /** The sign beside the name. Default the lamp; `null` for none. */
  logo?: ReactNode;
  /** Where both lead. Default `/`. */
  href?: string;
}

/** What all components below a `KitProvider` share. */
export interface KitSettings {
  /** Language and region for numbers, prices and dates, as BCP 47 names them. Default `en-US`. */
  locale: string;
  /** Currency of prices, as ISO 4217 names it. Default `USD`. */
  currency: string;
  /** Time zone to write dates in, an IANA name. Default: the device's; while a server's page comes alive, UTC. */
  timeZone: string | undefined;
  /** Words by component, over the English ones. */
  messages: Readonly<Record<string, object>>;
  /** Whose site it is: the name and the sign of `BrandMark`, `SiteHeader` and `SiteFooter`. Default no one's. */
  brand: Brand | undefined;
  /** Renders links. Default an anchor. */
  renderLink: RenderLink;
  /** Renders pictures. Default an `<img>`. */
  renderImage: RenderImage;
}

export const KitContext = createContext<KitSettings>({
  locale: 'en-US',
  currency: 'USD',
  timeZone: undefined,
  messages: {},
  brand: undefined,
  renderLink: ({ children, ...rest }) => <a {...rest}>{children}</a>,
  renderImage: ({ alt, ...rest }) => <img alt={alt} {...rest} />,
});

/** The way to render a link here: the given one, else the provider's, else a plain anchor. */
export function useRenderLink(given?: RenderLink): RenderLink {
  const { renderLink } = useContext(KitContext);
  return given ?? renderLink;
}

/** The way to render a picture here: the provider's, else a plain `<img>`. */
export const useRenderImage = (): RenderImage => useContext(KitContext).renderImage;
