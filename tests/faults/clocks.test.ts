import { apiBasePath, type AuthAnswer, type Listing, type ViewAnswer } from '@porchlight/domain';
import { beforeEach, expect, test } from 'vitest';
import { rates } from '../../apps/api/src/platform/limits/rates.ts';
import { dataOf, PASSWORD, person, postListing } from '../../apps/api/src/testing/people.ts';
import { describeOnDatabases, TEST_NOW } from '../../apps/api/src/testing/testApi.ts';

const day = 86_400_000;
const jumps = [3 * day, -3 * day, 60 * day, -60 * day, 70 * day, -70 * day, 400 * day, -400 * day];

describeOnDatabases("the server's clock jumps", (server) => {
  // A separate address for each test, so that they don't share rate limits.
  let address = 0;
  beforeEach(() => {
    address += 1;
  });
  const call = (method: string, path: string, token?: string, json?: unknown): Promise<Response> =>
    server().request(method, `${apiBasePath}${path}`, {
      address: `198.51.100.${address}`,
      ...(token !== undefined && { token }),
      ...(json !== undefined && { json }),
    });
  const signIn = (email: string, password = PASSWORD): Promise<Response> =>
    call('POST', '/auth/login', undefined, { email, password });

  test.for(jumps)('%i ms: members can sign in and do what they did before', async (jump) => {
    server().clock.jump(Date.parse(TEST_NOW) - server().clock.now().getTime());
    const owner = await person(server());
    const other = await person(server());
    const listing = await postListing(server(), owner);
    await call('POST', `/listings/${listing.id}/view`);

    server().clock.jump(jump);
    const kept = await call('POST', '/auth/refresh', undefined, { refresh_token: owner.refreshToken });
    // A jump of the clock doesn't end a sign-in.
    expect(kept.status).toBe(200);
    const { token } = await dataOf<AuthAnswer>(signIn(owner.user.email));
    const { token: othersToken } = await dataOf<AuthAnswer>(signIn(other.user.email));
    expect((await call('GET', '/auth/me', token)).status).toBe(200);
    expect((await call('GET', `/listings/${listing.id}`)).status).toBe(200);
    const next = await postListing(server(), { token });
    expect(Date.parse(next.created_at)).toBe(server().clock.now().getTime());
    const views = await dataOf<ViewAnswer>(call('POST', `/listings/${next.id}/view`));
    expect(views.view_count).toBe(1);
    const ask = { listing_id: next.id, subject: 'Desk', content: `After ${jump}` };
    expect((await call('POST', '/messages', othersToken, ask)).status).toBe(201);
    expect((await call('POST', `/favorites/${next.id}`, othersToken)).status).toBeLessThan(300);
    const mine = await dataOf<{ listings: Listing[] }>(call('GET', '/user/listings', token));
    expect(mine.listings.map(({ id }) => id)).toContain(next.id);
    expect((await call('GET', '/listings?query=desk')).status).toBe(200);
  });

  test.for(jumps)('%i ms: a rate limit lasts exactly its own time', async (jump) => {
    server().clock.jump(Date.parse(TEST_NOW) - server().clock.now().getTime());
    const { user } = await person(server());
    const { max, seconds } = rates.signInByAddressAndAccount;
    for (let n = 0; n < max; n += 1) expect((await signIn(user.email, 'Wrong1234')).status).toBe(401);
    expect((await signIn(user.email)).status).toBe(429);

    server().clock.jump(jump);
    const answer = await signIn(user.email);
    if (answer.status !== 200) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(2 * seconds);
    }
    server().clock.advance(2 * seconds * 1000);
    expect((await signIn(user.email)).status).toBe(200);
  });
});
