import type { ComponentProps, ReactNode } from 'react';

import { AlertIcon, CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from '../../icons/index.ts';
import { cx, useMessages } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import * as styles from './Alert.css.ts';
import { english, type AlertMessages } from './Alert.messages.ts';

export type AlertTone = keyof typeof styles.tone;

const icons = {
  info: InfoIcon,
  positive: CircleCheckIcon,
  caution: AlertIcon,
  critical: CircleAlertIcon,
} satisfies Record<AlertTone, unknown>;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Tone of the message. Default `info`. */
  tone?: AlertTone;
  /** A short line above the text. Default none. */
  title?: ReactNode;
  /** Buttons or links that respond to it. Default none. */
  actions?: ReactNode;
  /**
   * How screen readers announce it when it appears: `polite` waits for a pause, `assertive` interrupts, `off` for
   * messages on the page from the start. Default `off`.
   */
  live?: 'polite' | 'assertive' | 'off';
  /** Called by the dismiss button; without it there is none. */
  onDismiss?: () => void;
  /** Texts, for translation. Default English. */
  messages?: Partial<AlertMessages>;
}

/**
 * A message in the page, next to what it is about. For a question that must be answered first, use `AlertDialog`; for
 * a temporary message, a toast. Renders a `div`.
 */
export function Alert({
  tone = 'info',
  title,
  actions,
  live = 'off',
  onDismiss,
  messages,
  className,
  children,
  ...rest
}: AlertProps) {
  const words = useMessages('Alert', english, messages);
  const ToneIcon = icons[tone];
  return (
    <div
      role={live === 'off' ? undefined : live === 'polite' ? 'status' : 'alert'}
      {...rest}
      data-tone={tone}
      className={cx(styles.alert, styles.tone[tone], className)}
    >
      <span className={styles.icon}>
        <ToneIcon size="sm" />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          size="sm"
          label={words.dismiss}
          icon={<XIcon size="sm" />}
          onClick={onDismiss}
          className={styles.dismiss}
        />
      )}
    </div>
  );
}
