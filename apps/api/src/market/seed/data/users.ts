import type { SeedUser } from '../types.ts';

const person = (
  key: string,
  name: string,
  memberForDays: number,
  account: Partial<SeedUser> = {},
): SeedUser => ({
  key,
  name,
  email: `${key}@porchlight.test`,
  memberForDays,
  ...account,
});

export const users: readonly SeedUser[] = [
  person('ana', 'Ana Sousa', 812),
  person('ben', 'Ben Whitaker', 640),
  person('cleo', 'Cleo Baptiste', 455),
  person('darnell', 'Darnell Brooks', 1203),
  person('esther', 'Esther Okafor', 391),
  person('layla', 'ليلى حداد', 268),
  person('grace', 'Grace Kim', 934),
  person('hector', 'Héctor Ramírez', 1460),
  person('ingrid', 'Ingrid Solberg', 702),
  person('jamal', 'Jamal Thompson', 318),
  person('kavya', 'Kavya Nair', 529),
  person('leo', 'Leo Marchetti', 187, { verified: false }),
  person('mei', 'Mei-Ling Chen', 1095),
  person('noah', 'Noah Begay', 233),
  person('olga', 'Olga Petrenko', 861),
  person('paola', 'Paola Ortiz', 144, { verified: false }),
  person('quinn', "Quinn O'Leary", 576),
  person('rosa', 'Rosa Delgado', 1322),
  person('sam', 'Sam Nguyen', 407),
  person('tomasz', 'Tomasz Kowalski', 1788),
  person('umi', 'Umi Kealoha', 98, { verified: false }),
  person('vernon', 'Vernon Tate', 1011),
  person('yusuf', 'Yusuf Demir', 350),
  person('zoe', 'Zoë Lindqvist-Abernathy', 672),
  person('bo', 'Bo', 61, { verified: false, active: false }),
];
