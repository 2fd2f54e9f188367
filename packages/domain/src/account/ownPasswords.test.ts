import { expect, test } from 'vitest';
import { isOwnPassword } from './ownPasswords.ts';

const owner = { name: "José O'Brien-Sousa", email: 'jose.obrien+shop@porchlight.test' };

test.each([
  ['josé', true],
  ['JOSE', true],
  ["o'brien-sousa", true],
  ['JoseOBrienSousa', true],
  ['jose o brien sousa!', true],
  ['jose.obrien+shop@porchlight.test', true],
  ['Jose.OBrien+shop', true],
  ['joseobrienshop', true],
  ['joseobrien1', false],
  ['correct horse', false],
  ['!!!!!!', false],
  ['', false],
])("%j is the user's name or email: %s", (password, isOwn) => {
  expect(isOwnPassword(password, owner)).toBe(isOwn);
});

test.each([{}, { name: '', email: '' }, { name: null, email: undefined }, { name: '💡 💡' }])(
  'without data about the user: %j',
  (nobody) => {
    expect(isOwnPassword('secret', nobody)).toBe(false);
    expect(isOwnPassword('!', nobody)).toBe(false);
  },
);
