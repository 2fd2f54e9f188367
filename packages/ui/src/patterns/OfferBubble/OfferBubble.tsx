import { type Offer, offerStatus, offerStatuses } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import { cx, useFormats, useMessages, useMoments } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as styles from './OfferBubble.css.ts';
import { english, type OfferBubbleMessages } from './OfferBubble.messages.ts';

/** Actions on an offer. */
export type OfferAction = 'accept' | 'decline' | 'counter' | 'withdraw';

export interface OfferBubbleProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The amount, in the `KitProvider`'s currency, and its status. */
  offer: Offer;
  /** Whether the current user made it. */
  own: boolean;
  /** Name of the other user. */
  otherName: string;
  /** The current time, in milliseconds since 1970: an open offer expires. */
  now: number;
  /**
   * Called by the buttons: the user's own offer can be withdrawn, another's accepted, declined or countered. Default:
   * there are none.
   */
  onAct?: ((action: OfferAction) => void) | undefined;
  /**
   * Whether an agreement is no longer possible, such as when it is sold: it can only be declined or withdrawn.
   * Default false.
   */
  closed?: boolean | undefined;
  /** The pending action; the others wait. Default none. */
  pending?: OfferAction | undefined;
  /** The next step, such as reserving after accepting. Default none. */
  children?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<OfferBubbleMessages>;
}

const theirActions = ['accept', 'counter', 'decline'] as const;
const closedActions = ['decline'] as const;
const ownActions = ['withdraw'] as const;

/**
 * An amount that one user offered the other, its status, and while it is open the possible responses. Shown among the
 * messages of a `Conversation`, through its `offerFor`.
 * Renders `<div>`. Publishes `data-status`.
 */
export function OfferBubble({
  offer,
  own,
  otherName,
  now,
  onAct,
  closed = false,
  pending,
  children,
  messages,
  className,
  ...rest
}: OfferBubbleProps) {
  const words = useMessages('OfferBubble', english, messages);
  const formats = useFormats();
  const moments = useMoments();
  const status = offerStatus(offer, now);
  const answers = closed ? closedActions : theirActions;
  const known = offerStatuses.find((each) => each === status);
  return (
    <div {...rest} className={cx(styles.root, className)} data-status={status}>
      <span className={styles.label}>
        <bdi>{own ? words.own : words.theirs(otherName)}</bdi>
      </span>
      <span className={styles.amount}>
        {formats.price(
          offer.amount,
          Number.isInteger(offer.amount) ? {} : { maximumFractionDigits: undefined },
        )}
      </span>
      <span className={styles.status}>
        {known === undefined ? status : words.statuses[known]}
        {status === 'open' && <> {words.until(moments.moment(offer.expires_at))}</>}
      </span>
      {status === 'open' && onAct !== undefined && (
        <div className={styles.actions}>
          {(own ? ownActions : answers).map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'accept' ? 'solid' : 'outline'}
              tone={action === 'accept' ? 'accent' : 'neutral'}
              busy={pending === action}
              disabled={pending !== undefined && pending !== action}
              onClick={() => onAct(action)}
            >
              {words[action]}
            </Button>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}
