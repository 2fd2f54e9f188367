import { type ErrorBody, type Language, texts } from '@porchlight/domain';
import type { ErrorHandler, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { FOREIGN_KEY_VIOLATION, isLostConnection, sqlState, UNIQUE_VIOLATION } from '../db/index.ts';
import type { Deps } from '../../deps.ts';
import type { Logger } from '../ports/index.ts';
import { errorCode, errorFields } from '../logger.ts';
import type { ApiContext, ApiEnv } from './context.ts';
import { conflict, HttpError, unavailable } from './errors.ts';
import { inLanguage, languageOf } from '../language/index.ts';
import { readAddress } from '../limits/addresses.ts';
import { identifier, type Authenticate } from './viewer.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Gives every request its id, its client's IP address and a way to identify the user, and logs one line per
 * response.
 */
export function requestScope(deps: Deps, authenticate: Authenticate): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = deps.ids.next();
    c.set('requestId', requestId);
    c.set('clientAddress', clientAddress(c, deps.settings.trustedProxies));
    const authorization = c.req.header('authorization');
    c.set('identify', identifier(authorization, authenticate));
    // Signed-in users must see their own writes, so they don't read from a replica.
    c.set('reader', authorization === undefined ? (deps.replica?.reader ?? deps.db) : deps.db);
    const isOwn = c.env?.handOver !== undefined;
    const answered = isOwn ? undefined : deps.metrics?.begin();
    if (isOwn || deps.traces === undefined) await next();
    else
      await deps.traces.request(c.req.method, async () => {
        await next();
        return { route: routeOf(c), status: c.res.status };
      });
    answered?.({ method: c.req.method, route: routeOf(c), status: c.res.status });
    if (authorization !== undefined && !isSafe(c.req.method) && c.res.ok) await deps.replica?.wrote();
    const { headers } = c.res;
    headers.set('x-request-id', requestId);
    if (headers.get('content-type') === 'application/json') headers.set('content-type', JSON_TYPE);
    // Nothing is cacheable unless a route allows it: most responses depend on the user and the time.
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (isOwn) return;
    // The query may contain text that a user typed, so only the path is logged.
    deps.logger.info('request', {
      request_id: requestId,
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  };
}

/** The pattern of the matched route, never the path, which may contain an id or be made up. */
function routeOf(c: ApiContext): string {
  if (c.req.path.startsWith('/assets/')) return '/assets/*';
  // Without the expressions of parameters.
  return routePath(c).replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
}

const isSafe = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Turns any error into the contract's error body. Unknown errors are logged and reported in general terms.
 */
export function handleErrors(logger: Logger): ErrorHandler<ApiEnv> {
  return (error, c) => {
    const known = error instanceof HttpError ? error : translate(error);
    const requestId = c.get('requestId');
    const failure = { request_id: requestId, status: known.status, ...errorFields(error) };
    if (known.status >= 500) logger.error('request_failed', failure);
    // Reported to the client, but unexpected.
    else if (known !== error) logger.warn('request_refused', failure);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      ...known.headers,
    };
    const body = errorBody(known, languageOf(c), requestId);
    return new Response(JSON.stringify(body), { status: known.status, headers });
  };
}

function errorBody(error: HttpError, language: Language, requestId: string): ErrorBody {
  const { said, code, reason, data, fields } = error;
  return {
    message: inLanguage(said, language),
    code,
    ...(reason !== undefined && { reason }),
    ...(data !== undefined && { data }),
    ...(fields !== null && { errors: textsOf(fields, language) }),
    request_id: requestId,
  };
}

const textsOf = (fields: NonNullable<HttpError['fields']>, language: Language): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, said]) => [name, said.map((each) => inLanguage(each, language))]),
  );

/**
 * SQLSTATEs of a database that is unreachable, overloaded, refuses the login or is read-only during a
 * failover: classes 08, 28, 53 and 57, a missing database, one that accepts no connections, a read-only
 * transaction; also of a transaction that was rolled back repeatedly.
 */
const unavailableStates = /^(08|28|53|57|3D000$|55000$|25006$|40001$|40P01$)/;
/** Codes of a lost connection, a full disk or file table, or a failing object store. */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EMFILE|ENFILE|HTTP_(429|5\d\d))$/;

function isUnavailable(error: Error): boolean {
  return (
    isLostConnection(error) ||
    error.name === 'TimeoutError' ||
    unavailableStates.test(sqlState(error) ?? '') ||
    unavailableCodes.test(errorCode(error) ?? '')
  );
}

function translate(error: Error): HttpError {
  if (isUnavailable(error)) {
    return unavailable(texts.refusals.service.unavailable);
  }
  // A referenced row was deleted, or an equal one inserted, between reading and writing.
  if ([FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION].includes(sqlState(error) ?? '')) {
    return conflict(texts.refusals.request.changed, 'changed');
  }
  return new HttpError(500, 'internal', texts.common.somethingWentWrongTryAgain);
}

function clientAddress(c: ApiContext, trustedProxies: number): string {
  const peer = c.env?.remoteAddress ?? '';
  const direct = readAddress(peer) ?? 'unknown';
  if (trustedProxies === 0) return direct;
  // Each trusted proxy appends the address it saw, so the client's is that many from the end.
  const reported = (c.req.header('x-forwarded-for') ?? '').split(',').at(-trustedProxies);
  return readAddress(reported ?? '') ?? direct;
}
