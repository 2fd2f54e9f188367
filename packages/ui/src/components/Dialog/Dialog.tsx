import { useMemo, type ComponentProps, type ReactNode, type RefObject } from 'react';

import { XIcon } from '../../icons/index.ts';
import { cx, joinIds, useMessages, mergeRefs, useStableId } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import * as styles from './Dialog.css.ts';
import { english, type DialogMessages } from './Dialog.messages.ts';
import { useBackdropPress } from './useBackdropPress.ts';
import { useModal } from './useModal.ts';

/**
 * How a dialog was asked to close: Escape or Back, a press outside, or the close button, a form inside with
 * `method="dialog"`, or a script.
 */
export type DialogCloseReason = 'escape' | 'backdrop' | 'button';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** Whether it is shown. It stays open while this is true, even if the browser closes it. */
  open: boolean;
  /** Called with `false` and the reason when the user asks to close it. */
  onOpenChange: (open: boolean, reason: DialogCloseReason) => void;
  /** Its name, shown as the first line. */
  title: ReactNode;
  /** A sentence under the title, announced with it. Default none. */
  description?: ReactNode;
  /** Buttons at the bottom, the main one last. Default none. */
  footer?: ReactNode;
  /** Maximum width: 416, 544 or 736px. Default `md`. */
  size?: keyof typeof styles.size;
  /** Where it enters. Use `Sheet` rather than this. Default `center`. */
  placement?: keyof typeof styles.placement;
  /** Whether a press outside requests to close. Default true. */
  closeOnBackdrop?: boolean;
  /** Whether the corner has a close button. Default true. */
  closeButton?: boolean;
  /** The element that gets the focus when it opens. Default: the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Texts, for translation. Default English. */
  messages?: Partial<DialogMessages>;
}

/**
 * A task in front of the page, which waits. For a short question use `AlertDialog`; on small screens a `Sheet`; for
 * something that can wait, the page itself. Renders a modal `dialog`: Escape requests to close, the focus stays
 * inside and returns, the page does not scroll.
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
  const modal = useModal(open, initialFocus, (reason) => onOpenChange(false, reason));
  useBackdropPress(modal.ref, () => {
    if (closeOnBackdrop) onOpenChange(false, 'backdrop');
  });
  const refs = useMemo(() => mergeRefs(modal.ref, ref), [modal.ref, ref]);

  return (
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
        rest.onCancel?.(event);
        modal.onCancel(event);
      }}
      onClose={modal.onClose}
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
