import { changesOf, type Listing, type OwnerChange, statusAllows } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import {
  ArrowUpIcon,
  CheckIcon,
  ClockIcon,
  PencilIcon,
  PlusIcon,
  RefreshIcon,
  TagIcon,
  TrashIcon,
} from '../../icons/index.ts';
import { cx, type RenderLink, useMessages } from '../../lib/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './OwnListingActions.css.ts';
import { english, type OwnListingActionsMessages } from './OwnListingActions.messages.ts';

/** The pending action on a listing. */
export type OwnListingAction = OwnerChange | 'bump' | 'remove';

export interface OwnListingActionsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The listing and its status. */
  listing: Pick<Listing, 'title' | 'status'>;
  /** URL of its edit page. Default none: no Edit. */
  editHref?: string | undefined;
  /** URL of the form that offers the same thing again. Shown once it is sold or has expired. Default none. */
  relistHref?: string | undefined;
  /** Called with a status change: reserve, sell, offer again or renew, if available now. Default: no status changes. */
  onChangeStatus?: ((change: OwnerChange) => void) | undefined;
  /** Whether renewing is offered, if available. Default: once it has expired. */
  renewable?: boolean;
  /** Bumps it to the top of the list. Shown on active listings only. */
  onBump?: (() => void) | undefined;
  /** Called to delete it, which is permanent: ask for confirmation first. */
  onRemove?: (() => void) | undefined;
  /** The pending action; the others wait. Default none. */
  pending?: OwnListingAction | undefined;
  /** How links are made. Default: the `KitProvider`'s, else `<a>`. */
  renderLink?: RenderLink | undefined;
  /** Texts, for translation. Default English. */
  messages?: Partial<OwnListingActionsMessages>;
}

const icons: Record<OwnerChange, ReactNode> = {
  reserve: <ClockIcon size="sm" />,
  sell: <CheckIcon size="sm" />,
  release: <TagIcon size="sm" />,
  renew: <RefreshIcon size="sm" />,
};

/**
 * The owner's actions on a listing, by status: change that, edit, bump, relist, delete.
 * Renders `<div>` with buttons whose accessible names include the listing.
 */
export function OwnListingActions({
  listing,
  editHref,
  relistHref,
  onChangeStatus,
  renewable = listing.status === 'expired',
  onBump,
  onRemove,
  pending,
  renderLink,
  messages,
  className,
  ...rest
}: OwnListingActionsProps) {
  const words = useMessages('OwnListingActions', english, messages);
  const about = <VisuallyHidden>: {listing.title}</VisuallyHidden>;
  const plain = { variant: 'outline', tone: 'neutral' } as const;
  const action = (kind: OwnListingAction) => ({
    busy: pending === kind,
    disabled: pending !== undefined && pending !== kind,
  });
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {onChangeStatus &&
        changesOf(listing.status)
          .filter((change) => change !== 'renew' || renewable)
          .map((change) => (
            <Button
              key={change}
              {...plain}
              {...action(change)}
              startIcon={icons[change]}
              onClick={() => onChangeStatus(change)}
            >
              {words[change]}
              {about}
            </Button>
          ))}
      {editHref !== undefined && (
        <ButtonLink href={editHref} renderLink={renderLink} {...plain} startIcon={<PencilIcon size="sm" />}>
          {words.edit}
          {about}
        </ButtonLink>
      )}
      {statusAllows(listing.status, 'relist') && relistHref !== undefined && (
        <ButtonLink href={relistHref} renderLink={renderLink} {...plain} startIcon={<PlusIcon size="sm" />}>
          {words.relist}
          {about}
        </ButtonLink>
      )}
      {statusAllows(listing.status, 'bump') && onBump && (
        <Button {...plain} {...action('bump')} startIcon={<ArrowUpIcon size="sm" />} onClick={onBump}>
          {words.bump}
          {about}
        </Button>
      )}
      {onRemove && (
        <Button
          variant="quiet"
          tone="critical"
          {...action('remove')}
          startIcon={<TrashIcon size="sm" />}
          onClick={onRemove}
        >
          {words.remove}
          {about}
        </Button>
      )}
    </div>
  );
}
