export const words = {
  lead: 'Short answers to what people ask most.',
  placeholder: 'Try password, photos or scam',
  search: 'Search the answers',
  found: (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'} found`,
  none: {
    title: 'No answer fits those words',
    hint: 'Try fewer or other words, or ask us.',
    contact: 'Contact us',
  },
  more: {
    title: 'Still looking?',
    text: 'Write to us, read how to stay safe, or report what should not be here.',
  },
};
