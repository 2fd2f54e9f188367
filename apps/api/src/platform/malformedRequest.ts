import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { reasonOf, texts, type ErrorBody } from '@porchlight/domain';
import { errorCode } from './logger.ts';

/** Error responses to HTTP requests that never reach a route. */
const refusals = {
  400: { phrase: 'Bad Request', code: 'bad_request', message: texts.refusals.request.noHttp },
  408: { phrase: 'Request Timeout', code: 'timeout', message: texts.refusals.request.late },
  431: {
    phrase: 'Request Header Fields Too Large',
    code: 'too_large',
    message: texts.refusals.request.headTooLarge,
  },
  500: {
    phrase: 'Internal Server Error',
    code: 'internal',
    message: texts.common.somethingWentWrongTryAgain,
  },
} as const;

type Refusal = keyof typeof refusals;

const statuses: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

function bodyOf(status: Refusal, requestId: string): string {
  const { code, message } = refusals[status];
  const reason = reasonOf(message);
  return JSON.stringify({
    message,
    code,
    ...(reason && { reason }),
    request_id: requestId,
  } satisfies ErrorBody);
}

/** The response to a request that can't be parsed, or failed outside the app. */
export function malformedRequestAnswer(error: unknown, requestId: string): Response {
  const status = error instanceof RequestError ? 400 : 500;
  return new Response(bodyOf(status, requestId), {
    status,
    headers: { ...headers, 'x-request-id': requestId },
  });
}

/** The same on a connection that sent something other than HTTP; closes it. */
export function rejectConnection(error: Error, socket: Duplex, requestId: string): void {
  if (errorCode(error) === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[errorCode(error) ?? ''] ?? 400;
  const body = bodyOf(status, requestId);
  const fields = {
    ...headers,
    'x-request-id': requestId,
    'content-length': body.length,
    connection: 'close',
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${refusals[status].phrase}\r\n${head.join('')}\r\n${body}`);
}
