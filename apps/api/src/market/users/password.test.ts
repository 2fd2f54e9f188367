import { expect, test } from 'vitest';

import { quickPasswords } from '../../testing/passwords.ts';
import { createPasswords, strongPasswords } from './password.ts';

const passwords = createPasswords(quickPasswords);

test('a hash is Argon2id, salted, and verifies only its own password', async () => {
  const [first, second] = await Promise.all([passwords.hash('Secret1'), passwords.hash('Secret1')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(first).not.toBe(second);
  expect(await passwords.verify(first, 'Secret1')).toBe(true);
  expect(await passwords.verify(first, 'secret1')).toBe(false);
  expect(await passwords.verify(first, '')).toBe(false);
});

test('characters beyond ASCII count', async () => {
  const stored = await passwords.hash('Contraseña💡1');
  expect(await passwords.verify(stored, 'Contraseña💡1')).toBe(true);
  expect(await passwords.verify(stored, 'Contrasena💡1')).toBe(false);
});

test('no password signs in to an unknown account', async () => {
  expect(await passwords.verify(null, 'nobody signs in with this')).toBe(false);
});

test('hashes with other costs are outdated', async () => {
  const stored = await passwords.hash('Secret1');
  expect(passwords.isOutdated(stored)).toBe(false);
  expect(createPasswords(strongPasswords).isOutdated(stored)).toBe(true);
});
