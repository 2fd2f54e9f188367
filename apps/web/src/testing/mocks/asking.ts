import { type Checked, isOwner, isRecord, type Listing, texts, type User } from '@porchlight/domain';

import { failure, invalid } from './answers.ts';
import { worldFor } from './blocks.ts';
import { isSuspended } from './desk.ts';
import { model } from './model.ts';
import { senderOf } from './sessions.ts';

/** What suspended people do beside reading, as the server lets them. */
const openToSuspended = /\/(?:messages\/[^/]+\/read|auth\/(?:sessions(?:\/[^/]+)?|account|export|password))$/;

/** Who asks; a visitor is refused, and who is suspended and wants to do something. */
export function signedIn(request: Request): User {
  const sender = senderOf(model(), request);
  if (sender === undefined) throw failure(401, texts.errors.signInNeeded, 'unauthorized');
  const isReading = request.method === 'GET' || openToSuspended.test(new URL(request.url).pathname);
  if (isSuspended(sender.user) && !isReading) throw failure(403, texts.moderation.suspended, 'suspended');
  return sender.user;
}

/** The JSON object that a request brings. */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (!isRecord(body)) throw failure(400, 'The request must be a JSON object.', 'bad_request');
  return body;
}

/** What a schema let through; everything else is refused, field by field. */
export function accepted<Value>(checked: Checked<Value>): Value {
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value;
}

export const listingMissing = (): Response => failure(404, texts.listing.notFoundTitle, 'not_found');

/** A listing that is there, for someone or for everyone. */
export function listingOf(id: unknown, viewer?: User): Listing {
  const listing = worldFor(viewer).listings.find((candidate) => candidate.id === id);
  if (listing === undefined) throw listingMissing();
  return listing;
}

/** A listing of the one who asks. */
export function myListing(request: Request, id: unknown): Listing {
  const user = signedIn(request);
  const listing = listingOf(id, user);
  if (!isOwner(listing, user)) throw failure(403, texts.listingForm.deniedText, 'forbidden');
  return listing;
}

/** Does the work of a request once for its `Idempotency-Key`: asking again gives the first answer. */
export function once(request: Request, who: string, input: object, work: () => Response): Response {
  const key = request.headers.get('idempotency-key');
  if (key === null) return work();
  const { done } = model();
  // The order of fields is none of the content.
  const fields = JSON.stringify(Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const content = `${request.method} ${new URL(request.url).pathname} ${fields}`;
  const known = done.get(`${who} ${key}`);
  if (known !== undefined && known.content !== content)
    throw failure(
      409,
      'This Idempotency-Key was already used for another request.',
      'idempotency_key_reused',
    );
  const answer = known?.answer ?? work();
  done.set(`${who} ${key}`, { content, answer });
  return answer.clone();
}
