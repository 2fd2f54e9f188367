export const words = {
  listing: 'Back to the listing',
  seller: 'Back to the seller',
  conversation: 'Back to the conversation',
  other: 'Back to where you were',
};
