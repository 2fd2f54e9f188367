import {
  apiBasePath,
  type AuthAnswer,
  type Category,
  type ErrorBody,
  type Listing,
  type User,
} from '@porchlight/domain';

import { expectShape } from './shapes.ts';

/** A server under test: answers requests, over the network or in memory. */
export type Ask = (request: Request) => Promise<Response>;

export interface AskOptions {
  json?: unknown;
  token?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

/** A user with an account on the server under test. */
export interface TestUser {
  user: User;
  id: string;
  token: string;
  refreshToken: string;
}

/** Contract calls to one server. Names and emails are new in each run, so runs don't collide. */
export interface ContractApi {
  /** Sends a request and checks the response against its shape. */
  call(method: string, path: string, options?: AskOptions): Promise<Response>;
  newUser(name?: string): Promise<TestUser>;
  /** The token of the emailed link that confirms a user's email. Only for servers with `Moderators`. */
  confirmationToken(who: TestUser): Promise<string>;
  /** A user with a confirmed email. Only for servers with `Moderators`. */
  proven(name?: string): Promise<TestUser>;
  /** A moderator from the server's settings; at most as many as `Moderators` lists. */
  moderator(name?: string): Promise<TestUser>;
  listingBody(changes?: Record<string, unknown>): Promise<Record<string, unknown>>;
  listingOf(owner: Pick<TestUser, 'token'>, changes?: Record<string, unknown>): Promise<Listing>;
}

/** Moderators in a server's settings, and a way to confirm their email addresses. */
export interface Moderators {
  emails: readonly string[];
  /** The token from the email that confirms an address. */
  tokenFor(email: string, id: string): Promise<string>;
}

export const password = 'Maple-Door-58';

/** An id that doesn't exist on any server. */
export const unknownId = '00000000-0000-7000-8000-000000000000';

/** The `data` of a successful response. */
export async function dataOf<Data>(answer: Response | Promise<Response>): Promise<Data> {
  const { data } = (await (await answer).json()) as { data: Data };
  return data;
}

/** The body of an error response. */
export async function errorOf(answer: Response | Promise<Response>): Promise<ErrorBody> {
  return (await (await answer).json()) as ErrorBody;
}

/**
 * Creates a contract client for a server.
 *
 * @param origin the server's origin, without the base path
 * @param ask default: over the network
 * @param moderators default: none
 */
export function contractApi(origin: string, ask: Ask = fetch, moderators?: Moderators): ContractApi {
  const run = crypto.randomUUID().slice(0, 8);
  let people = 0;
  let named = 0;

  const call: ContractApi['call'] = async (method, path, { json, token, headers, body } = {}) => {
    const sent = new Headers(headers);
    if (token !== undefined) sent.set('authorization', `Bearer ${token}`);
    if (json !== undefined) sent.set('content-type', 'application/json');
    const content = json === undefined ? body : JSON.stringify(json);
    const url = new URL(`${apiBasePath}${path}`, origin);
    const request = new Request(url, {
      method,
      headers: sent,
      ...(content === undefined ? {} : { body: content }),
    });
    const answer = await ask(request);
    await expectShape(request, answer);
    return answer;
  };

  async function listingBody(changes: Record<string, unknown> = {}) {
    const [group] = await dataOf<Category[]>(call('GET', '/categories'));
    return {
      title: `Walnut desk ${run}`,
      description: 'Solid walnut, one owner, no scratches.',
      price: 120.5,
      price_type: 'negotiable',
      category_id: group?.subCategories[0]?.id,
      location: 'Austin, TX',
      contact_email: `desk-${run}@porchlight.test`,
      contact_phone: '(512) 555-0100',
      show_phone: true,
      ...changes,
    };
  }

  async function register(name: string, email: string): Promise<TestUser> {
    const answer = await call('POST', '/auth/register', { json: { name, email, password } });
    const { user, token, refresh_token: refreshToken } = await dataOf<AuthAnswer>(answer);
    return { user, id: user.id, token, refreshToken };
  }

  const newAddress = (): string => {
    people += 1;
    return `contract-${run}-${people}@porchlight.test`;
  };

  function confirmationToken({ id, user: { email } }: TestUser): Promise<string> {
    if (moderators === undefined) throw new Error('The emails of this server are out of reach.');
    return moderators.tokenFor(email, id);
  }

  async function prove(who: TestUser): Promise<TestUser> {
    await call('POST', '/auth/confirm-email', { json: { token: await confirmationToken(who) } });
    return who;
  }

  return {
    call,
    listingBody,
    confirmationToken,
    newUser: (name = 'Contract Person') => register(name, newAddress()),
    proven: async (name = 'Contract Person') => prove(await register(name, newAddress())),
    async moderator(name = 'Contract Moderator') {
      const email = moderators?.emails[named];
      named += 1;
      if (email === undefined) throw new Error('There is no further moderator.');
      return prove(await register(name, email));
    },
    async listingOf({ token }, changes) {
      return dataOf<Listing>(call('POST', '/listings', { token, json: await listingBody(changes) }));
    },
  };
}
