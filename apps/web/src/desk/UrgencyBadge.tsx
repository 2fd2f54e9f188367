import { texts, type Urgency } from '@porchlight/domain';
import { Badge, type BadgeProps } from '@porchlight/ui';

const tones: Record<Urgency, NonNullable<BadgeProps['tone']>> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'caution',
  critical: 'critical',
};

/** How urgent somebody called it. */
export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  return <Badge tone={tones[urgency]}>{texts.report.urgencyLabels[urgency]}</Badge>;
}
