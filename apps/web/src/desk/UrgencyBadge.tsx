import { texts, type Urgency } from '@porchlight/domain';
import { Badge, type BadgeProps } from '@porchlight/ui';

import * as styles from './UrgencyBadge.css.ts';

const tones: Record<Urgency, NonNullable<BadgeProps['tone']>> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'caution',
  critical: 'critical',
};

/** How urgent someone called it. */
export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  return (
    <Badge tone={tones[urgency]} className={styles.oneWord}>
      {texts.report.urgencyLabels[urgency]}
    </Badge>
  );
}
