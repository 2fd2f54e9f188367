import { texts } from '@porchlight/domain';

/** Texts of a `ContactSellerDialog`. */
export interface ContactSellerDialogMessages {
  title: string;
  /** Under the title: the seller's name. */
  to: (sellerName: string) => string;
  subject: string;
  /** Name of the row of questions. */
  questions: string;
  message: string;
  /** Under the message: the shortcut. */
  hint: string;
  subjectTooLong: string;
  send: string;
  sending: string;
  cancel: string;
  close: string;
  discardTitle: string;
  discardText: string;
  discard: string;
  keepWriting: string;
}

const words = texts.contactSeller;

export const english: ContactSellerDialogMessages = {
  title: words.title,
  to: (sellerName) => `To ${sellerName}`,
  subject: words.subject,
  questions: 'Often asked',
  message: words.message,
  hint: 'Ctrl or Cmd + Enter sends',
  subjectTooLong: words.subjectTooLong,
  send: words.send,
  sending: words.sending,
  cancel: texts.common.cancel,
  close: texts.common.close,
  discardTitle: words.discardTitle,
  discardText: words.discardText,
  discard: words.discard,
  keepWriting: words.keepWriting,
};
