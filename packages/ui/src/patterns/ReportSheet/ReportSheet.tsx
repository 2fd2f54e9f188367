import { countChars } from '@porchlight/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Alert } from '../../components/Alert/index.ts';
import { AlertDialog } from '../../components/AlertDialog/index.ts';
import { RadioGroup, type RadioOption } from '../../components/RadioGroup/index.ts';
import { Sheet, type SheetProps } from '../../components/Sheet/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { useMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as styles from './ReportSheet.css.ts';
import { english, type ReportSheetMessages } from './ReportSheet.messages.ts';

/** What a `ReportSheet` says once the report is sent. */
export interface ReportSent {
  /** The new title. */
  title: ReactNode;
  /** What happens next. */
  text: ReactNode;
  /** A button next to “Done”, such as one that blocks the user. Default none. */
  action?: ReactNode;
}

export interface ReportSheetProps<Reason extends string = string> extends Omit<
  SheetProps,
  'title' | 'description' | 'children' | 'footer' | 'onOpenChange' | 'closeOnBackdrop' | 'messages'
> {
  /** What is reported: “Report this message”. */
  title: ReactNode;
  /** The reported text, such as the message or the title of the listing. Default none. */
  quote?: string | undefined;
  /** The reasons, in the order shown. */
  reasons: readonly RadioOption<Reason>[];
  /** The chosen reason, kept by the parent; `''` for none yet. */
  reason: Reason | '';
  /** Called with the chosen reason. */
  onReasonChange: (reason: Reason) => void;
  /** The typed text, kept by the parent. */
  words: string;
  /** Called with the text at every change. */
  onWordsChange: (words: string) => void;
  /** Maximum length of the text. */
  maxWords: number;
  /** Called by the button, if a reason is chosen and the text is not too long. */
  onSend: () => void;
  /** Called when it should close. Typed text is discarded: the user was asked. */
  onClose: () => void;
  /** It is being sent: nothing can be changed. Default `false`. */
  sending?: boolean;
  /** Error of the last attempt. Default none. */
  error?: ReactNode;
  /** Set once it is sent: replaces the form. Default: not sent yet. */
  sent?: ReportSent | undefined;
  /** Below the reasons, such as a link to a longer form. Default none. */
  further?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<ReportSheetMessages>;
}

/**
 * Reports a message, a listing or a user to the moderators: one reason, and optional text. It asks before typed text
 * is discarded. Reasons and what happens next come from the parent.
 * Renders a `Sheet`, and an `AlertDialog` over it while it asks. Publishes `data-status` on its content: `editing`,
 * `sending` or `sent`.
 */
export function ReportSheet<Reason extends string = string>({
  open,
  title,
  quote,
  reasons,
  reason,
  onReasonChange,
  words,
  onWordsChange,
  maxWords,
  onSend,
  onClose,
  sending = false,
  error,
  sent,
  further,
  messages,
  ...rest
}: ReportSheetProps<Reason>) {
  const text = useMessages('ReportSheet', english, messages);
  const [isAsking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const isSent = sent !== undefined;
  useEffect(() => {
    // The pressed button is gone.
    if (open && isSent) content.current?.focus();
  }, [open, isSent]);

  const send = () => {
    if (reason === '') {
      setMissing(true);
      content.current?.querySelector('input')?.focus();
    } else if (countChars(words) <= maxWords) onSend();
    else content.current?.querySelector('textarea')?.focus();
  };
  const close = () => {
    if (words.trim() === '' || sending || isSent) onClose();
    else setAsking(true);
  };

  return (
    <>
      <Sheet
        {...rest}
        open={open}
        onOpenChange={close}
        title={isSent ? sent.title : title}
        closeOnBackdrop={isSent}
        messages={{ close: text.close }}
        footer={
          isSent ? (
            <>
              {sent.action}
              <Button onClick={onClose}>{text.done}</Button>
            </>
          ) : (
            <>
              {error !== undefined && error !== null && (
                <Alert tone="critical" live="assertive" className={styles.error}>
                  {error}
                </Alert>
              )}
              <Button tone="neutral" variant="outline" onClick={close}>
                {text.cancel}
              </Button>
              <Button busy={sending} onClick={send}>
                {sending ? text.sending : text.send}
              </Button>
            </>
          )
        }
      >
        {isSent ? (
          <div ref={content} tabIndex={-1} className={styles.sent} data-status="sent">
            {sent.text}
          </div>
        ) : (
          <div
            ref={content}
            className={styles.form}
            aria-busy={sending}
            data-status={sending ? 'sending' : 'editing'}
          >
            {quote !== undefined && (
              <blockquote dir="auto" className={styles.quote}>
                {quote}
              </blockquote>
            )}
            <RadioGroup
              label={text.question}
              requirement="required"
              options={reasons}
              value={reason}
              disabled={sending}
              {...(isMissing && reason === '' && { error: text.required })}
              onValueChange={onReasonChange}
            />
            {further}
            <TextArea
              label={text.words}
              hint={text.hint}
              requirement="optional"
              rows={3}
              max={maxWords}
              value={words}
              readOnly={sending}
              onValueChange={onWordsChange}
            />
          </div>
        )}
      </Sheet>
      <AlertDialog
        open={open && isAsking}
        onOpenChange={() => setAsking(false)}
        type="warning"
        destructive
        title={text.discardTitle}
        message={text.discardText}
        primaryAction={{
          label: text.discard,
          onAction: () => {
            setAsking(false);
            onClose();
          },
        }}
        secondaryAction={{ label: text.keepWriting, onAction: () => setAsking(false) }}
      />
    </>
  );
}
