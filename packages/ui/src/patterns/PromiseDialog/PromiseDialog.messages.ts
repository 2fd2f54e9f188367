import { texts } from '@porchlight/domain';

/** Texts of a `PromiseDialog` that depend on the change. */
interface OfChange {
  /** The pending change. */
  title: string;
  /** Label of the answers. */
  who: string;
  /** The confirm button. */
  confirm: string;
}

/** Texts of a `PromiseDialog`. */
export interface PromiseDialogMessages {
  reserve: OfChange;
  sell: OfChange;
  /** The answer for a user who has not written. */
  other: string;
  /** Under the name of each user who has written. */
  notified: string;
  /** The error when no answer was chosen. */
  required: string;
  loading: string;
  /** Below the answers: what the change does to the listing. */
  consequence: string;
  cancel: string;
}

export const english: PromiseDialogMessages = {
  reserve: { title: 'Reserve it?', who: 'Who is it reserved for?', confirm: 'Reserve' },
  sell: { title: 'Mark it as sold?', who: 'Who bought it?', confirm: texts.myListings.markSold },
  other: 'Someone else',
  notified: 'We’ll tell them in your conversation',
  required: 'Choose one of these.',
  loading: 'Loading the people who wrote to you',
  consequence: 'It won’t appear in the listings anymore. You can put it back on the market at any time.',
  cancel: texts.common.cancel,
};
