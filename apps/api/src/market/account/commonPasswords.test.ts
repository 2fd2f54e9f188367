import { texts } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../seed/seedDemo.ts';
import { refuseGuessable } from './commonPasswords.ts';

const ana = { name: 'Ana Sousa', email: 'ana.sousa@porchlight.test' };

async function refusalOf(password: string): Promise<string | undefined> {
  try {
    await refuseGuessable(password, 'password', ana);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('passwords that are refused', () => {
  test.each([
    demoPassword,
    'ｐａｓｓｗｏｒｄ',
    '１２３４５６',
    'pass\u00ADword',
    'p\u0430ssword',
    'p.a.s.s.w.o.r.d',
    'demo1234',
    'Demo123!',
    'administrator',
    'йцукен',
    'пароль',
    '2468013579',
    'marketplace1',
    'Nov2026',
    '654321',
    '555555',
    'aaaaaa',
    '121212',
    '222222',
    '88888888',
    '00000000',
    'abcabc',
    'abcdabcd',
    '1212121',
    'abcdef',
    'fedcba',
    'abcdef1',
    '654321!',
    'qwertz',
    'poiuyt',
    'asdfgh',
    'lkjhgf',
    'zxcvbn',
    'mnbvcxz',
    'qwe123',
    '123qwe',
    'abc123',
    '1q2w3e4r',
    '1qaz2wsx',
    'aabbcc',
    '112233',
    'aaaaaa1',
    'Qwerty12!',
    '19840512',
    '05121984',
    '12-05-1984',
    '051284',
    '1984-05',
    'Porchlight1',
    'porchlight',
    'P0rchl1ght!',
    'PORCHLIGHT2024',
    'Porch Light 7',
    'p@ssw0rd',
    'P4$$w0rd',
    'Passw0rd1',
    'dragon1',
    'Dragon123',
    '!!dragon99',
    'Summer2024',
    'password!',
    'PASSWORD',
    'drowssap',
    'letmein!',
    'monkey7',
    '111aaa',
    '147258369',
    '!@#$%^',
    '987654',
    'passwordpassword',
    'iloveyou2',
    '1l0vey0u',
    'qwertyqwerty',
    'trustno1!',
  ])('%s is common or predictable', async (password) => {
    expect([texts.auth.passwordCommon, texts.auth.passwordPredictable]).toContain(await refusalOf(password));
  });

  test.each(['Ana123', 'Sousa99', 'ana.sousa!', 'anasousa1', '4n4s0us4', 'sousaana', 'porchlight.test'])(
    "%s is the user's own name",
    async (password) => {
      expect(await refusalOf(password)).toBe(texts.auth.passwordOwn);
    },
  );
});

describe('passwords that are accepted', () => {
  test.each([
    'correct horse battery staple',
    'a secret',
    'another secret',
    'Lamplight22',
    'Lamplight30',
    'Evergreen7',
    'long enough',
    'longer and better',
    'something else',
    'x7Gk!2pQ',
    'tr0ub4dor&3',
    'hJ8#kd0s',
    'blue porchlight over maple street',
    'Elm-Street-41',
    'walnut desk 12',
    'Osei-Bonsu+77',
    'kzqwvx',
    '739105',
    'a longer one',
    'Everybody has this one',
    'maple tree house',
    'Neighbor-of-Ana',
    'fjord glyphs',
    'ñandú42x',
    '密码很长吗',
    'My dog eats 3 shoes',
    'Not this one',
    'Maple-Door-58',
    'blanket fort',
    'Maple-Door-58',
  ])('%s', async (password) => {
    expect(await refusalOf(password)).toBeUndefined();
  });
});
