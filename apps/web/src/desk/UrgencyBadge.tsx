import { texts, type Urgency } from '@porchlight/domain';
import { Badge, type BadgeProps } from '@porchlight/ui';

import * as styles from './UrgencyBadge.css.ts';

const tones: Record<Urgency, NonNullable<BadgeProps['tone']>> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'caution',
  critical: 'critical',
};

/** The urgency of a report. */
export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  return (
    <Badge tone={tones[urgency]} className={styles.oneWord}>
      {texts.report.urgencyLabels[urgency]}
    </Badge>
  );
}
