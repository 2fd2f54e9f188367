import {
  type Message,
  type MessageInput,
  limits,
  type ReplyInput,
  texts,
  type User,
} from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure, never, nothing, queryOf, senderOf } from '../answers.ts';
import { conversationsOf, mockNow, model, paged, threadOf } from '../model.ts';

const unauthorised = () => failure(401, texts.errors.signInNeeded, 'unauthorized');
const missing = () => failure(404, 'Message not found', 'not_found');

function asUser(
  request: Request,
  answer: (sender: User) => Response | Promise<Response>,
): Response | Promise<Response> {
  const sender = senderOf(model(), request);
  return sender === undefined ? unauthorised() : answer(sender);
}

function post(from: User, to: string, listingId: string, subject: string, content: string): Message {
  const message: Message = {
    id: model().nextId('message'),
    listing_id: listingId,
    from_user_id: from.id,
    to_user_id: to,
    subject,
    content,
    read: false,
    created_at: mockNow,
  };
  model().messages.push(message);
  return message;
}

/** A message that the person may see. */
function visible(sender: User, id: unknown): Message | undefined {
  return model().messages.find(
    (message) => message.id === id && [message.from_user_id, message.to_user_id].includes(sender.id),
  );
}

const ok: HttpHandler[] = [
  // The mocked world has no stream: pages ask now and then instead.
  http.get(at('/messages/events'), nothing),
  http.get(at('/messages/conversations'), ({ request }) =>
    asUser(request, (sender) => {
      const all = conversationsOf(model(), sender.id);
      const { items, pagination } = paged(all, queryOf(request), limits.conversationsPageSize);
      return data({ conversations: items, pagination });
    }),
  ),
  http.get(at('/messages/conversations/:listingId/:otherId'), ({ params, request }) =>
    asUser(request, (sender) => {
      const all = threadOf(model(), sender.id, String(params['listingId']), String(params['otherId']));
      const { items, pagination } = paged(all.toReversed(), queryOf(request), limits.messagesPageSize);
      return data({ messages: items, pagination });
    }),
  ),
  http.get(at('/messages/unread-count'), ({ request }) =>
    asUser(request, (sender) =>
      data({
        unread_count: model().messages.filter((message) => message.to_user_id === sender.id && !message.read)
          .length,
      }),
    ),
  ),
  http.get(at('/messages/can-message/:listingId'), ({ params, request }) =>
    asUser(request, (sender) => {
      const listing = model().listings.find(({ id }) => id === params['listingId']);
      return data({ can_message: listing?.status === 'active' && listing.user_id !== sender.id });
    }),
  ),
  http.post(at('/messages'), ({ request }) =>
    asUser(request, async (sender) => {
      const { listing_id: id, subject, content } = (await request.json()) as MessageInput;
      const listing = model().listings.find((candidate) => candidate.id === id);
      if (listing?.user_id === undefined) return failure(404, texts.listing.notFoundTitle, 'not_found');
      if (listing.user_id === sender.id) return failure(403, texts.errors.notAllowed, 'forbidden');
      return data(post(sender, listing.user_id, id, subject, content), 201);
    }),
  ),
  http.post(at('/messages/:id/reply'), ({ params, request }) =>
    asUser(request, async (sender) => {
      const { content } = (await request.json()) as ReplyInput;
      const message = visible(sender, params['id']);
      if (message === undefined) return missing();
      const to = message.from_user_id === sender.id ? message.to_user_id : message.from_user_id;
      return data(post(sender, to, message.listing_id, message.subject, content), 201);
    }),
  ),
  http.put(at('/messages/:id/read'), ({ params, request }) =>
    asUser(request, (sender) => {
      const message = visible(sender, params['id']);
      if (message === undefined || message.to_user_id !== sender.id) return missing();
      message.read = true;
      return data(message);
    }),
  ),
  http.get(at('/messages/:id'), ({ params, request }) =>
    asUser(request, (sender) => {
      const message = visible(sender, params['id']);
      return message === undefined ? missing() : data(message);
    }),
  ),
  http.delete(at('/messages/:id'), ({ params, request }) =>
    asUser(request, (sender) => {
      if (visible(sender, params['id']) === undefined) return missing();
      model().messages = model().messages.filter(({ id }) => id !== params['id']);
      return nothing();
    }),
  ),
];

/** Conversations and messages. */
export const messages = {
  ok,
  empty: [
    http.get(at('/messages/conversations'), ({ request }) => {
      const { items, pagination } = paged([], queryOf(request), limits.conversationsPageSize);
      return data({ conversations: items, pagination });
    }),
  ],
  failing: [http.get(at('/messages/conversations'), broken)],
  pending: [http.get(at('/messages/conversations'), never)],
  threadFailing: [http.get(at('/messages/conversations/:listingId/:otherId'), broken)],
  threadPending: [http.get(at('/messages/conversations/:listingId/:otherId'), never)],
  /** Nothing can be sent. */
  unsendable: [http.post(at('/messages'), broken), http.post(at('/messages/:id/reply'), broken)],
  /** Sending never finishes. */
  sending: [http.post(at('/messages'), never), http.post(at('/messages/:id/reply'), never)],
};
