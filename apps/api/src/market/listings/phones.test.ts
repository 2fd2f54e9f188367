import { expect, test } from 'vitest';
import { rates } from '../../platform/limits/index.ts';
import { dataOf, person, postListing, type TestPerson } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

describeOnDatabases('phone numbers of listings', (server) => {
  const show = (id: string, { token }: TestPerson, address = '192.0.2.1') =>
    server().request('POST', `/api/v1/listings/${id}/phone`, { token, address });
  const hits = async (name: string): Promise<number> => {
    const [row] = await server().db.query<{ hits: number }>(
      `SELECT coalesce(sum(hits), 0)::int AS hits FROM rate_limits WHERE bucket LIKE $1`,
      [`${name}:%`],
    );
    return row?.hits ?? 0;
  };
  const allButOne = (name: string, max: number) =>
    server().db.query('UPDATE rate_limits SET hits = $1 WHERE bucket LIKE $2', [max - 1, `${name}:%`]);

  test("count against a limit once per listing, and not for one's own", async () => {
    const [seller, ana] = [await person(server()), await person(server())];
    const { id } = await postListing(server(), seller);
    for (const who of [ana, ana, seller]) expect((await show(id, who)).status).toBe(200);
    for (const { name } of [rates.phoneByUserInAnHour, rates.phoneByUserInADay, rates.phoneByAddress])
      expect(await hits(name)).toBe(1);
  });

  test.each([rates.phoneByUserInAnHour, rates.phoneByUserInADay, rates.phoneByAddress])(
    'are limited: $name',
    async ({ name, max }) => {
      const [seller, ben] = [await person(server()), await person(server())];
      const [first, second, third] = await Promise.all(
        Array.from({ length: 3 }, () => postListing(server(), seller)),
      );
      await server().db.query('DELETE FROM rate_limits');
      await show(first?.id ?? '', ben, '198.51.100.7');
      await allButOne(name, max);
      expect((await show(second?.id ?? '', ben, '198.51.100.7')).status).toBe(200);
      const refused = await show(third?.id ?? '', ben, '198.51.100.7');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.text()).not.toContain('555-0100');
      // A number shown before is still available.
      expect((await show(first?.id ?? '', ben, '198.51.100.7')).status).toBe(200);
      await server().db.query('DELETE FROM rate_limits');
    },
  );

  test('are hidden when the owner is deactivated', async () => {
    const [seller, ana] = [await person(server()), await person(server())];
    const { id } = await postListing(server(), seller);
    await server().db.query('UPDATE users SET active = false WHERE id = $1', [seller.id]);
    expect((await show(id, ana)).status).toBe(404);
  });

  test('are recorded once for parallel requests', async () => {
    const [seller, ana] = [await person(server()), await person(server())];
    const { id } = await postListing(server(), seller);
    const answers = await Promise.all(Array.from({ length: 5 }, () => show(id, ana)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(
      await dataOf(server().request('GET', `/api/v1/listings/${id}`, { token: seller.token })),
    ).toMatchObject({ phone_shown: 1 });
  });
});
