import type { SeedMessage } from '../types.ts';

/** A game of chess by message, long enough for a second page of the conversation. */
const moves =
  'e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3 Ng8 ' +
  'Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#';

const before = [
  'Hi, I will be in Cleveland for work every other week. May I come to the chess evening when I am there?',
  'Of course. Do you play well?',
  'I play a lot, which is not the same.',
  'Then we start here. You have white, I answer at breakfast.',
  'Only if I may say ouch when it hurts.',
];
const after = [
  'Oh.',
  'Ouch, I think, is the word.',
  'I have waited my whole life for somebody to take everything. Thank you.',
  'See you on Tuesday. You bring the white pieces.',
];

const numbered = (move: string, place: number): string =>
  `${Math.floor(place / 2) + 1}${place % 2 === 0 ? '.' : '…'} ${move}`;
const lines = [...before, ...moves.split(' ').map(numbered), ...after];

/** The game as messages, one about every five hours; all are read. */
export const chessGame: readonly SeedMessage[] = lines.map((content, place) => ({
  from: writer(place),
  content,
  daysAgo: Number((12.5 - place * 0.2).toFixed(2)),
}));

/** White is the asker. Five messages come before the first move, so White has two turns in a row there. */
function writer(place: number): 'asker' | 'owner' {
  const turn = place < before.length ? place : place - before.length;
  return turn % 2 === 0 ? 'asker' : 'owner';
}
