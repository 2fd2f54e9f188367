import {
  type Asker,
  changeBetween,
  inquirySubject,
  isForSomebody,
  type Listing,
  listingStatuses,
  noticesOf,
  ownerId,
  sentences,
  texts,
} from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, invalid, never } from '../answers.ts';
import { bodyOf, myListing } from '../asking.ts';
import { areApart } from '../blocks.ts';
import { tell } from '../conversations.ts';
import { messagesBetween, model, newExpiry, now } from '../model.ts';

/** Users who have written about a listing, latest first, without blocked ones. */
function askersOf(listing: Listing): Asker[] {
  const { messages, users } = model();
  const owner = ownerId(listing);
  const ids = messages
    .filter((message) => message.listing_id === listing.id)
    .map((message) => (message.from_user_id === owner ? message.to_user_id : message.from_user_id))
    .toReversed();
  return [...new Set(ids)]
    .filter((id) => !areApart(model(), owner ?? '', id))
    .flatMap((id) => users.filter((user) => user.id === id))
    .map(({ id, name }) => ({
      id,
      name,
      ...(hasAcceptedOffer(listing, id) && { has_accepted_offer: true }),
    }));
}

const hasAcceptedOffer = (listing: Listing, userId: string): boolean =>
  messagesBetween(listing.id, userId, ownerId(listing)).some(({ offer }) => offer?.status === 'accepted');

const noAsker = () => invalid({ promised_to: [texts.refusals.listing.noAsker] });

/** Status changes of own listings, and their askers. */
export const life: HttpHandler[] = [
  http.patch(at('/listings/:id/status'), async ({ params, request }) => {
    const listing = myListing(request, params['id']);
    const { status: wanted, promised_to: person } = await bodyOf(request);
    const status = listingStatuses.find((known) => known === wanted);
    if (status === undefined) return invalid({ status: [texts.refusals.listing.statusUnknown] });
    const change = changeBetween(listing.status, status);
    if (change === undefined && listing.status === status) return data(listing);
    if (change === undefined) return invalid({ status: [sentences.noSuchChange(listing.status, status)] });
    if (change === 'renew') return data(Object.assign(listing, { status, expires_at: newExpiry() }));
    const isPromised = isForSomebody(change) && person !== undefined && person !== null;
    const asker = isPromised ? askersOf(listing).find(({ id }) => id === person) : undefined;
    if (isPromised && asker === undefined) return noAsker();
    const before = listing.promised_to;
    Object.assign(listing, { status, promised_to: asker, updated_at: now() });
    for (const { to, notice } of noticesOf(change, before?.id ?? null, asker?.id ?? null))
      if (askersOf(listing).some(({ id }) => id === to))
        tell(ownerId(listing) ?? '', to, listing.id, {
          subject: inquirySubject(listing.title),
          content: texts.messages.notices[notice],
          notice,
        });
    return data(listing);
  }),
  http.get(at('/listings/:id/askers'), ({ params, request }) =>
    data({ askers: askersOf(myListing(request, params['id'])) }),
  ),
];

/** Failures of status changes. */
export const lives = {
  unchangeable: [http.patch(at('/listings/:id/status'), broken)],
  askersPending: [http.get(at('/listings/:id/askers'), never)],
  askersFailing: [http.get(at('/listings/:id/askers'), broken)],
};
