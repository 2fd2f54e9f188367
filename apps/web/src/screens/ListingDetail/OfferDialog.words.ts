export const words = {
  sentTitle: 'Offer sent',
  notSentTitle: 'Your offer was not sent',
};
