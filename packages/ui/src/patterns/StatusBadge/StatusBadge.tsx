import { type Listing, statusLabel, statusTone } from '@porchlight/domain';

import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts';

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  /** The listing's status. Nothing is drawn without one. */
  status: Listing['status'] | null | undefined;
}

/**
 * What has become of a listing: green while active, gray when sold, red for everything else.
 *
 * Renders a `Badge`, or nothing.
 */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  const tone = statusTone(status);
  if (!status || tone === undefined) return null;
  return (
    <Badge {...rest} tone={tone} data-status={status}>
      {statusLabel(status)}
    </Badge>
  );
}
