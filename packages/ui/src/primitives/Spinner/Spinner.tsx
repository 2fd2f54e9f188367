import type { ComponentProps } from 'react';

import { useMessages } from '../../lib/index.ts';
import { english, type SpinnerMessages } from './Spinner.messages.ts';
import { Turning, type TurningProps } from './Turning.tsx';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 18, 24 or 40px. Default `md`. */
  size?: TurningProps['size'];
  /** What is going on, for screen readers; `null` when words beside it already say so. Default 'Loading'. */
  label?: string | null;
  /** Words, for translation. Default English. */
  messages?: Partial<SpinnerMessages>;
}

/**
 * Says that something short is under way. For content that is coming, use a `Skeleton` of its shape;
 * for work whose end is known, a `ProgressBar`. Renders a `span`.
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
