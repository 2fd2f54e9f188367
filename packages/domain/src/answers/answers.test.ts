import { describe, expect, it } from 'vitest';

import type { Listing, Message, Pagination } from './index.ts';
import type { CaseDetail, CaseSummary, Decision, SnapshotListing } from './index.ts';
import type { SearchSuggestion } from './index.ts';
import { type AnswerName, type Answer, Mismatch, readAnswer } from './index.ts';

const pagination: Pagination = {
  page: 1,
  limit: 20,
  total: 41,
  total_pages: 3,
  has_next: true,
  has_prev: false,
};
const place = {
  place_id: 'us-1',
  formatted: 'Austin, TX',
  street: '',
  city: 'Austin',
  state: 'TX',
  postal_code: '',
  country: 'US',
};
const image = { id: 'i1', thumbnail_url: '/t.webp', original_url: '/o.webp', alt: 'A desk' };
const listing: Listing = {
  id: 'l1',
  title: 'Desk',
  description: 'Solid.',
  price: 120.5,
  price_type: 'fixed',
  location: 'Austin, TX',
  canonical_location: place,
  category_id: 'c1',
  category: { id: 'c1', slug: 'furniture', name: 'Furniture', icon: 'chair' },
  status: 'active',
  featured: false,
  view_count: 3,
  created_at: '2026-06-15T16:00:00.000Z',
  images: [image, { ...image, id: 'i2' }],
  user: { id: 'u1', name: 'Ana', avatar: null, created_at: '2024-03-01T00:00:00.000Z', verified: true },
};
const message: Message = {
  id: 'm1',
  listing_id: 'l1',
  from_user_id: 'u2',
  to_user_id: 'u1',
  subject: 'Desk',
  content: 'Still there?',
  read: false,
  created_at: '2026-06-15T16:00:00.000Z',
};
const user = {
  id: 'u1',
  email: 'ana@porchlight.test',
  name: 'Ana',
  verified: true,
  active: true,
  avatar: '/images/ana.webp',
  created_at: '2024-03-01T00:00:00.000Z',
  updated_at: '2024-03-01T00:00:00.000Z',
};
const sub = { id: 'c1', slug: 'furniture', name: 'Furniture' };
const group = { id: 'g1', slug: 'for-sale', name: 'For Sale', icon: 'tag' };
const summary = {
  listing_id: 'l1',
  other_user_id: 'u2',
  other_user: { name: 'Ben' },
  listing: null,
  unread_count: 0,
  last_message: { content: 'Still there?', created_at: '2026-06-15T16:00:00.000Z' },
};

const suggestions: SearchSuggestion[] = [
  {
    kind: 'category',
    category_id: 'c1',
    slug: 'furniture',
    name: 'Furniture',
    main_category: { slug: 'for-sale', name: 'For Sale' },
  },
  { kind: 'words', text: 'road bike' },
];

const ana = { id: 'u1', name: 'Ana' };
const caseSummary: CaseSummary = {
  id: 'k1',
  subject: 'listing',
  title: 'Desk',
  urgency: 'high',
  reports: 1,
  signals: 0,
  opened_at: '2026-06-15T16:00:00.000Z',
  state: 'decided',
  taken_by: ana,
  is_new_since_edit: true,
};
const decision: Decision = {
  id: 'd1',
  kind: 'suspend',
  reason: 'spam',
  words: '',
  days: 7,
  by: ana,
  made_at: '2026-06-15T16:00:00.000Z',
  undone_at: '2026-06-15T17:00:00.000Z',
  undone_by: ana,
  case_id: 'k1',
};
const snapshotListing: SnapshotListing = {
  id: 'l1',
  title: 'Desk',
  description: 'Solid.',
  price: 12,
  status: 'active',
  category: 'Furniture',
  city: 'Austin',
  state: 'TX',
  images: [image],
  owner: ana,
};
const caseDetail: CaseDetail = {
  ...caseSummary,
  version: 2,
  reports_list: [
    {
      id: 'r1',
      report_type: 'scam',
      urgency: 'high',
      subject: 'Fake',
      description: 'It is not theirs.',
      evidence: 'A link.',
      created_at: '2026-06-15T16:00:00.000Z',
      reporter: { name: 'Ben', email: 'ben@porchlight.test' },
    },
  ],
  signals_list: [
    { id: 's1', kind: 'same_words', details: 'Three accounts.', created_at: '2026-06-15T16:00:00.000Z' },
  ],
  snapshot: {
    listing: snapshotListing,
    message: {
      id: 'm1',
      content: 'Pay me now.',
      created_at: '2026-06-15T16:00:00.000Z',
      from: ana,
      about: { listing_id: 'l1', title: 'Desk' },
      quoted: [{ content: 'Hi', created_at: '2026-06-15T16:00:00.000Z', from: ana }],
    },
    person: { id: 'u1', name: 'Ana', avatar: null, created_at: '2024-03-01T00:00:00.000Z', verified: true },
  },
  is_changed: true,
  listing_now: { ...snapshotListing, title: 'Table' },
  decisions: [decision],
  history: [{ ...decision, id: 'd0', case_id: 'k0' }],
  allowed: ['warn', 'suspend'],
};

/** A valid body of each response, and its parsed value. */
const bodies: { [Name in AnswerName]: { body: unknown; read: Answer<Name> } } = {
  nothing: { body: undefined, read: undefined },
  done: inData({ message: 'Done.' }),
  created: inData({ id: 'x' }),
  confirmation: inData({
    kind: 'account',
    name: 'Ana',
    email: 'a•••@porchlight.test',
    created_at: '2026-06-15T16:00:00.000Z',
  }),
  auth: inData({ token: 't', refresh_token: 'r', user }),
  tokens: inData({ token: 't', refresh_token: 'r' }),
  user: inData(user),
  notifications: inData({
    message: 'at_once',
    offer: 'daily',
    listing_status: 'off',
    price_drop: 'at_once',
    expiry: 'daily',
  }),
  seller: inData({
    id: 'u2',
    name: 'Ben',
    avatar: null,
    created_at: '2024-03-01T00:00:00.000Z',
    verified: true,
    sold_listings: 3,
    answers_within: 'hours',
  }),
  export: inData({
    state: 'ready',
    bytes: 1200,
    until: '2026-06-16T16:00:00.000Z',
    path: '/api/v1/auth/export/file?token=x',
  }),
  sessions: inData({
    sessions: [
      {
        id: 's1',
        device: null,
        created_at: '2026-06-15T16:00:00.000Z',
        last_used_at: '2026-06-15T16:00:00.000Z',
        is_current: true,
      },
    ],
  }),
  blocks: inData({
    blocks: [{ id: 'u2', name: 'Ben', avatar: null, blocked_at: '2026-06-15T16:00:00.000Z' }],
  }),
  categories: inData([{ ...group, subCategories: [sub] }]),
  categoryStats: inData([{ ...group, listing_count: 2, subCategories: [{ ...sub, listing_count: 2 }] }]),
  listing: inData(listing),
  listings: inData({
    listings: [listing],
    pagination,
    corrected_query: 'bicycle',
    without_sellers: [{ id: 'u2', name: 'Ana' }],
  }),
  recentListings: inData([listing]),
  myListings: inData({
    listings: [listing],
    pagination,
    counts: { all: 41, active: 40, reserved: 0, sold: 1, expired: 0 },
  }),
  listingsStats: inData({
    total_listings: 4,
    active_listings: 3,
    reserved_listings: 0,
    sold_listings: 1,
    expired_listings: 0,
    total_views: 90,
  }),
  choiceCounts: inData({
    is_exact: true,
    categories: { c1: 3 },
    conditions: { good: 2 },
    posted_within: { 7: 1 },
    with_photos: 3,
  }),
  listingsMap: inData({
    total: 3,
    bounds: '-98,30,-97,31',
    pins: [
      {
        id: 'a',
        title: 'Desk',
        price: 40,
        price_type: 'fixed',
        place: 'Austin, TX',
        latitude: 30.27,
        longitude: -97.74,
      },
    ],
    clusters: [{ latitude: 30.5, longitude: -97.6, listings: 2, lowest_price: 5, bounds: '-98,30,-97,31' }],
    places: [{ name: 'Austin', population: 961_855, latitude: 30.27, longitude: -97.74 }],
    near: { latitude: 30.27, longitude: -97.74 },
  }),
  listingArea: inData({ area: { latitude: 30.27, longitude: -97.74, radius_miles: 3 }, places: [] }),
  phone: inData({ phone: '(512) 555-0142' }),
  view: inData({ view_count: 4 }),
  favorite: inData({ is_favorite: true }),
  favoriteCheck: { body: { is_favorite: true }, read: { is_favorite: true } },
  favorites: inData([listing]),
  image: inData(image),
  images: inData([image]),
  askers: inData({ askers: [{ id: 'user-2', name: 'Ben' }] }),
  message: inData(message),
  conversation: inData({ messages: [message], pagination }),
  conversations: inData({ conversations: [summary], pagination }),
  unreadCount: inData({ unread_count: 2 }),
  openOffers: inData({ open_offers: 1 }),
  canMessage: inData({ can_message: false, reason: 'It is sold.' }),
  suggestions: {
    body: { suggestions: [{ ...place, latitude: 1, longitude: 2, text: 'Austin, TX', type: 'city' }] },
    read: { suggestions: [{ ...place, latitude: 1, longitude: 2, text: 'Austin, TX', type: 'city' }] },
  },
  searchSuggestions: { body: { suggestions }, read: { suggestions } },
  cases: inData({ cases: [caseSummary], pagination }),
  case: inData({ case: caseDetail }),
  log: inData({
    entries: [
      {
        id: 'e1',
        at: '2026-06-15T16:00:00.000Z',
        by: ana,
        action: 'decided',
        about: { kind: 'listing', id: 'l1', title: 'Desk' },
        case_id: 'k1',
        reason: 'spam',
        words: 'Again.',
      },
    ],
    pagination,
  }),
  moderator: inData({ moderator: { ...ana, email: 'ana@porchlight.test', named_at: null } }),
  numbers: inData({
    days: [
      {
        day: '2026-06-15',
        listings: 3,
        people: 1,
        messages: 12,
        sold: 2,
        reports: 0,
        hours_to_decision: 1.5,
      },
    ],
  }),
  moderators: inData({
    moderators: [{ ...ana, email: 'ana@porchlight.test', named_at: '2026-06-15T16:00:00.000Z' }],
  }),
};

function inData<Data>(read: Data): { body: unknown; read: Data } {
  return { body: { data: read }, read };
}

const names = Object.keys(bodies) as AnswerName[];

describe.each(names)('%s', (name) => {
  const { body, read } = bodies[name];

  it('is read unchanged', () => {
    expect(readAnswer(name, structuredClone(body), true)).toEqual(read);
  });

  it('drops unknown fields', () => {
    if (name === 'nothing') return;
    expect(readAnswer(name, { ...(body as object), more: 1 }, true)).toEqual(read);
  });

  it.each([
    undefined,
    null,
    {},
    [],
    { data: null },
    { data: 7 },
    { data: '' },
    '<!doctype html>',
    '',
    7,
    true,
    { message: 7 },
  ])('is not %j', (other) => {
    if (name === 'nothing' && other === undefined) return;
    expect(() => readAnswer(name, other)).toThrow(Mismatch);
  });
});

/** A copy of the object with one value changed, at a path. */
function changed(value: unknown, [step, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (step === undefined) return to;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  const next = changed(copy[step], rest, to);
  if (next === undefined) delete copy[step];
  else copy[step] = next;
  return copy;
}

/** The path of each value in a valid body. */
function placesIn(value: unknown, at: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [[...at], ...keys.flatMap((key) => placesIn(value[key as never], [...at, key]))];
}

describe('every value of every response is checked', () => {
  const places = names.flatMap((name) => placesIn(bodies[name].body).map((at) => ({ name, at })));

  it.each([{ of: 'another kind' }, [7], Number.POSITIVE_INFINITY, true])(
    '%j is accepted nowhere',
    (other) => {
      for (const { name, at } of places) {
        if (
          other === true &&
          at.some((step) => /^(is_|can_|has_|verified|active|featured|read)/.test(String(step)))
        )
          continue;
        const body = changed(bodies[name].body, at, other);
        expect(() => readAnswer(name, body, true), `${name} ${at.join('.')}`).toThrow(Mismatch);
      }
    },
  );

  it('null is accepted where it has a meaning', () => {
    const nullable = places.filter(({ name, at }) => {
      try {
        readAnswer(name, changed(bodies[name].body, at, null), true);
        return true;
      } catch {
        return false;
      }
    });
    expect(new Set(nullable.map(({ at }) => at.at(-1)))).toEqual(
      new Set([
        'price',
        'canonical_location',
        'category',
        'user',
        'avatar',
        'other_user',
        'listing',
        'listing_now',
        'main_category',
        'area',
        'taken_by',
        'evidence',
        'reporter',
        'message',
        'person',
        'days',
        'undone_at',
        'undone_by',
        'by',
        'about',
        'case_id',
        'reason',
        'words',
        'named_at',
        'device',
        'hours_to_decision',
      ]),
    );
  });
});

describe('lists', () => {
  const listingsOf = (rows: unknown[]): Answer<'listings'>['listings'] =>
    readAnswer('listings', { data: { listings: rows, pagination } }).listings;

  it.each([
    ['a null', null],
    ['a number', 7],
    ['a status of another kind', { ...listing, id: 'l2', status: 7 }],
    ['images that are none', { ...listing, id: 'l2', images: null }],
    ['no id', { ...listing, id: '' }],
    ['a price of another kind', { ...listing, id: 'l2', price: '12' }],
    ['the same once more', { ...listing, title: 'Doubled' }],
  ])('lose a row with %s, and only that', (_, row) => {
    expect(listingsOf([row, listing, { ...listing, id: 'l3' }].toReversed())).toEqual([
      { ...listing, id: 'l3' },
      listing,
    ]);
  });

  it('are invalid when no row is valid: that is not an empty result', () => {
    expect(() => listingsOf([null, 7])).toThrow(Mismatch);
    expect(listingsOf([])).toEqual([]);
  });

  it('within a row can lose all entries', () => {
    expect(listingsOf([{ ...listing, images: [null, { ...image, alt: 7 }] }])).toEqual([
      { ...listing, images: [] },
    ]);
  });

  it('lose nothing when a server is tested', () => {
    const body = (rows: unknown[]) => ({ data: { listings: rows, pagination } });
    expect(() => readAnswer('listings', body([listing, null]), true)).toThrow(
      'data.listings.1 is not an object',
    );
    expect(() => readAnswer('listings', body([listing, listing]), true)).toThrow('there only once');
  });
});

describe('other servers', () => {
  it('may use numeric ids: they are converted to text', () => {
    const { id, category_id: categoryId } = readAnswer('listing', {
      data: { ...listing, id: 7, category_id: 3 },
    });
    expect([id, categoryId]).toEqual(['7', '3']);
  });

  it('may have lost the category of a listing', () => {
    const bare = { ...listing, category: null, category_id: '' };
    expect(readAnswer('listing', { data: bare }, true)).toEqual(bare);
  });

  it('may have unknown statuses and price types', () => {
    const read = readAnswer('listing', { data: { ...listing, status: 'held', price_type: 'barter' } });
    expect(read).toMatchObject({ status: 'held', price_type: 'barter' });
  });

  it('may send null for missing values', () => {
    expect(readAnswer('listing', { data: { ...listing, updated_at: null, user: null } })).toEqual({
      ...listing,
      user: undefined,
    });
  });

  it('may send the unread count at the top level, and why there are no places', () => {
    expect(readAnswer('unreadCount', { unread_count: 3 })).toEqual({ unread_count: 3 });
    expect(readAnswer('suggestions', { message: 'Too short.' })).toEqual({ message: 'Too short.' });
  });
});

describe('numbers of pages', () => {
  it.each([
    [{ total_pages: 1e9 }, { total_pages: 3 }],
    [
      { total: -1, total_pages: -1 },
      { total: 0, total_pages: 0 },
    ],
    [{ limit: 0 }, { limit: 1, total_pages: 3 }],
    [{ page: -3 }, { page: 1 }],
    [{ total: 1e300, total_pages: 1e300 }, { total: Number.MAX_SAFE_INTEGER }],
  ])('%j are clamped', (said, read) => {
    const body = { data: { listings: [listing], pagination: { ...pagination, ...said } } };
    expect(readAnswer('listings', body).pagination).toMatchObject(read);
  });

  it.each([{ total_pages: 1e9 }, { total: -1 }, { limit: 0 }, { page: 1.5 }])(
    '%j are rejected when a server is tested',
    (said) => {
      const body = { data: { listings: [listing], pagination: { ...pagination, ...said } } };
      expect(() => readAnswer('listings', body, true)).toThrow(Mismatch);
    },
  );
});
