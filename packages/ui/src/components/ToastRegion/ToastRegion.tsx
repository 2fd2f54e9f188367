import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';

import { bareList, cx, mergeMessages, mergeRefs } from '../../lib/index.ts';
import { Alert, type AlertTone } from '../Alert/index.ts';
import * as styles from './ToastRegion.css.ts';

/** A passing piece of news. */
export interface Toast {
  id: string;
  text: ReactNode;
  /** How it went. Default `info`. */
  tone?: AlertTone;
  /** One button or link that answers it; it must be reachable elsewhere too. Default none. */
  action?: ReactNode;
}

export interface ToastRegionMessages {
  /** Name of the region. */
  label: string;
  /** Name of the button that puts a toast away. */
  dismiss: string;
}

const english: ToastRegionMessages = { label: 'Notifications', dismiss: 'Dismiss' };

export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Oldest first. `useToasts` keeps them. */
  toasts: readonly Toast[];
  /** Called when one was put away, or had its time. */
  onDismiss: (id: string) => void;
  /** How long each stays, in ms; the clock stands while the pointer or focus is on the region. Default 6000. */
  duration?: number;
  messages?: Partial<ToastRegionMessages>;
}

/**
 * News that may pass by: saved, sent, copied. Never the only place for an error that needs an answer:
 * use `Alert` next to its cause. One a page. Renders a `section` in the top layer, a polite live region.
 */
export function ToastRegion({
  toasts,
  onDismiss,
  duration = 6000,
  messages,
  className,
  ref,
  ...rest
}: ToastRegionProps) {
  const words = mergeMessages(english, messages);
  const own = useRef<HTMLElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const [attended, setAttended] = useState(false);
  const count = toasts.length;

  useLayoutEffect(() => {
    const region = own.current;
    if (!region) return;
    // Shown anew each time, so that it lies above a dialog that was opened since.
    if (region.matches(':popover-open')) region.hidePopover();
    if (count > 0) region.showPopover();
  }, [count]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices attention, to stop the clock
    <section
      aria-label={words.label}
      {...rest}
      ref={refs}
      popover="manual"
      className={cx(styles.region, className)}
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <ul {...bareList} aria-live="polite" className={styles.list}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            waiting={attended}
            duration={duration}
            dismissLabel={words.dismiss}
            onDismiss={onDismiss}
          />
        ))}
      </ul>
    </section>
  );
}

interface ToastItemProps {
  toast: Toast;
  waiting: boolean;
  duration: number;
  dismissLabel: string;
  onDismiss: (id: string) => void;
}

function ToastItem({ toast, waiting, duration, dismissLabel, onDismiss }: ToastItemProps) {
  const { id, text, tone, action } = toast;
  useEffect(() => {
    if (waiting) return undefined;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, waiting, duration, onDismiss]);

  return (
    <li className={styles.toast}>
      <Alert
        tone={tone}
        actions={action}
        onDismiss={() => onDismiss(id)}
        messages={{ dismiss: dismissLabel }}
      >
        {text}
      </Alert>
    </li>
  );
}
