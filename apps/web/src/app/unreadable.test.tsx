// @vitest-environment jsdom
// What users see after unreadable responses: from a captive portal, a misrouting proxy, or a server with other
// shapes. Nothing counts as done, nothing waits forever, no screen breaks.
import { apiBasePath, storageKeys, texts } from '@porchlight/domain';
import { installPlatform } from '@porchlight/ui/testing';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { paths } from '../lib/paths.ts';
import { browserPorts, type Ports } from '../lib/ports.ts';
import { listingFailedTitle } from '../listings/listingFailed.words.ts';
import { mockListings } from '../testing/mocks/fixtures/index.ts';
import { model, resetModel } from '../testing/mocks/model.ts';
import { askMock } from '../testing/mocks/server.ts';
import { openSession } from '../testing/mocks/sessions.ts';
import { appElement, createParts } from './createApp.tsx';
import { matchRoute } from './matchRoute.ts';

const pageOf = (type: string) => () =>
  new Response('<!doctype html><title>Welcome to the café Wi-Fi</title>', {
    headers: { 'content-type': type },
  });

/** Unexpected bodies, all with a 200. */
const misfits: Readonly<Record<string, () => Response>> = {
  'a page': pageOf('text/html'),
  'a page that says it is JSON': pageOf('application/json'),
  'an empty object': () => Response.json({}),
  'no data': () => Response.json({ data: null }),
  'a truncated body': () =>
    new Response('{"data":{"id"', { headers: { 'content-type': 'application/json' } }),
  'nulls in a list': () => Response.json({ data: [null, null] }),
  'other kinds': () =>
    Response.json({ data: { ...mockListings[0], id: {}, status: 7, images: null, listings: 7, message: 7 } }),
};
const kinds = Object.keys(misfits);

/** All kinds for every call would take a minute, so they take turns. All fail alike (`client.test.ts`). */
const inTurn = <Row extends object>(rows: readonly Row[]): (Row & { misfit: string })[] =>
  rows.map((row, index) => ({ ...row, misfit: kinds[index % kinds.length] ?? '' }));

interface World {
  path: string;
  /** The affected call: method and path, with `*` for an id. */
  call: string;
  answer: () => Response;
  isVisitor?: boolean;
  /** The server rejects the user's token. */
  isTokenOld?: boolean;
}

const asked: string[] = [];

/** On a busy machine some waits take several seconds. */
configure({ asyncUtilTimeout: 15_000 });

const isMeant = (call: string, name: string): boolean =>
  new RegExp(`^${call.replaceAll('*', '[^/]+')}$`).test(name);

async function open({ path, call, answer, isVisitor = false, isTokenOld = false }: World): Promise<void> {
  const ana = model().users.find(({ id }) => id === 'user-ana');
  if (ana !== undefined && !isVisitor) {
    const tokens = openSession(model(), ana);
    localStorage.setItem(storageKeys.token, tokens.token);
    localStorage.setItem(storageKeys.refreshToken, tokens.refresh_token);
  }
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(input, window.location.href), init);
    const name = `${request.method} ${new URL(request.url).pathname.replace(apiBasePath, '')}`;
    asked.push(name);
    if (isMeant(call, name)) return answer();
    return isTokenOld && request.headers.has('authorization')
      ? Response.json({ message: texts.errors.signInNeeded }, { status: 401 })
      : askMock(request);
  });
  const silent = { warn: () => undefined, error: () => undefined };
  const ports: Ports = { ...browserPorts, log: silent };
  await matchRoute(path.replace(/\?.*/, '')).route.screen.preload();
  render(<MemoryRouter initialEntries={[path]}>{appElement(createParts(ports), null, ports)}</MemoryRouter>);
}

const body = (): string => document.body.textContent;
const main = (): string => document.querySelector('main')?.textContent ?? body();

/** Waits until the affected calls were made, and nothing on the page is loading. */
async function atRest(call: string): Promise<void> {
  await waitFor(() => {
    expect(asked.some((name) => isMeant(call, name))).toBe(true);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
}

/** Fills in fields by name or label, as soon as the form is there. */
async function write(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = await waitFor(() => {
      const found = document.querySelector(`main [name="${name}"]`);
      return found ?? screen.getByLabelText(new RegExp(`^${name}`), { selector: 'textarea' });
    });
    fireEvent.change(field, { target: { value } });
  }
}

/** Presses the last enabled button with this name: dialogs come after what opened them. */
async function press(name: string): Promise<void> {
  const button = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('main button')].findLast(
      ({ textContent, disabled }) => textContent.startsWith(name) && !disabled,
    );
    if (found === undefined) throw new Error(`There is no button ${name}`);
    return found;
  });
  fireEvent.click(button);
}

beforeAll(installPlatform);
beforeEach(() => {
  resetModel();
  localStorage.clear();
  sessionStorage.clear();
  asked.length = 0;
  // APIs that jsdom lacks and these tests don't need.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
  // A small screen.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Read extends Pick<World, 'path' | 'call' | 'isVisitor'> {
  /** The shown error; undefined when the page works without the data. */
  says?: string | undefined;
  /** Content that the page still shows. */
  shows?: string;
}

const desk = paths.listing.href('listing-02');
const withBen = paths.messages.href({ listingId: 'listing-02', otherUserId: 'user-ben' });
const unreadable = texts.errors.unreadable;

const reads: readonly Read[] = [
  { path: '/', call: 'GET /categories/stats', shows: 'For Sale' },
  { path: '/', call: 'GET /listings/recent', shows: texts.home.popularCategories },
  { path: paths.listings.href(), call: 'GET /listings', says: texts.listings.failedText },
  {
    path: paths.listings.href(),
    call: 'GET /categories',
    says: texts.common.categoriesFailed,
    shows: 'listings',
  },
  { path: paths.categories.href(), call: 'GET /categories', says: unreadable },
  { path: paths.search.href(), call: 'GET /categories' },
  { path: desk, call: 'GET /listings/listing-02', says: unreadable, shows: listingFailedTitle },
  { path: desk, call: 'GET /categories/*/listings', shows: texts.listing.description },
  { path: desk, call: 'GET /favorites/listing-02/check', shows: texts.listing.messageSeller },
  { path: paths.listings.href(), call: 'GET /favorites', shows: 'listings' },
  { path: '/', call: 'GET /messages/unread-count', shows: texts.home.popularCategories },
  { path: paths.favorites.href(), call: 'GET /favorites', says: unreadable, shows: texts.favorites.failed },
  { path: paths.dashboard.href(), call: 'GET /user/listings', says: unreadable, shows: '–' },
  { path: paths.dashboard.href(), call: 'GET /favorites', shows: '–' },
  { path: paths.dashboard.href(), call: 'GET /auth/me', shows: texts.dashboard.recent },
  { path: paths.profile.href(), call: 'GET /auth/me', shows: texts.profile.updateEmail },
  {
    path: paths.myListings.href(),
    call: 'GET /user/listings',
    says: unreadable,
    shows: texts.myListings.failed,
  },
  { path: paths.messages.href(), call: 'GET /messages/conversations', says: unreadable },
  { path: withBen, call: 'GET /messages/conversations/*/user-ben', says: unreadable },
  { path: paths.createListing.href(), call: 'GET /categories', says: unreadable },
  { path: paths.editListing.href('listing-01'), call: 'GET /listings/listing-01', says: unreadable },
  { path: paths.editListing.href('listing-01'), call: 'GET /categories', says: unreadable },
];

describe('a read', () => {
  test.each(inTurn(reads))('of $path: $call with $misfit', async ({ path, call, says, shows, misfit }) => {
    await open({ path, call, answer: misfits[misfit] ?? pageOf('text/html') });
    if (says !== undefined) await waitFor(() => expect(main()).toContain(says));
    await atRest(call);
    if (shows !== undefined) await waitFor(() => expect(main()).toContain(shows));
    expect(main()).not.toContain('Something on this page broke');
    expect(body()).not.toContain(texts.errors.offline);
  });

  test('that gets 429 shows how long to wait', async () => {
    const answer = () => Response.json({ message: '' }, { status: 429, headers: { 'retry-after': '900' } });
    await open({ path: paths.listings.href(), call: 'GET /listings', answer });
    await waitFor(() => expect(main()).toContain(texts.attempts.tooManyFor('15 minutes')));
  });

  test.each([404, 410])('of a missing resource (%d) offers no retry', async (status) => {
    const path = paths.favorites.href();
    await open({ path, call: 'GET /favorites', answer: () => Response.json({}, { status }) });
    await waitFor(() => expect(main()).toContain(texts.errors.notThere));
    expect(main()).not.toContain(texts.common.tryAgain);
  });

  test.each([200, 401, 403, 404])(
    'with an expired token, whose refresh gets a page with a %d, signs no one out',
    async (status) => {
      const answer = () =>
        new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
      await open({ path: paths.favorites.href(), call: 'POST /auth/refresh', answer, isTokenOld: true });
      await waitFor(() => expect(main()).toContain(unreadable));
      expect(localStorage.getItem(storageKeys.refreshToken)).not.toBeNull();
    },
  );
});

/** A list with invalid items. */
const spoilt = (rows: unknown[]) => [
  ...rows,
  null,
  rows[0],
  7,
  { ...(rows[0] as object), id: 'x', status: 7 },
];
const pages = { page: 1, limit: 20, total: 1e9, total_pages: 1e9, has_next: true, has_prev: false };

describe('a list drops invalid and repeated items', () => {
  const few = mockListings.slice(0, 3);
  const titles = few.map(({ title }) => title);

  test.each([
    {
      path: paths.listings.href(),
      call: 'GET /listings',
      data: { listings: spoilt(few), pagination: pages },
    },
    { path: paths.favorites.href(), call: 'GET /favorites', data: spoilt(few) },
    { path: '/', call: 'GET /listings/recent', data: spoilt(few) },
    {
      path: paths.myListings.href(),
      call: 'GET /user/listings',
      data: { listings: spoilt(few), pagination: pages },
    },
    { path: desk, call: 'GET /categories/*/listings', data: { listings: spoilt(few), pagination: pages } },
  ])('$path: $call', async ({ path, call, data }) => {
    await open({ path, call, answer: () => Response.json({ data }) });
    // A listing's page also shows others of its seller, from another response.
    const cards = () =>
      [...document.querySelectorAll('main article')]
        .filter((card) => card.closest('[aria-labelledby="more-from-seller"]') === null)
        .map(({ textContent }) => textContent);
    const shown = () => titles.map((title) => cards().filter((card) => card.includes(title)).length);
    // The page's own listing is not among its related listings.
    const isThere = titles.map((_, index) => (path === desk && few[index]?.id === 'listing-02' ? 0 : 1));
    await waitFor(() => expect(shown()).toEqual(isThere));
    expect(cards()).toHaveLength(isThere.filter(Boolean).length);
  });

  test('of messages stays readable, whatever the number of pages', async () => {
    const talk = model().messages.filter(({ listing_id: about }) => about === 'listing-02');
    const messages = [...talk, null, talk[0], { ...talk[0], id: 'x', content: null }];
    await open({
      path: withBen,
      call: 'GET /messages/conversations/*/user-ben',
      answer: () => Response.json({ data: { messages, pagination: pages } }),
    });
    const pane = () => document.querySelector('main section')?.textContent ?? '';
    for (const { content } of talk) await waitFor(() => expect(pane().split(content)).toHaveLength(2));
  });
});

interface Write extends Pick<World, 'path' | 'call' | 'isVisitor'> {
  what: string;
  /** Text by field name or label. All of it must still be there afterwards. */
  words?: Readonly<Record<string, string>>;
  /** Buttons to press: one that opens the form, and the one that submits it. */
  before?: string;
  sends: string;
  /** The shown error. */
  says: string;
  /** The success text, which must not be shown. */
  not: string;
}

const { auth, profile, contact, report, contactSeller, messages, myListings, listingForm, listing } = texts;
const password = 'Porchlight2';

const writes: readonly Write[] = [
  {
    what: 'signing in',
    path: paths.login.href(),
    isVisitor: true,
    call: 'POST /auth/login',
    words: { email: 'ana@porchlight.test', password },
    sends: texts.navigation.signIn,
    says: unreadable,
    not: auth.loginFailed,
  },
  {
    what: 'registering',
    path: paths.register.href(),
    isVisitor: true,
    call: 'POST /auth/register',
    words: { name: 'Eve', email: 'eve@porchlight.test', password, confirmPassword: password },
    sends: texts.navigation.signUp,
    says: `${auth.registerFailed} ${unreadable}`,
    not: auth.loginFailed,
  },
  {
    what: 'requesting a reset link',
    path: paths.forgotPassword.href(),
    isVisitor: true,
    call: 'POST /auth/forgot-password',
    words: { email: 'ana@porchlight.test' },
    sends: 'Send the link',
    says: auth.forgotFailed,
    not: auth.forgotSentTitle,
  },
  {
    what: 'setting a new password',
    path: '/reset-password?token=from-the-mail',
    isVisitor: true,
    call: 'POST /auth/reset-password',
    words: { password, confirmPassword: password },
    sends: 'Save the new password',
    says: auth.resetFailed,
    not: auth.resetDone,
  },
  {
    what: 'changing the email',
    path: paths.profile.href(),
    call: 'PUT /auth/email',
    words: { email: 'new@porchlight.test', password },
    sends: profile.updateEmail,
    says: profile.emailFailed,
    not: profile.emailUpdated,
  },
  {
    what: 'changing the password',
    path: paths.profile.href(),
    call: 'PUT /auth/password',
    words: { currentPassword: 'Porchlight1', newPassword: password, confirmPassword: password },
    sends: profile.changePassword,
    says: profile.passwordFailed,
    not: profile.passwordUpdated,
  },
  {
    what: 'a question',
    path: paths.contact.href(),
    call: 'POST /support/contact',
    words: { category: 'account', subject: 'A question', message: 'How do I change my address?' },
    sends: contact.send,
    says: contact.failed,
    not: contact.sentTitle,
  },
  {
    what: 'a report',
    path: paths.report.href(),
    call: 'POST /support/report',
    words: { report_type: 'scam', subject: 'Looks wrong', description: 'Asked for gift cards.' },
    sends: report.submit,
    says: report.failed,
    not: report.sentTitle,
  },
  {
    what: 'a message to a seller',
    path: desk,
    call: 'POST /messages',
    before: listing.messageSeller,
    words: { Message: 'Is it still there?' },
    sends: contactSeller.send,
    says: contactSeller.failed,
    not: contactSeller.sentTitle,
  },
  {
    what: 'a reply',
    path: withBen,
    call: 'POST /messages/*/reply',
    words: { Reply: 'See you then.' },
    sends: messages.send,
    says: messages.notSent,
    not: 'Sending',
  },
  {
    what: 'saving a listing',
    path: paths.listing.href('listing-03'),
    call: 'POST /favorites/listing-03',
    sends: `${listing.save}: Two-seat sofa`,
    says: listing.saveFailed,
    not: listing.saved,
  },
  {
    what: 'removing a favorite',
    path: desk,
    call: 'DELETE /favorites/listing-02',
    sends: `${listing.saved}: City bike`,
    says: listing.saveFailed,
    not: listing.updating,
  },
  {
    what: 'renewing',
    path: paths.myListings.href(),
    call: 'PATCH /listings/*/status',
    sends: 'Renew',
    says: unreadable,
    not: 'Renewed',
  },
  {
    what: 'bumping',
    path: paths.myListings.href(),
    call: 'POST /listings/*/bump',
    sends: 'Bump',
    says: unreadable,
    not: 'Back on top',
  },
  {
    what: 'deleting',
    path: paths.myListings.href(),
    call: 'DELETE /listings/*',
    before: myListings.remove,
    sends: myListings.remove,
    says: unreadable,
    not: 'Deleted',
  },
  {
    what: 'changing a listing',
    path: paths.editListing.href('listing-01'),
    call: 'PUT /listings/listing-01',
    words: { title: 'Oak table, one chair' },
    sends: listingForm.updateAction,
    says: listingForm.updateFailedTitle,
    not: listingForm.updatedTitle,
  },
];

describe('a write', () => {
  test.each(inTurn(writes))(
    '$what with $misfit',
    async ({ path, call, isVisitor, before, words = {}, sends, says, not, misfit }) => {
      await open({
        path,
        call,
        answer: misfits[misfit] ?? pageOf('text/html'),
        ...(isVisitor && { isVisitor }),
      });
      if (before !== undefined) await press(before);
      await write(words);
      await press(sends);
      await waitFor(() => expect(body()).toContain(says));
      await atRest(call);
      expect(body()).not.toContain(not);
      const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
      const kept = [...fields].map(({ value }) => value);
      for (const word of Object.values(words)) expect(kept).toContain(word);
    },
  );
});
