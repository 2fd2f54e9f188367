import type { AuthAnswer, User } from '@porchlight/domain';
import type { TestApi } from './testing.ts';

/** The password of everybody in tests. */
export const PASSWORD = 'Porchlight1';

/** Somebody signed in to a test server. */
export interface TestPerson {
  user: User;
  id: string;
  token: string;
  refreshToken: string;
}

/** The `data` of an answer. */
export async function dataOf<Data>(answer: Response | Promise<Response>): Promise<Data> {
  const { data } = (await (await answer).json()) as { data: Data };
  return data;
}

let made = 0;

/** Registers somebody with an address of their own. `active: false` deactivates them afterwards. */
export async function person(
  test: TestApi,
  { name = 'Test Person', email, active = true }: { name?: string; email?: string; active?: boolean } = {},
): Promise<TestPerson> {
  made += 1;
  const address = email ?? `person-${made}@porchlight.test`;
  const answer = await test.request('POST', '/api/v1/auth/register', {
    json: { name, email: address, password: PASSWORD },
    address: `10.${made >> 16}.${(made >> 8) & 255}.${made & 255}`,
  });
  if (answer.status !== 201) throw new Error(`Registering ${address} answered ${answer.status}.`);
  const { user, token, refresh_token: refreshToken } = await dataOf<AuthAnswer>(answer);
  if (!active) await test.db.query('UPDATE users SET active = false WHERE id = $1', [user.id]);
  return { user: { ...user, active }, id: user.id, token, refreshToken };
}
