import {
  passwordProofSchema,
  type AnswerName,
  apiBasePath,
  confirmEmailInputSchema,
  contactSchema,
  decisionInputSchema,
  emailChangeSchema,
  forgotPasswordSchema,
  languageChangeSchema,
  listingInputSchema,
  listingStatuses,
  loginSchema,
  messageInputSchema,
  moderatorRemovalSchema,
  moderatorSchema,
  nameChangeSchema,
  notificationSettingsSchema,
  offerAnswerSchema,
  offerInputSchema,
  passwordChangeSchema,
  registerInputSchema,
  replySchema,
  reportSchema,
  resetPasswordInputSchema,
} from '@porchlight/domain';
import { object, string, type SchemaObjectDescription } from 'yup';

/** The part of a schema that bodies are generated from. */
export interface BodySchema {
  describe(): SchemaObjectDescription;
}

/** Input of a call besides its path parameters, and its response. */
export interface FuzzedCall {
  /** The data of a successful response, or a stream. */
  answer: AnswerName | 'stream';
  /** The schema of its body, or photos. */
  body?: BodySchema | 'photos';
  query?: readonly string[];
}

const paging = ['page', 'limit'];
const filters = [
  ...paging,
  ...'query category category_id location near min_price max_price price_type price_period'.split(' '),
  'bounds',
  ...'status sort sort_by sort_order order radius exclude anchor cursor spelling with_photos posted_within condition without_sellers user_id'.split(
    ' ',
  ),
];
const refresh = object({ refresh_token: string().required() });

/** Every call of the server, by route. A test compares it with the server's routes. */
export const fuzzedCalls: Readonly<Record<string, FuzzedCall>> = {
  'GET /categories': { answer: 'categories' },
  'GET /categories/stats': { answer: 'categoryStats' },
  'GET /categories/:id/listings': { answer: 'listings', query: filters },
  'GET /listings': { answer: 'listings', query: filters },
  'GET /listings/counts': { answer: 'choiceCounts', query: filters },
  'GET /listings/map': { answer: 'listingsMap', query: [...filters, 'cells'] },
  'GET /listings/:id/area': { answer: 'listingArea' },
  'GET /listings/recent': { answer: 'recentListings', query: paging },
  'GET /listings/stats': { answer: 'listingsStats' },
  'GET /listings/:id': { answer: 'listing', query: ['near'] },
  'POST /listings': { answer: 'listing', body: listingInputSchema },
  'PUT /listings/:id': { answer: 'listing', body: listingInputSchema },
  'DELETE /listings/:id': { answer: 'nothing' },
  'PATCH /listings/:id/status': {
    answer: 'listing',
    body: object({
      status: string()
        .required()
        .oneOf([...listingStatuses]),
      promised_to: string(),
    }),
  },
  'GET /listings/:id/askers': { answer: 'askers' },
  'POST /listings/:id/bump': { answer: 'listing' },
  'POST /listings/:id/view': { answer: 'view' },
  'POST /listings/:id/phone': { answer: 'phone' },
  'POST /listings/:id/images': { answer: 'images', body: 'photos' },
  'POST /images': { answer: 'images', body: 'photos' },
  'GET /images/:id': { answer: 'image' },
  'DELETE /images/:id': { answer: 'nothing' },
  'GET /users/:id': { answer: 'seller' },
  'GET /user/listings': { answer: 'myListings', query: [...paging, 'status', 'query'] },
  'GET /favorites': { answer: 'favorites', query: paging },
  'GET /favorites/:id/check': { answer: 'favoriteCheck' },
  'POST /favorites/:id': { answer: 'favorite' },
  'DELETE /favorites/:id': { answer: 'favorite' },
  'GET /geo/autocomplete': { answer: 'suggestions', query: ['q', 'types', 'limit'] },
  'GET /search/suggestions': { answer: 'searchSuggestions', query: ['query', 'limit'] },
  'GET /geo/nearest': { answer: 'suggestions', query: ['lat', 'lng'] },
  'POST /auth/register': { answer: 'auth', body: registerInputSchema },
  'POST /auth/login': { answer: 'auth', body: loginSchema },
  'POST /auth/refresh': { answer: 'tokens', body: refresh },
  'POST /auth/logout': { answer: 'nothing', body: refresh },
  'POST /auth/forgot-password': { answer: 'done', body: forgotPasswordSchema },
  'POST /auth/reset-password': { answer: 'done', body: resetPasswordInputSchema },
  'GET /auth/me': { answer: 'user' },
  'PUT /auth/name': { answer: 'user', body: nameChangeSchema },
  'PUT /auth/language': { answer: 'user', body: languageChangeSchema },
  'PUT /auth/photo': { answer: 'user', body: 'photos' },
  'DELETE /auth/photo': { answer: 'user' },
  'PUT /auth/email': { answer: 'user', body: emailChangeSchema },
  'DELETE /auth/pending-email': { answer: 'user' },
  'POST /auth/confirm-email': { answer: 'done', body: confirmEmailInputSchema },
  'POST /auth/confirm-email/preview': { answer: 'confirmation', body: confirmEmailInputSchema },
  'POST /auth/confirm-email/disown': { answer: 'done', body: confirmEmailInputSchema },
  'POST /auth/confirm-email/resend': { answer: 'done' },
  'DELETE /auth/account': { answer: 'nothing', body: passwordProofSchema },
  'GET /auth/export': { answer: 'export' },
  'POST /auth/export': { answer: 'export', body: passwordProofSchema },
  'GET /auth/export/file': { answer: 'stream', query: ['token'] },
  'GET /auth/sessions': { answer: 'sessions' },
  'DELETE /auth/sessions': { answer: 'nothing' },
  'DELETE /auth/sessions/:id': { answer: 'nothing' },
  'GET /auth/blocks': { answer: 'blocks' },
  'PUT /auth/blocks/:id': { answer: 'nothing' },
  'DELETE /auth/blocks/:id': { answer: 'nothing' },
  'GET /auth/notifications': { answer: 'notifications' },
  'PUT /auth/notifications': { answer: 'notifications', body: notificationSettingsSchema },
  'POST /notifications/unsubscribe': { answer: 'done', query: ['token'] },
  'PUT /auth/password': { answer: 'done', body: passwordChangeSchema },
  'GET /messages/conversations': { answer: 'conversations', query: [...paging, 'query', 'archived'] },
  'GET /messages/conversations/:listing/:other': { answer: 'conversation', query: paging },
  'PUT /messages/conversations/:listing/:other/archived': { answer: 'nothing' },
  'DELETE /messages/conversations/:listing/:other/archived': { answer: 'nothing' },
  'POST /messages/conversations/:listing/:other/offers': { answer: 'message', body: offerInputSchema },
  'GET /messages/unread-count': { answer: 'unreadCount' },
  'GET /messages/open-offers': { answer: 'openOffers' },
  'GET /messages/can-message/:listing': { answer: 'canMessage' },
  'GET /messages/events': { answer: 'stream' },
  'POST /messages': { answer: 'message', body: messageInputSchema },
  'GET /messages/:id': { answer: 'message' },
  'POST /messages/:id/reply': { answer: 'message', body: replySchema },
  'PUT /messages/:id/offer': { answer: 'message', body: offerAnswerSchema },
  'PUT /messages/:id/read': { answer: 'message' },
  'DELETE /messages/:id': { answer: 'nothing' },
  'GET /admin/cases': { answer: 'cases', query: [...paging, 'state'] },
  'GET /admin/cases/:id': { answer: 'case' },
  'PUT /admin/cases/:id/taken': { answer: 'case' },
  'DELETE /admin/cases/:id/taken': { answer: 'case' },
  'POST /admin/cases/:id/decisions': { answer: 'case', body: decisionInputSchema },
  'DELETE /admin/cases/:id/decisions/:decision': { answer: 'case' },
  'GET /admin/log': { answer: 'log', query: [...paging, 'by', 'action'] },
  'GET /admin/numbers': { answer: 'numbers', query: ['days'] },
  'GET /admin/moderators': { answer: 'moderators' },
  'POST /admin/moderators': { answer: 'moderator', body: moderatorSchema },
  'DELETE /admin/moderators/:id': { answer: 'nothing', body: moderatorRemovalSchema },
  'POST /support/contact': { answer: 'created', body: contactSchema },
  'POST /support/report': { answer: 'created', body: reportSchema },
};

const patterns = Object.entries(fuzzedCalls).map(
  ([call, { answer }]) => [new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`), answer] as const,
);

/** The response data of the first call that matches a request; undefined if none does. */
export function answerTo({ method, url }: Request): AnswerName | 'stream' | undefined {
  const call = `${method} ${new URL(url).pathname.replace(apiBasePath, '')}`;
  return patterns.find(([pattern]) => pattern.test(call))?.[1];
}
