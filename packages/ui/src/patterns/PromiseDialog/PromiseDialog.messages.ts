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
  /** The answer for whoever has not written. */
  nobody: string;
  /** Under the name of somebody who has. */
  told: string;
  loading: string;
  /** Where nobody has written, or it is not known who. */
  unasked: string;
  cancel: string;
}

export const english: PromiseDialogMessages = {
  reserve: { title: 'Reserve it?', who: 'Who is it reserved for?', confirm: 'Reserve' },
  sell: { title: 'Mark it as sold?', who: 'Who bought it?', confirm: texts.myListings.markSold },
  nobody: 'Somebody else',
  told: 'Is told in your conversation',
  loading: 'Looking who has written about it',
  unasked: 'It leaves the listings. You can put it back on the market at any time.',
  cancel: texts.common.cancel,
};
