import { countChars, limits } from '@porchlight/domain';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

import { Alert } from '../../components/Alert/index.ts';
import { AlertDialog } from '../../components/AlertDialog/index.ts';
import { Dialog, type DialogProps } from '../../components/Dialog/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as styles from './ContactSellerDialog.css.ts';
import { english, type ContactSellerDialogMessages } from './ContactSellerDialog.messages.ts';

export interface ContactSellerDialogProps extends Omit<
  DialogProps,
  'title' | 'children' | 'footer' | 'onOpenChange' | 'messages' | 'initialFocus' | 'size' | 'placement'
> {
  /** Called when the person wants it closed. The owner asks about unsent text with `confirmingDiscard`. */
  onClose: () => void;
  /** The subject as typed: its owner keeps it. */
  subject: string;
  /** Called with the subject at every change. */
  onSubjectChange: (subject: string) => void;
  /** The message as typed: its owner keeps it. */
  message: string;
  /** Called with the message at every change. */
  onMessageChange: (message: string) => void;
  /** Called by the button and by Ctrl or Cmd+Enter, when there is something to send. */
  onSend: () => void;
  /** The message is on its way: nothing can be changed, the button says so. Default `false`. */
  sending?: boolean;
  /** Why the last attempt failed. Default none. */
  error?: ReactNode;
  /** Asks whether the text may be thrown away. Default `false`. */
  confirmingDiscard?: boolean;
  /** Called by 'Discard'. */
  onDiscard?: () => void;
  /** Called by 'Keep writing' and by Escape. */
  onKeepWriting?: () => void;
  /** Words, for translation. Default English. */
  messages?: Partial<ContactSellerDialogMessages>;
}

/**
 * Writes the first message to a seller. It keeps nothing itself: text, failure and the question about unsent text come
 * by props. For an answer within a conversation use `ReplyBox`.
 *
 * Renders a modal `<dialog>` with a `<form>`, and an `alertdialog` over it while it asks.
 */
export function ContactSellerDialog({
  open,
  onClose,
  subject,
  onSubjectChange,
  message,
  onMessageChange,
  onSend,
  sending = false,
  error,
  confirmingDiscard = false,
  onDiscard,
  onKeepWriting,
  messages,
  ...rest
}: ContactSellerDialogProps) {
  const text = useMessages('ContactSellerDialog', english, messages);
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isSubjectTooLong = countChars(subject) > limits.subjectMax;
  const canSend =
    message.trim() !== '' && countChars(message) <= limits.messageMax && !isSubjectTooLong && !sending;

  const send = () => {
    if (canSend) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <>
      <Dialog
        {...rest}
        open={open}
        onOpenChange={onClose}
        title={text.title}
        initialFocus={field}
        closeOnBackdrop={false}
        messages={{ close: text.close }}
        footer={
          <>
            <Button tone="neutral" variant="outline" onClick={onClose}>
              {text.cancel}
            </Button>
            <Button type="submit" form={form} disabled={!canSend && !sending} busy={sending}>
              {sending ? text.sending : text.send}
            </Button>
          </>
        }
      >
        <form
          id={form}
          className={styles.form}
          noValidate
          aria-busy={sending}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          {error !== undefined && error !== null && (
            <Alert tone="critical" live="assertive">
              {error}
            </Alert>
          )}
          <TextField
            label={text.subject}
            value={subject}
            onValueChange={onSubjectChange}
            onKeyDown={onKeyDown}
            readOnly={sending}
            autoComplete="off"
            error={isSubjectTooLong ? text.subjectTooLong : undefined}
          />
          <TextArea
            ref={field}
            label={text.message}
            requirement="required"
            rows={6}
            max={limits.messageMax}
            value={message}
            onValueChange={onMessageChange}
            onKeyDown={onKeyDown}
            readOnly={sending}
            hint={<span className={styles.keyHint}>{text.hint}</span>}
          />
        </form>
      </Dialog>
      <AlertDialog
        open={open && confirmingDiscard}
        onOpenChange={() => onKeepWriting?.()}
        type="warning"
        destructive
        title={text.discardTitle}
        message={text.discardText}
        primaryAction={{ label: text.discard, onAction: () => onDiscard?.() }}
        secondaryAction={{ label: text.keepWriting, onAction: () => onKeepWriting?.() }}
      />
    </>
  );
}
