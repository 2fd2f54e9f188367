export const words = { before: 'What may be offered, and what not, is written in the', link: 'rules' };
