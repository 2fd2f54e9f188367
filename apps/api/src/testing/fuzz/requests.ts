import { toWellFormed } from '@porchlight/domain';
import fc, { type Arbitrary } from 'fast-check';
import type { BodySchema, FuzzedCall } from './calls.ts';

/** A generated request: `{{name}}` is replaced by an existing value of the test server. */
export interface FuzzRequest {
  call: string;
  method: string;
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** A form of photos is built from its parts when it is sent. */
  body: { kind: 'none' } | { kind: 'text'; text: string } | { kind: 'photos'; parts: readonly FuzzPart[] };
}

export interface FuzzPart {
  name: string;
  file: string;
  content: 'photo' | 'cut' | 'noise' | 'empty' | 'text';
}

const unknownId = '00000000-0000-7000-8000-000000000000';

/** Texts that break careless code. */
const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '\u2028',
    '\ufeff',
    '\r\nX: y',
    '💡'.repeat(50),
    "'; DROP TABLE users; --",
    '%00',
    '%',
    '_',
    '\\',
    '"',
    '../../etc/passwd',
    '${7*7}',
    '{{',
    '<script>',
    '__proto__',
    'NaN',
    'Infinity',
    '-0',
    '1e309',
    '9'.repeat(400),
    '0x10',
    '٣',
    'null',
    'undefined',
    'true',
    'a & b | !c:*',
    '((((',
    "a' <-> b",
    '-'.repeat(300),
    'x'.repeat(10_000),
    '\u0301'.repeat(2000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

const deep = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** Any JSON value in place of the expected one. */
const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, -1e-9, 2 ** 53, 0.1 + 0.2, [], {}, [[]], ['x'], {
    length: 3,
  }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant('x'.repeat(200_000)),
);

/** Placeholders for fields that refer to existing data. */
const ofTheWorld: Record<string, string> = {
  listing_id: '{{listing}}',
  category_id: '{{category}}',
  refresh_token: '{{refresh}}',
  password: '{{password}}',
  currentPassword: '{{password}}',
  newPassword: '{{password}}',
  confirmPassword: '{{password}}',
  location: 'Austin, TX',
  contact_phone: '(512) 555-0100',
  listing_url: 'https://porchlight.test/listings/1',
};

function valueOf(name: string, schema: BodySchema): Arbitrary<unknown> {
  const field = schema.describe().fields[name];
  if (field === undefined || !('tests' in field)) return fc.constant(null);
  const known = ofTheWorld[name];
  if (known !== undefined) return fc.constant(known);
  if (field.oneOf.length > 0) return fc.constantFrom(...field.oneOf);
  if (name === 'show_phone') return fc.boolean();
  if (name === 'photos') return fc.constantFrom([], [{ id: unknownId, turn: 90 }]);
  if (field.type === 'number') return fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
  const has = (test: string): boolean => field.tests.some((one) => one.name === test);
  if (has('email')) return fc.constantFrom('{{email}}', '{{new}}@porchlight.test');
  const bound = (test: string, otherwise: number): number => {
    const value = field.tests.find((one) => one.name === test)?.params?.[test];
    return typeof value === 'number' ? value : otherwise;
  };
  const [min, max] = [bound('min', 1), bound('max', 60)];
  return fc
    .string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, min + 80) })
    .map((text) => text.replaceAll('{{', '').padEnd(min, 'x'));
}

/** Bodies that match the schema, half of them with a field or two replaced. */
function objectOf(schema: BodySchema): Arbitrary<Record<string, unknown>> {
  const names = Object.keys(schema.describe().fields);
  const whole = fc.record(Object.fromEntries(names.map((name) => [name, valueOf(name, schema)])));
  const spoiled = fc.record({
    whole,
    odd: fc.dictionary(
      fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, hostileText),
      hostileValue,
      {
        minKeys: 1,
        maxKeys: 2,
      },
    ),
    without: fc.subarray(names, { maxLength: 1 }),
  });
  return fc.oneof(
    { weight: 2, arbitrary: whole },
    {
      weight: 3,
      arbitrary: spoiled.map(({ whole: valid, odd, without }) =>
        Object.fromEntries(Object.entries({ ...valid, ...odd }).filter(([name]) => !without.includes(name))),
      ),
    },
  );
}

const oddText: Arbitrary<string> = fc.oneof(
  hostileValue.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '',
    '{',
    '[]',
    '"x"',
    '{"a":1}x',
    '\ufeff{}',
    '\ud800',
    '{"__proto__":{"a":1}}',
    '{"a":1,"a":2}',
    '1e999',
    deep(5_000, '[', ']'),
    `{"title":${deep(2_000, '{"a":', '')}1${'}'.repeat(2_000)}}`,
    'x'.repeat(300_000),
  ),
);

const jsonBody = (schema: BodySchema): Arbitrary<FuzzRequest['body']> =>
  fc
    .oneof(
      { weight: 9, arbitrary: objectOf(schema).map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: oddText },
    )
    .map((text) => ({ kind: 'text' as const, text }));

const photos: Arbitrary<FuzzRequest['body']> = fc
  .array(
    fc.record<FuzzPart>({
      name: fc.oneof({ weight: 5, arbitrary: fc.constant('images') }, hostileText),
      file: fc.oneof(fc.constantFrom('a.jpg', 'b.png', 'c.svg', '../../d.jpg'), hostileText),
      content: fc.constantFrom('photo', 'photo', 'cut', 'noise', 'empty', 'text'),
    }),
    { maxLength: 4 },
  )
  .map((parts) => ({ kind: 'photos' as const, parts }));

const ids: Record<string, Arbitrary<string>> = {
  id: fc.constantFrom('{{listing}}', '{{other}}', '{{message}}', '{{image}}', '{{category}}'),
  listing: fc.constantFrom('{{listing}}', '{{other}}'),
  other: fc.constantFrom('{{person}}', '{{stranger}}'),
};

const idOf = (name: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: ids[name] ?? fc.constant(unknownId) },
    fc.constantFrom(
      unknownId,
      unknownId.toUpperCase(),
      'x',
      '..',
      '%00',
      '%FF',
      '%ED%A0%80',
      '%2e%2e%2f',
      '0'.repeat(9_000),
    ),
    hostileText.map((text) => encodeURIComponent(toWellFormed(text))),
  );

const pathOf = (path: string): Arbitrary<string> =>
  fc
    .tuple(...path.split('/').map((part) => (part.startsWith(':') ? idOf(part.slice(1)) : fc.constant(part))))
    .map((parts) => parts.join('/'));

const usualValues = [
  '1',
  '2',
  '20',
  'desk',
  'furniture',
  'Austin, TX',
  'active',
  'sold',
  'price',
  'asc',
  'desc',
];

function queryOf(names: readonly string[]): Arbitrary<string> {
  const value = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...usualValues).map(encodeURIComponent) },
    { weight: 2, arbitrary: hostileText.map((text) => encodeURIComponent(toWellFormed(text))) },
    fc.constantFrom('%', '%0', '%FF', '%ED%A0%80', '{{category}}', '{{listing}}', '', '&&==', '-1', '1.5'),
  );
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    fc.constantFrom('x', '__proto__', 'page[]'),
  );
  return fc
    .array(fc.tuple(name, value), { maxLength: 4 })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));
}

const visible = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
});

/** Additional headers, some of them twice. */
const oddHeaders: Arbitrary<[string, string][]> = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom('content-type', 'authorization', 'accept', 'range', 'if-none-match', 'idempotency-key'),
      visible,
    ),
    fc.tuple(
      fc.constantFrom('x-forwarded-for', 'forwarded', 'x-http-method-override', 'origin', 'cookie'),
      visible,
    ),
    fc.constantFrom<[string, string][]>(
      ['content-type', 'text/plain'],
      ['content-type', 'application/json; charset=utf-16'],
      ['content-type', 'multipart/form-data'],
      ['content-type', 'multipart/form-data; boundary='],
      ['content-type', 'application/json'],
      ['authorization', 'Bearer a.b.c'],
      ['authorization', `Bearer ${'x'.repeat(5000)}`],
      ['last-event-id', '{{message}}'],
      ['idempotency-key', 'once'],
      ['accept-language', '*'.repeat(500)],
    ),
  ),
  { maxLength: 3 },
);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY', 'patch'];

/** Requests to one call: valid, invalid and hostile ones. */
export function requestTo(call: string, { body, query }: FuzzedCall): Arbitrary<FuzzRequest> {
  const [method = '', path = ''] = call.split(' ');
  const own: Arbitrary<FuzzRequest['body']> =
    body === undefined
      ? fc.oneof(
          { weight: 9, arbitrary: fc.constant({ kind: 'none' as const }) },
          oddText.map((text) => ({ kind: 'text' as const, text })),
        )
      : body === 'photos'
        ? photos
        : jsonBody(body);
  return fc
    .record({
      method: fc.oneof({ weight: 19, arbitrary: fc.constant(method) }, fc.constantFrom(...methods)),
      path: pathOf(path),
      query: query === undefined ? fc.constant('') : queryOf(query),
      body: own,
      token: fc.oneof(
        { weight: 6, arbitrary: fc.constant(['{{token}}']) },
        fc.constantFrom([], ['{{strangerToken}}'], ['x']),
      ),
      odd: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, oddHeaders),
    })
    .map(({ query: search, token, odd, ...rest }) => ({
      call,
      ...rest,
      path: rest.path + search,
      headers: [
        ...token.map((value): [string, string] => ['authorization', `Bearer ${value}`]),
        ...(rest.body.kind === 'text' ? [['content-type', 'application/json'] as [string, string]] : []),
        ...odd,
      ],
    }));
}
