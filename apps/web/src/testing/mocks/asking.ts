import {
  type Checked,
  isOpenToSuspended,
  isOwner,
  isRecord,
  type Listing,
  texts,
  type User,
} from '@porchlight/domain';

import { failure, invalid } from './answers.ts';
import { worldFor } from './blocks.ts';
import { isSuspended } from './desk.ts';
import { model } from './model.ts';
import { senderOf } from './sessions.ts';

/** The signed-in user. Throws for a visitor, and for a suspended user's write. */
export function signedIn(request: Request): User {
  const sender = senderOf(model(), request);
  if (sender === undefined) throw failure(401, texts.refusals.request.signIn, 'unauthorized');
  if (isSuspended(sender.user) && !isOpenToSuspended(request.method, new URL(request.url).pathname))
    throw failure(403, texts.moderation.suspended, 'suspended');
  return sender.user;
}

/** The JSON object in a request's body. */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (!isRecord(body)) throw failure(400, texts.refusals.request.noObject, 'bad_request');
  return body;
}

/** A validated value. Throws field errors otherwise. */
export function accepted<Value>(checked: Checked<Value>): Value {
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value;
}

export const listingMissing = (): Response => failure(404, texts.listing.notFoundTitle, 'not_found');

/** A listing visible to the user, or to the public. */
export function listingOf(id: unknown, viewer?: User): Listing {
  const listing = worldFor(viewer).listings.find((candidate) => candidate.id === id);
  if (listing === undefined) throw listingMissing();
  return listing;
}

/** A listing of the user who sends the request. */
export function myListing(request: Request, id: unknown): Listing {
  const user = signedIn(request);
  const listing = listingOf(id, user);
  if (!isOwner(listing, user)) throw failure(403, texts.listingForm.deniedText, 'forbidden');
  return listing;
}

/** Processes a request once per `Idempotency-Key`: a repeat gets the first response. */
export function once(request: Request, who: string, input: object, work: () => Response): Response {
  const key = request.headers.get('idempotency-key');
  if (key === null) return work();
  const { done } = model();
  // The order of fields doesn't matter.
  const fields = JSON.stringify(Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const content = `${request.method} ${new URL(request.url).pathname} ${fields}`;
  const known = done.get(`${who} ${key}`);
  if (known !== undefined && known.content !== content)
    throw failure(409, texts.refusals.request.keyReused, 'idempotency_key_reused');
  const answer = known?.answer ?? work();
  done.set(`${who} ${key}`, { content, answer });
  return answer.clone();
}
