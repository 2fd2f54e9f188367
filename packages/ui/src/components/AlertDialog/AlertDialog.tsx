import { useMemo, useRef, type ComponentProps, type ReactNode } from 'react';

import { AlertIcon, CircleAlertIcon, CircleCheckIcon, InfoIcon } from '../../icons/index.ts';
import { cx, joinIds, useMessages, mergeRefs, useStableId, type RenderLink } from '../../lib/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { dialogStyles, useModal } from '../Dialog/index.ts';
import * as styles from './AlertDialog.css.ts';
import { english, type AlertDialogMessages } from './AlertDialog.messages.ts';

export type AlertDialogType = keyof typeof styles.icon;

/** An action or a link. It does not close the dialog by itself. */
export interface AlertDialogAction {
  /** The button's text: a verb. */
  label: string;
  /** Called when it is chosen. */
  onAction?: () => void;
  /** Makes it a link. Default none: a button. */
  href?: string;
  /** Work in progress: the action shows a spinner and waits. Default false. */
  busy?: boolean;
}

const icons = {
  success: CircleCheckIcon,
  error: CircleAlertIcon,
  warning: AlertIcon,
  info: InfoIcon,
} satisfies Record<AlertDialogType, unknown>;

export interface AlertDialogProps extends Omit<
  ComponentProps<'dialog'>,
  'title' | 'open' | 'onClose' | 'children'
> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` when the user closes it: the Close button or Escape. */
  onOpenChange: (open: boolean) => void;
  /** Type of message; sets the icon. Default `info`. */
  type?: AlertDialogType;
  /** The dialog's name: the result, or the question. */
  title: ReactNode;
  /** A sentence or two. */
  message: ReactNode;
  /** The main action. Default none. */
  primaryAction?: AlertDialogAction;
  /** The other action; it replaces Close. Default none. */
  secondaryAction?: AlertDialogAction;
  /** The main action is destructive: it is styled so, and does not get the initial focus. Default false. */
  destructive?: boolean;
  /** Renders an action with `href`. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<AlertDialogMessages>;
}

/**
 * Reports a result or asks one question, and waits for the user's choice. For more than a sentence and two buttons,
 * use `Dialog`. Renders a modal `dialog` with the role `alertdialog`; a press outside does not close it.
 */
export function AlertDialog({
  open,
  onOpenChange,
  type = 'info',
  title,
  message,
  primaryAction,
  secondaryAction,
  destructive = false,
  renderLink,
  messages,
  className,
  ref,
  ...rest
}: AlertDialogProps) {
  const words = useMessages('AlertDialog', english, messages);
  const id = useStableId(rest.id);
  const first = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const modal = useModal(open, first, () => onOpenChange(false));
  const refs = useMemo(() => mergeRefs(modal.ref, ref), [modal.ref, ref]);
  const TypeIcon = icons[type];

  const answer = (action: AlertDialogAction, main: boolean) => {
    const look = main
      ? ({ tone: destructive ? 'critical' : 'accent' } as const)
      : ({ tone: 'neutral', variant: 'outline' } as const);
    const focus = main !== destructive || !primaryAction ? first : undefined;
    return action.href === undefined ? (
      <Button {...look} ref={focus} busy={action.busy ?? false} onClick={action.onAction}>
        {action.label}
      </Button>
    ) : (
      <ButtonLink {...look} ref={focus} href={action.href} onClick={action.onAction} renderLink={renderLink}>
        {action.label}
      </ButtonLink>
    );
  };

  return (
    <dialog
      role="alertdialog"
      {...rest}
      ref={refs}
      aria-labelledby={open ? `${id}-title` : undefined}
      aria-describedby={joinIds(open && `${id}-message`, rest['aria-describedby'])}
      data-type={type}
      className={cx(dialogStyles.dialog, dialogStyles.placement.center, dialogStyles.size.sm, className)}
      onCancel={(event) => {
        rest.onCancel?.(event);
        modal.onCancel(event);
      }}
      onClose={modal.onClose}
    >
      {open && (
        <div className={styles.content}>
          <span className={styles.icon[type]}>
            <TypeIcon />
          </span>
          <Heading id={`${id}-title`} level={2} size="lg">
            {title}
          </Heading>
          <div id={`${id}-message`} className={styles.message}>
            {message}
          </div>
          <div className={styles.actions}>
            {secondaryAction
              ? answer(secondaryAction, false)
              : answer({ label: words.close, onAction: () => onOpenChange(false) }, false)}
            {primaryAction && answer(primaryAction, true)}
          </div>
        </div>
      )}
    </dialog>
  );
}
