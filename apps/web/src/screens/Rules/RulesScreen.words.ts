export const words = {
  lead: 'What may be offered here and what not, category by category, and what happens when someone reports it.',
};
