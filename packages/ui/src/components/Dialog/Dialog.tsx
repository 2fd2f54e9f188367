import {
  useMemo,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { XIcon } from '../../icons/index.ts';
import { cx, joinIds, useMessages, mergeRefs, useStableId } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import * as styles from './Dialog.css.ts';
import { english, type DialogMessages } from './Dialog.messages.ts';
import { useModal } from './useModal.ts';

/** What asked a dialog to close. */
export type DialogCloseReason = 'escape' | 'backdrop' | 'button';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** Whether it shows. The dialog never closes by itself: it asks. */
  open: boolean;
  /** Called with `false` and the reason when the person wants it closed. */
  onOpenChange: (open: boolean, reason: DialogCloseReason) => void;
  /** Its name, and its first line. */
  title: ReactNode;
  /** A sentence under the title, read out with it. Default none. */
  description?: ReactNode;
  /** Buttons at the bottom, the main one last. Default none. */
  footer?: ReactNode;
  /** Widest: 416, 544 or 736px. Default `md`. */
  size?: keyof typeof styles.size;
  /** Where it comes in. Use `Sheet` rather than this. Default `center`. */
  placement?: keyof typeof styles.placement;
  /** Whether a press outside asks to close. Default true. */
  closeOnBackdrop?: boolean;
  /** Whether the corner has a close button. Default true. */
  closeButton?: boolean;
  /** What takes the focus when it opens. Default: the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Words, for translation. Default English. */
  messages?: Partial<DialogMessages>;
}

/**
 * A task in front of the page, which waits. For a short question use `AlertDialog`; on small screens
 * a `Sheet`; for something that can wait, the page itself. Renders a modal `dialog`: Escape asks to
 * close, the focus stays inside and returns, the page does not scroll.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  placement = 'center',
  closeOnBackdrop = true,
  closeButton = true,
  initialFocus,
  messages,
  className,
  ref,
  children,
  ...rest
}: DialogProps) {
  const words = useMessages('Dialog', english, messages);
  const id = useStableId(rest.id);
  const own = useModal(open, initialFocus);
  const refs = useMemo(() => mergeRefs(own, ref), [own, ref]);
  const pressedOutside = useRef(false);

  const isOutside = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop; its key is Escape, which `cancel` hears
    <dialog
      {...rest}
      ref={refs}
      aria-labelledby={open ? `${id}-title` : undefined}
      aria-describedby={joinIds(
        open && Boolean(description) && `${id}-description`,
        rest['aria-describedby'],
      )}
      className={cx(
        styles.dialog,
        styles.placement[placement],
        placement === 'center' && styles.size[size],
        className,
      )}
      onCancel={(event) => {
        // A file picker inside also sends 'cancel'; only the dialog's own is about the dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpenChange(false, 'escape');
      }}
      // A browser may close it without asking, when Escape is pressed again and again.
      onClose={(event) => {
        if (open && event.target === event.currentTarget && !event.currentTarget.open)
          onOpenChange(false, 'escape');
      }}
      // A press that starts inside and ends outside is a selection, not a wish to leave.
      onPointerDown={(event: PointerEvent<HTMLDialogElement>) => {
        pressedOutside.current = isOutside(event);
        rest.onPointerDown?.(event);
      }}
      onClick={(event) => {
        if (closeOnBackdrop && pressedOutside.current && isOutside(event)) {
          onOpenChange(false, 'backdrop');
        }
        rest.onClick?.(event);
      }}
    >
      {open && (
        <>
          <div className={styles.header}>
            <div className={styles.titles}>
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className={styles.description}>
                  {description}
                </p>
              )}
            </div>
            {closeButton && (
              <IconButton
                label={words.close}
                icon={<XIcon />}
                onClick={() => onOpenChange(false, 'button')}
                className={styles.close}
              />
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}
