import {
  changeBetween,
  inquirySubject,
  isForSomebody,
  limits,
  type ListingStatus,
  listingStatuses,
  type MessageNotice,
  noticesOf,
  sentences,
  texts,
} from '@porchlight/domain';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../platform/http/index.ts';
import { isId } from '../../platform/ids.ts';
import { insertMessage, announceMessage } from '../messages/index.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';
import { conversationWith } from './askers.ts';
import { type OwnedListing, setStatus } from './store.ts';

export interface StatusInput {
  status: ListingStatus;
  promisedTo: string | null;
}

/** Reads the requested status. @throws HttpError 422 */
export function readStatus(body: Readonly<Record<string, unknown>>): StatusInput {
  const { status: wanted, promised_to: person } = body;
  const status = listingStatuses.find((known) => known === wanted);
  if (status === undefined) throw invalid({ status: [texts.refusals.listing.statusUnknown] });
  if (person === undefined || person === null) return { status, promisedTo: null };
  if (typeof person !== 'string' || !isId(person)) throw noAsker();
  return { status, promisedTo: person };
}

const noAsker = () => invalid({ promised_to: [texts.refusals.listing.noAsker] });

/**
 * Changes a listing's status, and notifies the user it is promised to. Setting the current status at most renews it,
 * so that a second tab or a retry gets the same response.
 *
 * @param before the listing, locked
 * @throws HttpError 422 if that change isn't allowed, or for a user who has not asked about it
 */
export async function changeStatus(
  { ids, clock, jobs }: Pick<Deps, 'ids' | 'clock' | 'jobs'>,
  tx: PublicTransaction,
  { id, before }: { id: string; before: OwnedListing },
  { status, promisedTo }: StatusInput,
): Promise<void> {
  const change = changeBetween(before.status, status);
  if (change === undefined && before.status === status) return;
  if (change === undefined) throw invalid({ status: [sentences.noSuchChange(before.status, status)] });
  const now = clock.now();
  if (change === 'renew')
    return setStatus(tx, id, { status, promisedTo: before.promised_to, renews: true, now });
  const person = isForSomebody(change) ? promisedTo : null;
  const conversation = person === null ? null : await conversationWith(tx, id, person);
  if (person !== null && conversation === null) throw noAsker();
  await setStatus(tx, id, { status, promisedTo: person, renews: false, now });

  const tell = async (to: string, conversationId: string, notice: MessageNotice): Promise<void> => {
    const row = await insertMessage(tx, {
      id: ids.next(),
      conversationId,
      from: before.user_id,
      to,
      subject: inquirySubject(before.title),
      content: texts.messages.notices[notice],
      notice,
      now,
    });
    await announceMessage({ jobs }, tx, row);
  };
  const { promised_to: left } = before;
  for (const { to, notice } of noticesOf(change, left, person)) {
    const theirs = to === person ? conversation : await conversationWith(tx, id, to);
    if (theirs !== null) await tell(to, theirs, notice);
  }
  if (status === 'reserved' || status === 'sold') {
    // Delay of the email, so that the owner can undo the change first.
    const notified = [person, left].filter((id) => id !== null);
    await jobs.add(
      tx,
      'tell_of_status',
      { listingId: id, status, told: notified },
      limits.changeEmailMinutes * 60_000,
    );
  }
}
