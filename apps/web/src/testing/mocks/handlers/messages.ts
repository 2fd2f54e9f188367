import {
  checkInput,
  inquirySubject,
  limits,
  type Message,
  messageEventsPath,
  messageInputSchema,
  ownerId,
  pageOf,
  readPageQuery,
  replySchema,
  texts,
  type User,
} from '@porchlight/domain';
import { http, type HttpHandler, type PathParams } from 'msw';

import { at, broken, data, failure, never, nothing, queryOf } from '../answers.ts';
import { accepted, bodyOf, listingOf, once, signedIn } from '../asking.ts';
import { model } from '../model.ts';
import {
  admitToOwner,
  archiveKey,
  asOfNow,
  headOf,
  hiddenKey,
  messagesOf,
  obstacle,
  otherOf,
  settledOffer,
  tell,
  threadOf,
  unreadOf,
  wantedConversations,
} from '../conversations.ts';

const post = (from: User, to: string, listingId: string, subject: string, content: string): Response =>
  data(tell(from.id, to, listingId, { subject, content }), 201);

/** A message visible to the user. */
function ownMessage(user: User, id: unknown): Message {
  const message = messagesOf(model(), user.id).find((candidate) => candidate.id === id);
  if (message === undefined) throw failure(404, texts.refusals.message.notFound, 'not_found');
  return message;
}

const noConversation = (): Response => failure(404, texts.refusals.message.noConversation, 'not_found');

/** The archive key of the user's own conversation. */
function ownConversation(request: Request, params: PathParams): string {
  const { id: userId } = signedIn(request);
  const [listingId, otherId] = [String(params['listingId']), String(params['otherId'])];
  if (threadOf(model(), userId, listingId, otherId) === undefined) throw noConversation();
  return archiveKey(userId, listingId, otherId);
}

const ok: HttpHandler[] = [
  // The mock has no event stream: pages poll instead.
  http.get(at(messageEventsPath), nothing),
  http.get(at('/messages/conversations'), ({ request }) => {
    const query = queryOf(request);
    const all = wantedConversations(model(), signedIn(request).id, query);
    const { items, pagination } = pageOf(all, readPageQuery(query, limits.conversationsPageSize));
    return data({ conversations: items, pagination });
  }),
  http.get(at('/messages/conversations/:listingId/:otherId'), ({ params, request }) => {
    const [listingId, otherId] = [String(params['listingId']), String(params['otherId'])];
    const { id: userId } = signedIn(request);
    const all = threadOf(model(), userId, listingId, otherId);
    if (all === undefined) return noConversation();
    const { items, pagination } = pageOf(
      all.toReversed(),
      readPageQuery(queryOf(request), limits.messagesPageSize),
    );
    return data({
      conversation: headOf(model(), userId, listingId, otherId),
      messages: items.map(asOfNow),
      pagination,
    });
  }),
  http.put(at('/messages/conversations/:listingId/:otherId/archived'), ({ params, request }) => {
    model().archived.add(ownConversation(request, params));
    return nothing();
  }),
  http.delete(at('/messages/conversations/:listingId/:otherId/archived'), ({ params, request }) => {
    model().archived.delete(ownConversation(request, params));
    return nothing();
  }),
  http.get(at('/messages/unread-count'), ({ request }) => {
    const { id } = signedIn(request);
    return data({ unread_count: unreadOf(messagesOf(model(), id), id).length });
  }),
  http.get(at('/messages/open-offers'), ({ request }) => {
    const { id } = signedIn(request);
    const open = messagesOf(model(), id).filter(
      ({ to_user_id: to, offer }) =>
        to === id && offer !== undefined && settledOffer(offer).status === 'open',
    );
    return data({ open_offers: open.length });
  }),
  http.get(at('/messages/can-message/:listingId'), ({ params, request }) => {
    const user = signedIn(request);
    const reason = obstacle(listingOf(params['listingId'], user), user);
    return data(reason === undefined ? { can_message: true } : { can_message: false, reason });
  }),
  http.post(at('/messages'), async ({ request }) => {
    const user = signedIn(request);
    const input = accepted(checkInput(messageInputSchema, await bodyOf(request)));
    const listing = listingOf(input.listing_id, user);
    admitToOwner(listing, user);
    const subject = input.subject || inquirySubject(listing.title);
    return once(request, user.id, input, () =>
      post(user, ownerId(listing) ?? '', listing.id, subject, input.content),
    );
  }),
  http.post(at('/messages/:id/reply'), async ({ params, request }) => {
    const user = signedIn(request);
    const before = ownMessage(user, params['id']);
    const input = accepted(checkInput(replySchema, await bodyOf(request)));
    const to = otherOf(before, user.id);
    const { listing, other_user: other } = headOf(model(), user.id, before.listing_id, to);
    if (other === null) return failure(409, texts.common.deletedUser, 'user_deleted');
    if (listing === null) return failure(409, texts.common.listingRemoved, 'listing_removed');
    return once(request, user.id, input, () =>
      post(user, to, before.listing_id, before.subject, input.content),
    );
  }),
  http.put(at('/messages/:id/read'), ({ params, request }) => {
    const user = signedIn(request);
    const message = ownMessage(user, params['id']);
    if (message.to_user_id !== user.id) return failure(403, texts.errors.notAllowed, 'forbidden');
    message.read = true;
    return data(message);
  }),
  http.get(at('/messages/:id'), ({ params, request }) => data(ownMessage(signedIn(request), params['id']))),
  http.delete(at('/messages/:id'), ({ params, request }) => {
    const user = signedIn(request);
    model().hidden.add(hiddenKey(ownMessage(user, params['id']), user.id));
    return nothing();
  }),
];

export const messages = {
  ok,
  empty: [
    http.get(at('/messages/conversations'), ({ request }) => {
      const { items, pagination } = pageOf([], readPageQuery(queryOf(request), limits.conversationsPageSize));
      return data({ conversations: items, pagination });
    }),
  ],
  failing: [http.get(at('/messages/conversations'), broken)],
  pending: [http.get(at('/messages/conversations'), never)],
  /** Searching fails. */
  unsearchable: [
    http.get(at('/messages/conversations'), ({ request }) =>
      queryOf(request).has('query') ? broken() : undefined,
    ),
  ],
  /** Archiving and unarchiving fail. */
  unarchivable: [
    http.put(at('/messages/conversations/:listingId/:otherId/archived'), broken),
    http.delete(at('/messages/conversations/:listingId/:otherId/archived'), broken),
  ],
  conversationFailing: [http.get(at('/messages/conversations/:listingId/:otherId'), broken)],
  conversationPending: [http.get(at('/messages/conversations/:listingId/:otherId'), never)],
  /** Sending fails. */
  unsendable: [http.post(at('/messages'), broken), http.post(at('/messages/:id/reply'), broken)],
  /** The first message to a seller fails, the second arrives. */
  unsendableOnce: () => [http.post(at('/messages'), broken, { once: true })],
  /** Sending never finishes. */
  sending: [http.post(at('/messages'), never), http.post(at('/messages/:id/reply'), never)],
};
