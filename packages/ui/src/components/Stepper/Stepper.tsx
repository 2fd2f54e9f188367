import type { ComponentProps, ReactNode } from 'react';

import { CheckIcon, XIcon } from '../../icons/index.ts';
import { bareList, cx, useFormats, useMessages } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Stepper.css.ts';
import { english, type StepperMessages } from './Stepper.messages.ts';

export type StepState = keyof typeof styles.mark;

/** One step of a process. */
export interface Step {
  /** The step's name. */
  label: ReactNode;
  /** A sentence under the label. Default none. */
  detail?: ReactNode;
  /** Status of the step. Default `upcoming`. */
  state?: StepState;
}

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The steps, in the order they happen. */
  steps: readonly Step[];
  /** Texts, for translation. Default English. */
  messages?: Partial<StepperMessages>;
}

/**
 * The steps of a process and its progress: what follows a report, the parts of an upload. Not a navigation. Renders
 * an `ol`; each step's `data-state` is its state.
 */
export function Stepper({ steps, messages, className, ...rest }: StepperProps) {
  const words = useMessages('Stepper', english, messages);
  const { number } = useFormats();
  return (
    <ol {...bareList} {...rest} className={cx(styles.list, className)}>
      {steps.map(({ label, detail, state = 'upcoming' }, index) => (
        <li
          key={index}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span aria-hidden className={styles.mark[state]}>
            {state === 'done' ? (
              <CheckIcon size="sm" />
            ) : state === 'failed' ? (
              <XIcon size="sm" />
            ) : (
              number(index + 1)
            )}
          </span>
          <div>
            <span className={styles.label}>
              {state !== 'upcoming' && <VisuallyHidden>{words[state]} </VisuallyHidden>}
              {label}
            </span>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
