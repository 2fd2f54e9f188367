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

/** The changes that an owner most likely comes for, best first. */
const mainChanges: readonly OwnerChange[] = ['renew', 'sell', 'release'];

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
  compact = false,
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
  const changes = onChangeStatus
    ? changesOf(listing.status).filter((change) => change !== 'renew' || renewable)
    : [];
  const main = mainChanges.find((change) => changes.includes(change));
  const relistable = statusAllows(listing.status, 'relist') ? relistHref : undefined;
  const bump = statusAllows(listing.status, 'bump') ? onBump : undefined;

  const changeButton = (change: OwnerChange) => (
    <Button
      key={change}
      {...plain}
      {...action(change)}
      {...(compact && { size: 'sm' })}
      startIcon={icons[change]}
      onClick={() => onChangeStatus?.(change)}
    >
      {words[change]}
      {about}
    </Button>
  );
  const edit = editHref !== undefined && (
    <ButtonLink
      href={editHref}
      renderLink={renderLink}
      {...plain}
      {...(compact && { size: 'sm' })}
      startIcon={<PencilIcon size="sm" />}
    >
      {words.edit}
      {about}
    </ButtonLink>
  );

  if (compact) {
    const inMenu = (kind: OwnListingAction, icon: ReactNode, onSelect: () => void): MenuItem => ({
      id: kind,
      label: words[kind],
      icon,
      onSelect,
      disabled: pending !== undefined,
    });
    const items: MenuItem[] = [
      ...changes
        .filter((change) => change !== main)
        .map((change) => inMenu(change, icons[change], () => onChangeStatus?.(change))),
      ...(relistable === undefined
        ? []
        : [{ id: 'relist', label: words.relist, icon: <PlusIcon size="sm" />, href: relistable }]),
      ...(bump ? [inMenu('bump', <ArrowUpIcon size="sm" />, bump)] : []),
      ...(onRemove
        ? [
            {
              ...inMenu('remove', <TrashIcon size="sm" />, onRemove),
              tone: 'critical' as const,
              separated: true,
            },
          ]
        : []),
    ];
    return (
      <div {...rest} className={cx(styles.compact, className)}>
        {main !== undefined && changeButton(main)}
        {edit}
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
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {changes.map(changeButton)}
      {edit}
      {relistable !== undefined && (
        <ButtonLink href={relistable} renderLink={renderLink} {...plain} startIcon={<PlusIcon size="sm" />}>
          {words.relist}
          {about}
        </ButtonLink>
      )}
      {bump && (
        <Button {...plain} {...action('bump')} startIcon={<ArrowUpIcon size="sm" />} onClick={bump}>
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
