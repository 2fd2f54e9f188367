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
])('%j is what the person is called or written to: %s', (password, isOwn) => {
  expect(isOwnPassword(password, owner)).toBe(isOwn);
});

test.each([{}, { name: '', email: '' }, { name: null, email: undefined }, { name: '💡 💡' }])(
  'nothing is known of the person: %j',
  (nobody) => {
    expect(isOwnPassword('secret', nobody)).toBe(false);
    expect(isOwnPassword('!', nobody)).toBe(false);
  },
);
