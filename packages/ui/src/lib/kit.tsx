import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ImgHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';

/** Props passed to `renderLink`: an anchor's own, with `href` required. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The link's URL. */
  href: string;
  /** The link's content. Default none. */
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * Renders a link. The kit knows no router: an application passes one that does, for example
 * `({ href, ...rest }) => <RouterLink to={href} {...rest} />`.
 */
export type RenderLink = (props: LinkProps) => ReactNode;

/** Props passed to `renderImage`: an image's own, with `src` and `alt` required. */
export interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** The image's URL. */
  src: string;
  /** Alternative text; empty for a decorative image. */
  alt: string;
  ref?: Ref<HTMLImageElement> | undefined;
}

/** Renders an image: a framework's image component, or a URL of a CDN. */
export type RenderImage = (props: ImageProps) => ReactNode;

/** The brand of the site. */
export interface Brand {
  /** The name, as it is written. */
  name: string;
  /** The logo next to the name. Default the lamp; `null` for none. */
  logo?: ReactNode;
  /** URL of both. Default `/`. */
  href?: string;
}

/** What all components below a `KitProvider` share. */
export interface KitSettings {
  /** Language and region for numbers, prices and dates, as a BCP 47 tag. Default `en-US`. */
  locale: string;
  /** Currency of prices, as an ISO 4217 code. Default `USD`. */
  currency: string;
  /** Time zone for dates, an IANA name. Default: the device's; UTC during hydration. */
  timeZone: string | undefined;
  /** Texts by component, replacing the English ones. */
  messages: Readonly<Record<string, object>>;
  /** The site's brand: name and logo of `BrandMark`, `SiteHeader` and `SiteFooter`. Default none. */
  brand: Brand | undefined;
  /** Renders links. Default an anchor. */
  renderLink: RenderLink;
  /** Renders images. Default an `<img>`. */
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

/** The link renderer: the given one, else the provider's, else a plain anchor. */
export function useRenderLink(given?: RenderLink): RenderLink {
  const { renderLink } = useContext(KitContext);
  return given ?? renderLink;
}

/** The image renderer: the provider's, else a plain `<img>`. */
export const useRenderImage = (): RenderImage => useContext(KitContext).renderImage;
