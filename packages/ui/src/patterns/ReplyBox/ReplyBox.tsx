import { countChars, limits } from '@porchlight/domain';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';

import { CircleAlertIcon, SendIcon } from '../../icons/index.ts';
import { cx, mergeRefs, useMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './ReplyBox.css.ts';
import { english, type ReplyBoxMessages } from './ReplyBox.messages.ts';

export interface ReplyBoxProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The text. The parent clears it once the reply is delivered. */
  value: string;
  /** Called with the text at every change. */
  onValueChange: (value: string) => void;
  /** Called on Enter and by the button, never during IME composition or while another reply is being sent. */
  onSend: () => void;
  /** `sending`: being sent. `failed`: not delivered, the text is kept. Default: neither. */
  state?: 'sending' | 'failed' | undefined;
  /** Why replying is not possible, shown instead of the field. Default none: it is open. */
  closedReason?: ReactNode;
  /** A tip about the text, such as a `MessageNudge`: below the field, announced when it appears. Default none. */
  nudge?: ReactNode;
  /** Reaches the text field, to focus it. Default none. */
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Texts, for translation. Default English. */
  messages?: Partial<ReplyBoxMessages>;
}

/**
 * A reply in a conversation: Enter sends, Shift+Enter starts a line. The typed text is kept until it is delivered.
 * For the first message to a seller use `ContactSellerDialog`.
 * Renders `<form>`; a closed conversation shows the reason instead of the field. Publishes `data-state`: `sending`,
 * `failed` or `closed`.
 */
export function ReplyBox({
  value,
  onValueChange,
  onSend,
  state,
  closedReason,
  nudge,
  inputRef,
  messages,
  className,
  ...rest
}: ReplyBoxProps) {
  const words = useMessages('ReplyBox', english, messages);
  const id = useId();
  const isTooLong = countChars(value) > limits.messageMax;
  const canSend = value.trim() !== '' && !isTooLong && state !== 'sending';
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldRefs = useMemo(() => mergeRefs(field, inputRef), [inputRef]);
  const button = useRef<HTMLButtonElement>(null);
  const isEmpty = value === '';
  useLayoutEffect(() => {
    // Sent by the button: the next reply is typed in the field.
    if (isEmpty && button.current && button.current === document.activeElement) field.current?.focus();
  }, [isEmpty]);
  const problem = isTooLong ? words.tooLong : state === 'failed' ? words.failed : undefined;

  if (closedReason !== undefined && closedReason !== null) {
    return (
      <form {...rest} className={cx(styles.root, className)} data-state="closed">
        <p className={styles.closed}>{closedReason}</p>
      </form>
    );
  }

  const send = () => {
    if (canSend) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends an IME composition; older Safari only reports that by the key code.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  };

  return (
    <form
      {...rest}
      className={cx(styles.root, className)}
      data-state={state}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.line}>
        <VisuallyHidden>
          <label htmlFor={id}>{words.label}</label>
        </VisuallyHidden>
        <textarea
          ref={fieldRefs}
          id={id}
          className={styles.input}
          dir="auto"
          rows={1}
          enterKeyHint="send"
          placeholder={words.placeholder}
          aria-describedby={`${id}-keys ${id}-problem ${id}-nudge`}
          aria-invalid={isTooLong || undefined}
          readOnly={state === 'sending'}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          ref={button}
          type="submit"
          startIcon={<SendIcon size="sm" />}
          disabled={!canSend && state !== 'sending'}
          busy={state === 'sending'}
        >
          {state === 'sending' ? words.sending : words.send}
        </Button>
      </div>
      <VisuallyHidden>
        <span id={`${id}-keys`}>{words.keys}</span>
      </VisuallyHidden>
      <div id={`${id}-problem`} aria-live="polite">
        {problem !== undefined && (
          <p className={styles.problem}>
            <CircleAlertIcon size="sm" />
            {problem}
          </p>
        )}
      </div>
      <div id={`${id}-nudge`} aria-live="polite" className={styles.nudge}>
        {nudge}
      </div>
    </form>
  );
}
