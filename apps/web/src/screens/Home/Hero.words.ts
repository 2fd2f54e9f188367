export const words = {
  claim: 'Good things, close to home',
  lead: 'Buy, sell, give away and lend a hand with the people around the corner.',
  example: 'Try sofa, bike or guitar',
};
