export interface SiteFooterMessages extends Record<'browse' | 'help' | 'legal', string> {
  /** A sentence under the brand. */
  about: string;
}

export const english: SiteFooterMessages = {
  about: 'The neighborhood marketplace. Buy, sell and lend a hand, close to home.',
  browse: 'Browse',
  help: 'Get help',
  legal: 'Fine print',
};
