import type { AuthAnswer, ErrorBody, Listing, User } from '@porchlight/domain';
import type { TestApi } from './testApi.ts';

export const PASSWORD = 'Maple-Door-58';

export interface TestPerson {
  user: User;
  id: string;
  token: string;
  refreshToken: string;
}

export async function dataOf<Data>(answer: Response | Promise<Response>): Promise<Data> {
  const { data } = (await (await answer).json()) as { data: Data };
  return data;
}

export const bodyOf = async (answer: Response): Promise<ErrorBody> => (await answer.json()) as ErrorBody;

/** Calls a test server, as a user or a visitor, at paths below `base`. */
export const caller =
  (server: () => TestApi, base = '') =>
  (method: string, path: string, who?: TestPerson, json?: unknown, headers?: Record<string, string>) =>
    server().request(method, `/api/v1${base}${path}`, {
      ...(who === undefined ? {} : { token: who.token }),
      ...(json === undefined ? {} : { json }),
      ...(headers === undefined ? {} : { headers }),
    });

let made = 0;

/** Registers a user with a unique address. `active: false` deactivates them afterwards. */
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
  if (answer.status !== 201) throw new Error(`Registering ${address} failed with ${answer.status}.`);
  const { user, token, refresh_token: refreshToken } = await dataOf<AuthAnswer>(answer);
  if (!active) await test.db.query('UPDATE users SET active = false WHERE id = $1', [user.id]);
  return { user: { ...user, active }, id: user.id, token, refreshToken };
}

/** The same user with new tokens, after the clock moved on. */
export async function signedInAnew(test: TestApi, who: TestPerson): Promise<TestPerson> {
  const json = { email: who.user.email, password: PASSWORD };
  const { token, refresh_token: refreshToken } = await dataOf<AuthAnswer>(
    test.request('POST', '/api/v1/auth/login', { json }),
  );
  return { ...who, token, refreshToken };
}

export async function listingBody(
  test: TestApi,
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const [category] = await test.db.query<{ id: string }>(
    "SELECT id FROM categories WHERE slug = 'furniture'",
  );
  return {
    title: 'Walnut desk',
    description: 'Solid walnut, one owner, no scratches.',
    price: 120.5,
    price_type: 'negotiable',
    category_id: category?.id,
    location: 'Austin, TX',
    contact_email: 'desk@porchlight.test',
    contact_phone: '(512) 555-0100',
    show_phone: true,
    ...changes,
  };
}

export async function postListing(
  test: TestApi,
  { token }: Pick<TestPerson, 'token'>,
  changes: Record<string, unknown> = {},
): Promise<Listing> {
  const answer = await test.request('POST', '/api/v1/listings', {
    token,
    json: await listingBody(test, changes),
  });
  if (answer.status !== 201)
    throw new Error(`Publishing failed with ${answer.status}: ${await answer.text()}`);
  return dataOf<Listing>(answer);
}
