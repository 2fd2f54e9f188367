import {
  checkInput,
  formatOffer,
  inquirySubject,
  mayAnswer,
  type Offer,
  offerAnswerSchema,
  offerClosedText,
  offerEnd,
  offerInputSchema,
  openOffer,
  ownerId,
  takesOffers,
  texts,
} from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure } from '../answers.ts';
import { accepted, bodyOf, once, signedIn } from '../asking.ts';
import { worldFor } from '../blocks.ts';
import {
  admitToOwner,
  asOfNow,
  headOf,
  messagesOf,
  otherOf,
  settledOffer,
  tell,
  threadOf,
} from '../conversations.ts';
import { messagesBetween, model, now } from '../model.ts';

const tooLate = ({ status }: Offer): Response => failure(409, offerClosedText(status), 'offer_closed');
const noOffer = (): Response => failure(404, texts.refusals.message.noOffer, 'not_found');
const noOffers = (): Response => failure(409, texts.offers.notTaken, 'no_offers');

function isOffered(userId: string, listingId: string, otherId: string): boolean {
  const { listing } = headOf(model(), userId, listingId, otherId);
  return listing !== null && takesOffers(listing);
}

const handlers: HttpHandler[] = [
  http.post(at('/messages/conversations/:listingId/:otherId/offers'), async ({ params, request }) => {
    const user = signedIn(request);
    const [listingId, otherId] = [String(params['listingId']), String(params['otherId'])];
    // Without a conversation, an offer to a listing's owner opens one.
    const isFirst = threadOf(model(), user.id, listingId, otherId) === undefined;
    const asked = worldFor(user).listings.find(({ id }) => id === listingId);
    if (isFirst && (asked === undefined || ownerId(asked) !== otherId))
      return failure(404, texts.refusals.message.noConversation, 'not_found');
    const input = accepted(checkInput(offerInputSchema, await bodyOf(request)));
    const { listing, other_user: other } = headOf(model(), user.id, listingId, otherId);
    if (isFirst && asked !== undefined) admitToOwner(asked, user);
    if (other === null) return failure(409, texts.common.deletedUser, 'user_deleted');
    if (listing === null) return failure(409, texts.common.listingRemoved, 'listing_removed');
    return once(request, user.id, input, () => {
      if (!isOffered(user.id, listingId, otherId)) return noOffers();
      const thread = messagesBetween(listingId, user.id, otherId);
      if (input.counters !== undefined) {
        const before = thread.find(({ id }) => id === input.counters);
        if (before?.offer === undefined) return noOffer();
        if (before.from_user_id === user.id) return failure(403, texts.offers.notYours, 'forbidden');
        const standing = settledOffer(before.offer);
        if (standing.status !== 'open') return tooLate(standing);
        before.offer.status = 'countered';
      }
      if (openOffer(thread, Date.parse(now())) !== undefined)
        return failure(409, texts.offers.oneAtATime, 'offer_open');
      const offer = { amount: input.amount, status: 'open' as const, expires_at: '' };
      const message = tell(user.id, otherId, listingId, {
        subject: inquirySubject(listing.title),
        content: texts.offers.message(formatOffer(input.amount)),
        offer,
      });
      // Counted from the message's own time, which a second look at the clock would miss by a millisecond.
      offer.expires_at = new Date(offerEnd(Date.parse(message.created_at))).toISOString();
      return data(message, 201);
    });
  }),
  http.put(at('/messages/:id/offer'), async ({ params, request }) => {
    const user = signedIn(request);
    const message = messagesOf(model(), user.id).find(({ id }) => id === params['id']);
    if (message?.offer === undefined) return noOffer();
    const { status } = accepted(checkInput(offerAnswerSchema, await bodyOf(request)));
    if (!mayAnswer(message, user.id, status)) return failure(403, texts.offers.notYours, 'forbidden');
    const before = settledOffer(message.offer);
    if (before.status === status) return data(asOfNow(message));
    if (before.status !== 'open') return tooLate(before);
    const other = otherOf(message, user.id);
    if (status === 'accepted' && !isOffered(user.id, message.listing_id, other)) return noOffers();
    message.offer.status = status;
    const notice = `offer_${status}` as const;
    const content = texts.messages.notices[notice];
    tell(user.id, other, message.listing_id, { subject: message.subject, content, notice });
    return data(asOfNow(message));
  }),
];

/** Offers for listings with a negotiable price. */
export const offers = {
  ok: handlers,
  /** Responding to an offer fails. */
  unanswerable: [http.put(at('/messages/:id/offer'), broken)],
  /** The offer is withdrawn right before the response. */
  withdrawnMeanwhile: () => [
    http.put(
      at('/messages/:id/offer'),
      ({ params }) => {
        const message = model().messages.find(({ id }) => id === params['id']);
        if (message?.offer === undefined) return noOffer();
        message.offer.status = 'withdrawn';
        return tooLate(message.offer);
      },
      { once: true },
    ),
  ],
};
