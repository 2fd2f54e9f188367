export const words = {
  lead: 'Everything neighbors offer, need and give away, sorted into five streets.',
  offer: {
    title: 'Have something to offer?',
    text: 'Posting takes a few minutes and costs nothing.',
  },
};
