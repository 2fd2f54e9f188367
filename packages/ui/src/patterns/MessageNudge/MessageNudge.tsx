import type { NudgeKind } from '@porchlight/domain';
import type { ComponentProps } from 'react';

import { ShieldIcon } from '../../icons/index.ts';
import { cx, type RenderLink, useMessages } from '../../lib/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './MessageNudge.css.ts';
import { english, type MessageNudgeMessages } from './MessageNudge.messages.ts';

export interface MessageNudgeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The kind of tip. The parent detects it, in the language of its users. */
  kind: NudgeKind;
  /** `received`: for the recipient of the message. `written`: for its writer. Default `received`. */
  side?: 'received' | 'written';
  /** URL of the safety tips. Default none: no link. */
  safetyHref?: string;
  /** How the link is made. Default: the `KitProvider`'s, else `<a>`. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<MessageNudgeMessages>;
}

/**
 * A safety tip next to a message with a typical scam phrase. It warns and never blocks. Pass it to the `nudge` of a
 * `ReplyBox` or `ContactSellerDialog`, or the `nudgeFor` of a `Conversation`. For errors use `Alert`.
 * Renders `<div>`. Publishes `data-kind`.
 */
export function MessageNudge({
  kind,
  side = 'received',
  safetyHref,
  renderLink,
  messages,
  className,
  ...rest
}: MessageNudgeProps) {
  const words = useMessages('MessageNudge', english, messages);
  return (
    <div {...rest} className={cx(styles.root, className)} data-kind={kind}>
      <ShieldIcon size="sm" />
      <p className={styles.words}>
        <VisuallyHidden>{words.label} </VisuallyHidden>
        {words[side][kind]}
        {safetyHref !== undefined && (
          <>
            {' '}
            <TextLink href={safetyHref} tone="default" {...(renderLink && { renderLink })}>
              {words.tips}
            </TextLink>
          </>
        )}
      </p>
    </div>
  );
}
