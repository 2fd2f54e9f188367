import { ExternalIcon } from '../../icons/index.ts';
import { cx, useMessages, useRenderLink, type LinkProps, type RenderLink } from '../../lib/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { english, type TextLinkMessages } from './TextLink.messages.ts';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends LinkProps {
  /** `accent` in text, `default` and `muted` where there are many. Default `accent`. */
  tone?: keyof typeof styles.tone;
  /** On its own line rather than in a sentence: 44px tall, underlined on hover. Default false. */
  standalone?: boolean;
  /** External: opens a new tab, shows an icon, and announces it. Default false. */
  external?: boolean;
  /** Texts, for translation. Default English. */
  messages?: Partial<TextLinkMessages>;
  /** Renders the link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
}

/** A link, within text or on its own. For a call to action, use `ButtonLink`. Renders an `a`. */
export function TextLink({
  tone = 'accent',
  standalone,
  external,
  messages,
  renderLink,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const words = useMessages('TextLink', english, messages);
  const render = useRenderLink(renderLink);
  return render({
    ...(external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined),
    ...rest,
    className: cx(styles.link, styles.tone[tone], standalone && styles.standalone, className),
    children: external ? (
      <>
        {children} <ExternalIcon size="sm" />
        <VisuallyHidden>{words.external}</VisuallyHidden>
      </>
    ) : (
      children
    ),
  });
}
