/** What an auto-flag noticed, for moderators. Stored in English. */
export const words = {
  code: 'Says what swindlers say who want a code.',
  giftCard: 'Says what swindlers say who want gift cards.',
  paymentLink: 'Says what swindlers say who send payment links or want bank details.',
  manyMessages: (count: string): string => `First messages within an hour, from a new account: ${count}.`,
  manyListings: (count: string): string => `Listings within an hour, from a new account: ${count}.`,
  /** @param paths of some of the listings */
  shared: (listings: string, accounts: string, paths: string): string =>
    `Listings of other accounts that have them too: ${listings}, of ${accounts}. ${paths}`,
};
