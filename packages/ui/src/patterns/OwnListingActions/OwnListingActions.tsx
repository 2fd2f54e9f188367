import { changesOf, type Listing, type OwnerChange, statusAllows } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import {
  ArrowUpIcon,
  CheckIcon,
  ClockIcon,
  MoreIcon,
  PencilIcon,
  PlusIcon,
  RefreshIcon,
  TagIcon,
  TrashIcon,
} from '../../icons/index.ts';
import { Menu, type MenuItem } from '../../components/Menu/index.ts';
import { cx, type RenderLink, useMessages } from '../../lib/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
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
  /** URL where its price is changed. Shown while it is for sale. Default none. */
  priceHref?: string | undefined;
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
  /** One action by status and Edit as buttons, all others in a menu. Default false: a button each. */
  compact?: boolean;
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

/** One action, as a button or an item of the menu. */
interface Action {
  id: OwnListingAction | 'edit' | 'price' | 'relist';
  icon: ReactNode;
  /** Makes it a link. */
  href?: string;
  onSelect?: () => void;
}

/** The changes that an owner most likely comes for, best first. */
const mainChanges: readonly OwnerChange[] = ['renew', 'sell', 'release'];

/**
 * The owner's actions on a listing, by status: change that, edit, bump, relist, delete.
 * Renders `<div>` with buttons whose accessible names include the listing.
 */
export function OwnListingActions({
  listing,
  editHref,
  priceHref,
  relistHref,
  onChangeStatus,
  renewable = listing.status === 'expired',
  onBump,
  onRemove,
  compact = false,
  pending,
  renderLink,
  messages,
  className,
  ...rest
}: OwnListingActionsProps) {
  const words = useMessages('OwnListingActions', english, messages);
  const changes = onChangeStatus
    ? changesOf(listing.status).filter((change) => change !== 'renew' || renewable)
    : [];
  const main = mainChanges.find((change) => changes.includes(change));
  const relistable = statusAllows(listing.status, 'relist') ? relistHref : undefined;
  const bump = statusAllows(listing.status, 'bump') ? onBump : undefined;
  const actions: Action[] = [
    ...changes.map((id) => ({ id, icon: icons[id], onSelect: () => onChangeStatus?.(id) })),
    ...(editHref === undefined
      ? []
      : [{ id: 'edit' as const, icon: <PencilIcon size="sm" />, href: editHref }]),
    ...(priceHref === undefined || !changesOf(listing.status).includes('sell')
      ? []
      : [{ id: 'price' as const, icon: <PencilIcon size="sm" />, href: priceHref }]),
    ...(relistable === undefined
      ? []
      : [{ id: 'relist' as const, icon: <PlusIcon size="sm" />, href: relistable }]),
    ...(bump ? [{ id: 'bump' as const, icon: <ArrowUpIcon size="sm" />, onSelect: bump }] : []),
    ...(onRemove ? [{ id: 'remove' as const, icon: <TrashIcon size="sm" />, onSelect: onRemove }] : []),
  ];
  const isButton = ({ id }: Action) => !compact || id === main || id === 'edit';

  const button = ({ id, icon, href, onSelect }: Action) => {
    const shared = {
      ...(id === 'remove'
        ? ({ variant: 'quiet', tone: 'critical' } as const)
        : ({ variant: 'outline', tone: 'neutral' } as const)),
      ...(compact && ({ size: 'sm' } as const)),
      startIcon: icon,
      children: (
        <>
          {words[id]}
          <VisuallyHidden>: {listing.title}</VisuallyHidden>
        </>
      ),
    };
    return href === undefined ? (
      <Button
        key={id}
        {...shared}
        busy={pending === id}
        disabled={pending !== undefined && pending !== id}
        onClick={onSelect}
      />
    ) : (
      <ButtonLink key={id} {...shared} href={href} renderLink={renderLink} />
    );
  };
  const items = actions
    .filter((each) => !isButton(each))
    .map(({ id, href, ...rest }): MenuItem => ({
      ...rest,
      id,
      label: words[id],
      ...(href === undefined ? { disabled: pending !== undefined } : { href }),
      ...(id === 'remove' && { tone: 'critical', separated: true }),
    }));

  return (
    <div {...rest} className={cx(compact ? styles.compact : styles.root, className)}>
      {actions.filter(isButton).map(button)}
      {items.length > 0 && (
        <Menu
          items={items}
          {...(renderLink && { renderLink })}
          renderTrigger={(props) => (
            <IconButton
              {...props}
              label={`${words.more}: ${listing.title}`}
              icon={<MoreIcon size="sm" />}
              busy={pending !== undefined && pending !== main}
            />
          )}
        />
      )}
    </div>
  );
}
