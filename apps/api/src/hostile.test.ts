import { limits, type ErrorBody } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases } from './testing/testApi.ts';
import { listingBody, person, postListing } from './testing/people.ts';

/** Values that an attacker's client may send instead of text. */
const oddValues: unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  [],
  {},
  ['x'],
  { toString: 'x' },
  '',
  ' ',
  '\0',
  '\ud800',
  '\udfff\ud800',
  '\u2028',
  "'; DROP TABLE users; --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  'x'.repeat(100_000),
];

describeOnDatabases(
  'hostile input',
  (server) => {
    const bodies: [string, string, string[]][] = [
      ['POST', '/auth/register', ['name', 'email', 'password']],
      ['POST', '/auth/login', ['email', 'password']],
      ['POST', '/auth/refresh', ['refresh_token']],
      ['POST', '/auth/logout', ['refresh_token']],
      ['POST', '/auth/forgot-password', ['email']],
      ['POST', '/auth/reset-password', ['token', 'password', 'confirmPassword']],
      ['POST', '/auth/confirm-email', ['token']],
      ['PUT', '/auth/email', ['email', 'password']],
      ['PUT', '/auth/password', ['currentPassword', 'newPassword', 'confirmPassword']],
      [
        'POST',
        '/listings',
        [
          'title',
          'description',
          'price',
          'price_type',
          'category_id',
          'location',
          'contact_email',
          'contact_phone',
          'show_phone',
        ],
      ],
      ['POST', '/messages', ['listing_id', 'subject', 'content']],
      ['POST', '/support/contact', ['name', 'email', 'subject', 'category', 'message']],
      [
        'POST',
        '/support/report',
        ['reporter_name', 'reporter_email', 'listing_url', 'evidence', 'contact_preference'],
      ],
    ];

    test.each(bodies)('%s %s responds to odd values without a server error', async (method, path, fields) => {
      const { token } = await person(server());
      const valid = await listingBody(server());
      for (const field of fields) {
        const answers = await Promise.all(
          oddValues.map((value) =>
            server().request(method, `/api/v1${path}`, { token, json: { ...valid, [field]: value } }),
          ),
        );
        for (const [index, answer] of answers.entries()) {
          expect([field, index, answer.status < 500]).toEqual([field, index, true]);
        }
      }
    });

    const writes = bodies.map(([method, path]) => [method, path] as const);

    test.each(writes)('%s %s refuses a body that is not a JSON object', async (method, path) => {
      const { token } = await person(server());
      const send = (body: string, type = 'application/json') =>
        server().request(method, `/api/v1${path}`, { token, body, headers: { 'content-type': type } });
      for (const body of ['', '{', 'null', '[]', '"x"', '1', '{"a":1}x', '\ud800'])
        expect((await send(body)).status).toBe(400);
      expect((await send('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
      expect((await send('{}', 'text/plain')).status).toBe(415);
      const huge = await send(JSON.stringify({ title: 'x'.repeat(limits.jsonBodyMaxBytes) }));
      expect(huge.status).toBe(413);
      const body = (await huge.json()) as ErrorBody;
      expect(body).toEqual({
        message: expect.any(String),
        code: 'too_large',
        reason: 'refusals.request.too_large',
        request_id: expect.any(String),
      });
    });

    test.each([
      ['values within values', `{"email":${'['.repeat(60_000)}${']'.repeat(60_000)}}`],
      ['a list without end', `{"email":[${'0,'.repeat(60_000)}0]}`],
      ['fields without end', `{${Array.from({ length: 12_000 }, (_, n) => `"f${n}":0`).join()}}`],
      ['quotes without end', `{"email":"${'\\"'.repeat(60_000)}`],
    ])('refuses %s without spending time on them', async (_name, body) => {
      const headers = { 'content-type': 'application/json' };
      const before = process.cpuUsage();
      const answer = await server().request('POST', '/api/v1/auth/login', { body, headers });
      const { user } = process.cpuUsage(before);
      expect(answer.status).toBe(400);
      // Microseconds of CPU time of this process, independent of the machine's load.
      expect(user).toBeLessThan(100_000);
    });

    test('only NUL characters are removed from a text, not texts that look like one', async () => {
      const owner = await person(server());
      const description = String.raw`Saved in C:\u0000 and \\u0000` + '\0\0, walnut';
      const listing = await postListing(server(), owner, { description });
      expect(listing.description).toBe(String.raw`Saved in C:\u0000 and \\u0000` + ', walnut');
    });

    describe('ids', () => {
      const paths: [string, string][] = [
        ['GET', '/favorites/{id}/check'],
        ['POST', '/favorites/{id}'],
        ['DELETE', '/favorites/{id}'],
        ['GET', '/images/{id}'],
        ['DELETE', '/images/{id}'],
        ['POST', '/listings/{id}/images'],
        ['PUT', '/listings/{id}'],
        ['PATCH', '/listings/{id}/status'],
        ['POST', '/listings/{id}/bump'],
        ['DELETE', '/listings/{id}'],
        ['GET', '/messages/{id}'],
        ['PUT', '/messages/{id}/read'],
        ['POST', '/messages/{id}/reply'],
        ['DELETE', '/messages/{id}'],
        ['GET', '/messages/can-message/{id}'],
        ['GET', '/messages/conversations/{id}/{id}'],
      ];
      const ids = [
        '0',
        '-1',
        'null',
        'undefined',
        '%00',
        '%ff',
        '%F0%9F%92%A1',
        "'%20OR%201=1--",
        'x'.repeat(5000),
        '00000000000070008000000000000000',
        '{00000000-0000-7000-8000-000000000000}',
      ];

      test.each(paths)('%s %s responds to an invalid id with a 404', async (method, path) => {
        const { token } = await person(server());
        for (const id of ids) {
          const answer = await server().request(method, `/api/v1${path.replaceAll('{id}', id)}`, {
            token,
            ...(method === 'GET' ? {} : { json: {} }),
          });
          // Some routes have a fixed word in place of an id; any other word is a wrong path or method.
          expect([id, [404, 405].includes(answer.status)]).toEqual([id, true]);
        }
      });
    });

    test('ids are case-insensitive', async () => {
      const [ana, ben] = [await person(server()), await person(server())];
      const { id } = await postListing(server(), ana);
      const answer = await server().request('POST', `/api/v1/favorites/${id.toUpperCase()}`, {
        token: ben.token,
      });
      expect(answer.status).toBe(200);
    });
  },
  { settings: { rateLimits: false } },
);
