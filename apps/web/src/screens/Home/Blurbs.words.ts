export const words = {
  safe: '“Email verified” badges, a report link on every listing, and your address stays yours until you share it.',
  local:
    'Search by city, state or ZIP code and find what you can pick up on foot, by bike or in one short drive.',
  easy: 'Ask a question, agree on a time, done. Every conversation stays with the listing it is about.',
};
