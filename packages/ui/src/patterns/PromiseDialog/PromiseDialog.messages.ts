import { texts } from '@porchlight/domain';

/** The words of a `PromiseDialog`, where they differ by what is done. */
interface OfChange {
  /** What is about to be done. */
  title: string;
  /** Names the answers. */
  who: string;
  /** Does it. */
  confirm: string;
}

/** The words of a `PromiseDialog`. */
export interface PromiseDialogMessages {
  reserve: OfChange;
  sell: OfChange;
  /** The answer for a person who has not written. */
  other: string;
  /** Under the name of each person who has written. */
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
