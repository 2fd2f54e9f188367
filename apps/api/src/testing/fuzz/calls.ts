import {
  contactSchema,
  emailChangeSchema,
  forgotPasswordSchema,
  listingInputSchema,
  loginSchema,
  messageInputSchema,
  passwordChangeSchema,
  registerInputSchema,
  replySchema,
  reportSchema,
  resetPasswordInputSchema,
} from '@porchlight/domain';
import { object, string, type SchemaObjectDescription } from 'yup';

/** As much of a schema as bodies are made from. */
export interface BodySchema {
  describe(): SchemaObjectDescription;
}

/** What a call of the contract takes beside what its path names. */
export interface FuzzedCall {
  /** The schema of its body, or photos. */
  body?: BodySchema | 'photos';
  /** Parameters of its address. */
  query?: readonly string[];
}

const paging = ['page', 'limit'];
const filters = [
  ...paging,
  ...'query category category_id location min_price max_price price_type'.split(' '),
  ...'status sort sort_by order radius exclude has_images'.split(' '),
];
const refresh = object({ refresh_token: string().required() });

/** Every call that the server answers, as it names them. A test compares it with the server's routes. */
export const fuzzedCalls: Readonly<Record<string, FuzzedCall>> = {
  'GET /categories': {},
  'GET /categories/stats': {},
  'GET /categories/:id/listings': { query: filters },
  'GET /listings': { query: filters },
  'GET /listings/recent': { query: paging },
  'GET /listings/stats': {},
  'GET /listings/:id': {},
  'POST /listings': { body: listingInputSchema },
  'PUT /listings/:id': { body: listingInputSchema },
  'DELETE /listings/:id': {},
  'PATCH /listings/:id/status': { body: object({ status: string().required().oneOf(['sold']) }) },
  'POST /listings/:id/bump': {},
  'POST /listings/:id/view': {},
  'POST /listings/:id/images': { body: 'photos' },
  'GET /images/:id': {},
  'DELETE /images/:id': {},
  'GET /user/listings': { query: [...paging, 'status', 'query'] },
  'GET /favorites': { query: paging },
  'GET /favorites/:id/check': {},
  'POST /favorites/:id': {},
  'DELETE /favorites/:id': {},
  'GET /geo/autocomplete': { query: ['q', 'types', 'limit'] },
  'POST /auth/register': { body: registerInputSchema },
  'POST /auth/login': { body: loginSchema },
  'POST /auth/refresh': { body: refresh },
  'POST /auth/logout': { body: refresh },
  'POST /auth/forgot-password': { body: forgotPasswordSchema },
  'POST /auth/reset-password': { body: resetPasswordInputSchema },
  'GET /auth/me': {},
  'PUT /auth/email': { body: emailChangeSchema },
  'PUT /auth/password': { body: passwordChangeSchema },
  'GET /messages/conversations': { query: paging },
  'GET /messages/conversations/:listing/:other': { query: paging },
  'GET /messages/unread-count': {},
  'GET /messages/can-message/:listing': {},
  'GET /messages/events': {},
  'POST /messages': { body: messageInputSchema },
  'GET /messages/:id': {},
  'POST /messages/:id/reply': { body: replySchema },
  'PUT /messages/:id/read': {},
  'DELETE /messages/:id': {},
  'POST /support/contact': { body: contactSchema },
  'POST /support/report': { body: reportSchema },
};
