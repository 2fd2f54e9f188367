export const words = {
  lead: 'Say what it is, what it costs and where it is. It is on the site at once.',
  copied:
    'Words and photos are those of your listing. Change what is different now; that one stays as it is.',
};
