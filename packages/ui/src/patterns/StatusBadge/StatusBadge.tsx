import { capitalize, type Listing, statusTone } from '@porchlight/domain';

import { useMessages } from '../../lib/index.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts';
import { english, type StatusBadgeMessages } from './StatusBadge.messages.ts';

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  /** The listing's status. Renders nothing without one. */
  status: Listing['status'] | null | undefined;
  /** Texts, for translation. Default English. */
  messages?: Partial<StatusBadgeMessages>;
}

/**
 * The status of a listing: green while active, amber while reserved, gray when sold, red for everything else.
 * Renders a `Badge`, or nothing.
 */
export function StatusBadge({ status, messages, ...rest }: StatusBadgeProps) {
  const words: Partial<Record<string, string>> = useMessages('StatusBadge', english, messages);
  const tone = statusTone(status);
  if (!status || tone === undefined) return null;
  return (
    <Badge {...rest} tone={tone} data-status={status}>
      {words[status] ?? capitalize(status)}
    </Badge>
  );
}
