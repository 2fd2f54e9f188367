export const words = {
  browse: 'Browse',
  getHelp: 'Get help',
  finePrint: 'Fine print',
  lead: 'The neighborhood marketplace. Buy, sell and lend a hand, close to home.',
};
