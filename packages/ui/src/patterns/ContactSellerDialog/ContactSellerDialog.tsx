import { countChars, limits, type Listing } from '@porchlight/domain';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

import { Alert } from '../../components/Alert/index.ts';
import { AlertDialog } from '../../components/AlertDialog/index.ts';
import { Dialog, type DialogProps } from '../../components/Dialog/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { bareList, cx, useMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ListingPhoto } from '../ListingPhoto/index.ts';
import { Price } from '../Price/index.ts';
import * as styles from './ContactSellerDialog.css.ts';
import { english, type ContactSellerDialogMessages } from './ContactSellerDialog.messages.ts';

export interface ContactSellerDialogProps extends Omit<
  DialogProps,
  | 'title'
  | 'description'
  | 'children'
  | 'footer'
  | 'onOpenChange'
  | 'messages'
  | 'initialFocus'
  | 'size'
  | 'placement'
> {
  /** Called when the user wants to close it. The parent asks about unsent text with `confirmingDiscard`. */
  onClose: () => void;
  /** The seller's name, under the title. Default: not shown. */
  sellerName?: string | undefined;
  /** The listing: photo, title and price above the fields. Default: not shown. */
  listing?: Pick<Listing, 'title' | 'price' | 'price_type' | 'price_period' | 'images'> &
    Partial<Pick<Listing, 'category'>>;
  /** Common questions, as whole sentences. Pressing one appends it to the message; nothing is sent. Default none. */
  questions?: readonly string[];
  /** The typed subject, kept by the parent. */
  subject: string;
  /** Called with the subject at every change. */
  onSubjectChange: (subject: string) => void;
  /** The typed message, kept by the parent. */
  message: string;
  /** Called with the message at every change. */
  onMessageChange: (message: string) => void;
  /** Called by the button and by Ctrl or Cmd+Enter, if there is text. */
  onSend: () => void;
  /** The message is being sent: nothing can be changed, and the button shows it. Default `false`. */
  sending?: boolean;
  /** Error of the last attempt. Default none. */
  error?: ReactNode;
  /** A tip about the text, such as a `MessageNudge`: below the message, announced when it appears. Default none. */
  nudge?: ReactNode;
  /** Asks whether the text may be discarded. Default `false`. */
  confirmingDiscard?: boolean;
  /** Called by 'Discard'. */
  onDiscard?: () => void;
  /** Called by 'Keep writing' and by Escape. */
  onKeepWriting?: () => void;
  /** Texts, for translation. Default English. */
  messages?: Partial<ContactSellerDialogMessages>;
}

/**
 * Writes the first message to a seller. It is fully controlled: text, error and the question about unsent text are
 * props. For a reply within a conversation use `ReplyBox`.
 * Renders a modal `<dialog>` with a `<form>`, from the lower edge on a phone, and an `alertdialog` over it while it
 * asks.
 */
export function ContactSellerDialog({
  open,
  onClose,
  sellerName,
  listing,
  questions = [],
  subject,
  onSubjectChange,
  message,
  onMessageChange,
  onSend,
  sending = false,
  error,
  nudge,
  confirmingDiscard = false,
  onDiscard,
  onKeepWriting,
  messages,
  className,
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
  const ask = (question: string) => {
    // A second press does not insert it again.
    if (!message.includes(question))
      onMessageChange(message.trim() === '' ? question : `${message.trimEnd()} ${question}`);
    field.current?.focus();
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
        description={sellerName === undefined ? undefined : <bdi>{text.to(sellerName)}</bdi>}
        className={cx(styles.dialog, className)}
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
          {listing !== undefined && (
            <div className={styles.listing}>
              <ListingPhoto
                image={listing.images[0]}
                icon={listing.category?.icon}
                alt=""
                sizes="4rem"
                shape="square"
                messages={{ noImage: '' }}
                className={styles.photo}
              />
              <div className={styles.about}>
                <bdi className={styles.title}>{listing.title}</bdi>
                <Price
                  size="sm"
                  price={listing.price}
                  priceType={listing.price_type}
                  period={listing.price_period}
                />
              </div>
            </div>
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
          {questions.length > 0 && (
            <ul {...bareList} aria-label={text.questions} className={styles.questions}>
              {questions.map((question) => (
                <li key={question}>
                  <Button
                    size="sm"
                    variant="outline"
                    tone="neutral"
                    className={styles.question}
                    disabled={sending}
                    onClick={() => ask(question)}
                  >
                    {question}
                  </Button>
                </li>
              ))}
            </ul>
          )}
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
          <div aria-live="polite" className={styles.nudge}>
            {nudge}
          </div>
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
