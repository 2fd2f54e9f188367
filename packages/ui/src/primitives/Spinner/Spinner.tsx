import type { ComponentProps } from 'react';

import { useMessages } from '../../lib/index.ts';
import { english, type SpinnerMessages } from './Spinner.messages.ts';
import { Turning, type TurningProps } from './Turning.tsx';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 18, 24 or 40px. Default `md`. */
  size?: TurningProps['size'];
  /** The task, for screen readers; `null` if the text next to it says so already. Default 'Loading'. */
  label?: string | null;
  /** Texts, for translation. Default English. */
  messages?: Partial<SpinnerMessages>;
}

/**
 * Indicates a short task in progress. For loading content, use a `Skeleton` of its shape; for a task with known
 * progress, a `ProgressBar`. Renders a `span`.
 */
export function Spinner({ label, messages, ...rest }: SpinnerProps) {
  const words = useMessages('Spinner', english, messages);
  return (
    <Turning
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label ?? words.loading })}
      {...rest}
    />
  );
}
