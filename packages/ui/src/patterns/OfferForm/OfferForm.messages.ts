/** Texts of an `OfferForm`. */
export interface OfferFormMessages {
  title: string;
  /** The title when it counters another offer. */
  counterTitle: string;
  amount: string;
  /** Under the amount. */
  hint: string;
  /** Next to the asking price. */
  asked: string;
  /** Next to the countered offer. */
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
