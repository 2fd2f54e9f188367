import type { ErrorBody } from '@porchlight/domain';
import type { TestApi } from './testApi.ts';
import { PASSWORD } from './people.ts';

export const base = '/api/v1/auth';

export const unlimited = { settings: { rateLimits: false } };

export const register = (server: TestApi, json: unknown) =>
  server.request('POST', `${base}/register`, { json });
export const login = (server: TestApi, email: string, password = PASSWORD) =>
  server.request('POST', `${base}/login`, { json: { email, password } });
export const refresh = (server: TestApi, refresh_token: unknown) =>
  server.request('POST', `${base}/refresh`, { json: { refresh_token } });

/** A failed response's status and body, without its request id. */
export async function failure(answer: Response) {
  const { request_id: _id, ...rest } = (await answer.json()) as ErrorBody;
  return { status: answer.status, ...rest };
}
