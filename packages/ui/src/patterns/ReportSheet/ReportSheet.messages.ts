import { texts } from '@porchlight/domain';

/** Texts of a `ReportSheet`. */
export interface ReportSheetMessages {
  /** Label of the reasons. */
  question: string;
  /** The error when no reason was chosen. */
  required: string;
  /** Label of the optional text. */
  words: string;
  /** Under that label. */
  hint: string;
  send: string;
  sending: string;
  cancel: string;
  close: string;
  /** Closes it once it is sent. */
  done: string;
  discardTitle: string;
  discardText: string;
  discard: string;
  keepWriting: string;
}

const { discard, discardText, keepWriting } = texts.contactSeller;

export const english: ReportSheetMessages = {
  question: 'What’s wrong?',
  required: 'Choose a reason.',
  words: 'Anything to add?',
  hint: 'What happened, and when. Never passwords or card numbers.',
  send: 'Send report',
  sending: 'Sending...',
  cancel: texts.common.cancel,
  close: texts.common.close,
  done: 'Done',
  discardTitle: 'Discard this report?',
  discardText,
  discard,
  keepWriting,
};
