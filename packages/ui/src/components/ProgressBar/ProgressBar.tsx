import type { ComponentProps } from 'react';

import { cx, useFormats, useStableId } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The task's name. */
  label: string;
  /** Whether the label is visible, or only for screen readers. Default `visible`. */
  labelVisibility?: 'visible' | 'hidden';
  /** Progress, from 0 to `max`. Default none: the end is unknown. */
  value?: number;
  /** The value of a finished task. Default 100. */
  max?: number;
  /** `positive` when done, `critical` when it failed. Default `accent`. */
  tone?: 'accent' | 'positive' | 'critical';
  /** Text for the value at the end of the line. Default the percentage, with a visible label. */
  valueText?: string;
}

/** The progress of a task. For a short one without a known end, use a `Spinner`. Renders a `div` with a `progress`. */
export function ProgressBar({
  label,
  labelVisibility = 'visible',
  value,
  max = 100,
  tone = 'accent',
  valueText,
  className,
  ...rest
}: ProgressBarProps) {
  const id = useStableId(undefined);
  const { number } = useFormats();
  const words = valueText ?? (value === undefined ? '' : number(value / max, { style: 'percent' }));
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {labelVisibility === 'hidden' ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <div className={styles.line}>
          <span id={id}>{label}</span>
          <span className={styles.value}>{words}</span>
        </div>
      )}
      <progress
        aria-labelledby={id}
        aria-valuetext={valueText}
        value={value}
        max={max}
        data-tone={tone}
        className={styles.bar}
      />
    </div>
  );
}
