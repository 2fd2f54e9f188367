/** The words of an `OfferForm`. */
export interface OfferFormMessages {
  title: string;
  /** The title where it answers another offer. */
  counterTitle: string;
  amount: string;
  /** Under the amount. */
  hint: string;
  /** Beside what is asked for the listing. */
  asked: string;
  /** Beside the offer that is answered. */
  offered: string;
  send: string;
  sending: string;
  cancel: string;
  close: string;
}

export const english: OfferFormMessages = {
  title: 'Make an offer',
  counterTitle: 'Offer another amount',
  amount: 'Your offer',
  hint: 'It stands for two days. You can withdraw it until it is answered.',
  asked: 'Asking price:',
  offered: 'Offered:',
  send: 'Send offer',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
};
