export const words = {
  descriptionHint: 'What happened, when and where.',
  evidenceHint: 'Words from messages, dates, links. Never passwords or card numbers.',
};
