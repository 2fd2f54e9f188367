import { type AnswerName, apiBasePath, isRecord, readAnswer, textsByField } from '@porchlight/domain';
import { expect } from 'vitest';

/** What each call is answered with, `*` standing for an id. The first row that fits counts. */
const calls: readonly (readonly [call: string, answer: AnswerName])[] = [
  ['POST /auth/register', 'auth'],
  ['POST /auth/login', 'auth'],
  ['POST /auth/refresh', 'tokens'],
  ['POST /auth/logout', 'nothing'],
  ['POST /auth/forgot-password', 'done'],
  ['POST /auth/reset-password', 'done'],
  ['GET /auth/me', 'user'],
  ['PUT /auth/email', 'user'],
  ['DELETE /auth/pending-email', 'user'],
  ['POST /auth/confirm-email', 'done'],
  ['POST /auth/confirm-email/resend', 'done'],
  ['PUT /auth/password', 'done'],
  ['GET /categories', 'categories'],
  ['GET /categories/stats', 'categoryStats'],
  ['GET /categories/*/listings', 'listings'],
  ['GET /listings', 'listings'],
  ['GET /listings/recent', 'recentListings'],
  ['GET /listings/stats', 'listingsStats'],
  ['GET /listings/*', 'listing'],
  ['GET /user/listings', 'myListings'],
  ['POST /listings', 'listing'],
  ['PUT /listings/*', 'listing'],
  ['PATCH /listings/*/status', 'listing'],
  ['POST /listings/*/bump', 'listing'],
  ['POST /listings/*/view', 'view'],
  ['POST /listings/*/images', 'images'],
  ['DELETE /listings/*', 'nothing'],
  ['GET /favorites', 'favorites'],
  ['GET /favorites/*/check', 'favoriteCheck'],
  ['POST /favorites/*', 'favorite'],
  ['DELETE /favorites/*', 'favorite'],
  ['GET /images/*', 'image'],
  ['DELETE /images/*', 'nothing'],
  ['GET /messages/conversations', 'conversations'],
  ['GET /messages/conversations/*/*', 'conversation'],
  ['GET /messages/unread-count', 'unreadCount'],
  ['GET /messages/can-message/*', 'canMessage'],
  ['POST /messages', 'message'],
  ['GET /messages/*', 'message'],
  ['DELETE /messages/*', 'nothing'],
  ['PUT /messages/*/read', 'message'],
  ['POST /messages/*/reply', 'message'],
  ['GET /geo/autocomplete', 'suggestions'],
  ['POST /support/contact', 'created'],
  ['POST /support/report', 'created'],
];

const patterns = calls.map(
  ([call, answer]) => [new RegExp(`^${call.replaceAll('*', '[^/]+')}$`), answer] as const,
);

/** What a successful call is answered with: a call that is not in the table has no success. */
function answerOf(call: string): AnswerName {
  const [, answer] = patterns.find(([pattern]) => pattern.test(call)) ?? [];
  if (answer === undefined) throw new Error(`Nobody said what ${call} is answered with: see shapes.ts.`);
  return answer;
}

/** A refusal as the contract words it: for people, for programs, by field, and under which id it is in the log. */
function expectRefusal(body: unknown): void {
  expect(body).toMatchObject({
    message: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[a-z_]+$/),
    request_id: expect.stringMatching(/\S/),
  });
  const errors = isRecord(body) ? body['errors'] : undefined;
  if (errors !== undefined) expect(errors).toEqual(textsByField(errors));
}

/** Holds an answer to the shape that the app reads it by, to the letter. */
export async function expectShape({ method, url }: Request, response: Response): Promise<void> {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(apiBasePath)) return;
  const answer = response.clone();
  const text = await answer.text();
  const isEmpty = text === '';
  if (!isEmpty) expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
  const body: unknown = isEmpty ? undefined : JSON.parse(text);
  if (!answer.ok) return expectRefusal(body);
  readAnswer(answerOf(`${method} ${pathname.slice(apiBasePath.length)}`), body, true);
}
