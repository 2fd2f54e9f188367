import { describe, expect, it } from 'vitest';
import pg from 'pg';
import { testDatabases } from '../../testing/database.ts';
import { addListing, listListings, removeListings } from '../../testing/listings.ts';
import { describeOnDatabases, testApi } from '../../testing/testApi.ts';

describeOnDatabases('the words for correcting searches', (server) => {
  const known = async (): Promise<string[]> =>
    (await server().db.query<{ word: string }>('SELECT word FROM search_words ORDER BY word')).map(
      ({ word }) => word,
    );

  it('match the number of listings', async () => {
    await removeListings(server());
    expect(await known()).toEqual([]);
    const text = { description: 'Solid, solid oak.' };
    const desk = await addListing(server(), { title: 'Walnut desk', ...text });
    const table = await addListing(server(), { title: 'Walnut table', ...text });
    expect(await known()).toEqual(['desk', 'oak', 'solid', 'table', 'walnut']);
    await server().db.query("UPDATE listings SET title = 'Cherry desk' WHERE id = $1", [desk]);
    await server().db.query("UPDATE listings SET status = 'sold' WHERE id = $1", [desk]);
    expect(await known()).toEqual(['cherry', 'desk', 'oak', 'solid', 'table', 'walnut']);
    await server().db.query('DELETE FROM listings WHERE id = $1', [table]);
    expect(await known()).toEqual(['cherry', 'desk', 'oak', 'solid']);
    await server().db.query('DELETE FROM listings WHERE id = $1', [desk]);
    expect(await known()).toEqual([]);
  });

  it('still correct', async () => {
    const id = await addListing(server(), { title: 'Walnut desk' });
    const { listings } = await listListings(server(), 'query=walnt');
    expect(listings.map((listing) => listing.id)).toEqual([id]);
  });
});

describe.runIf(testDatabases.includes('server'))('a search that takes too long (server)', () => {
  it('is canceled with an error, while other requests are served', async () => {
    const server = await testApi({ database: 'server' });
    const other = new pg.Client({ connectionString: server.databaseUrl ?? '' });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE listings IN ACCESS EXCLUSIVE MODE');
    const began = performance.now();
    const searches = ['query=desk', 'location=Austin', 'min_price=5'].map((query) =>
      server.request('GET', `/api/v1/listings?${query}`),
    );
    expect((await server.request('GET', '/readyz')).status).toBe(200);
    for (const answer of await Promise.all(searches)) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({ code: 'search_too_slow', message: /fewer or other words/ });
    }
    // Two seconds, plus delays on a busy machine; other statements have fifteen.
    expect(performance.now() - began).toBeLessThan(12_000);
    await other.query('ROLLBACK');
    await other.end();
    expect((await server.request('GET', '/api/v1/listings?query=desk')).status).toBe(200);
    await server.close();
  });
});
