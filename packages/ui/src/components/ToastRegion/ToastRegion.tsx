import { useEffect, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { bareList, cx, useMessages, mergeRefs } from '../../lib/index.ts';
import { Alert, type AlertTone } from '../Alert/index.ts';
import * as styles from './ToastRegion.css.ts';
import { english, type ToastRegionMessages } from './ToastRegion.messages.ts';
import { useAttention } from './useAttention.ts';
import { useToastPlace } from './useToastPlace.ts';

/** A temporary message. */
export interface Toast {
  /** Unique among its siblings, and stable; the argument of `onDismiss`. */
  id: string;
  /** The message: one short sentence. */
  text: ReactNode;
  /** Tone of the message. Default `info`. */
  tone?: AlertTone;
  /** One button or link; it must be available elsewhere too. Default none. */
  action?: ReactNode;
  /** How long it stays, in ms; `Infinity` until it is dismissed. Default the region's. */
  duration?: number;
}

export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Oldest first. `useToasts` keeps them. */
  toasts: readonly Toast[];
  /** Called when one was dismissed, or timed out. */
  onDismiss: (id: string) => void;
  /** How long each stays, in ms; the timer is paused while the pointer or focus is on the region. Default 6000. */
  duration?: number;
  /** Texts, for translation. Default English. */
  messages?: Partial<ToastRegionMessages>;
}

/**
 * Temporary messages: saved, sent, copied. Never the only place for an error that needs a response: use `Alert` next
 * to its cause. One per page. Renders a `section` in the top layer, a polite live region; while a `Dialog`, `Sheet`
 * or `AlertDialog` is open, inside that.
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
  const words = useMessages('ToastRegion', english, messages);
  const own = useRef<HTMLElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const { attended, ...attention } = useAttention(own, toasts);
  const marker = useRef<HTMLDivElement>(null);
  const { host, isHeld } = useToastPlace(
    marker,
    own,
    toasts.map(({ id }) => id),
  );

  const region = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices attention, to stop the clock
    <section
      aria-label={words.label}
      {...rest}
      ref={refs}
      popover="manual"
      className={cx(styles.region, className)}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        attention.onPointerEnter();
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        attention.onPointerLeave();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        attention.onFocus(event);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        attention.onBlur(event);
      }}
      onToggle={(event) => {
        rest.onToggle?.(event);
        // Closed by an outside script; a toast stays until its parent removes it.
        if (event.target === own.current && event.newState === 'closed') own.current.showPopover();
      }}
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
            isHeld={isHeld(toast.id)}
          />
        ))}
      </ul>
    </section>
  );
  return (
    <>
      <div ref={marker} className={styles.place} />
      {host && createPortal(region, host)}
    </>
  );
}

interface ToastItemProps {
  toast: Toast;
  waiting: boolean;
  duration: number;
  dismissLabel: string;
  onDismiss: (id: string) => void;
  isHeld: boolean;
}

function ToastItem({ toast, waiting, duration, dismissLabel, onDismiss, isHeld }: ToastItemProps) {
  const { id, text, tone, action, duration: time = duration } = toast;
  useEffect(() => {
    if (waiting || time === Infinity) return undefined;
    const timer = setTimeout(() => onDismiss(id), time);
    return () => clearTimeout(timer);
  }, [id, waiting, time, onDismiss]);

  return (
    <li className={styles.toast} hidden={isHeld}>
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
