import type {
  AccountAnswer,
  AuthAnswer,
  EmailChangeInput,
  ForgotPasswordInput,
  LoginInput,
  LogoutInput,
  MessageAnswer,
  PasswordChangeInput,
  RefreshAnswer,
  RegisterInput,
  ResetPasswordInput,
  User,
} from '@porchlight/domain';

import type { ApiClient, CallOptions } from './client.ts';
import { privateKey, type Resource } from './resource.ts';

const anonymous = { auth: 'none' } as const;

/** Signs in. */
export function logIn(api: ApiClient, input: LoginInput, options: CallOptions = {}): Promise<AuthAnswer> {
  return api.call('POST', '/auth/login', { ...options, ...anonymous, body: input });
}

/** Opens an account and signs in. */
export function register(
  api: ApiClient,
  input: RegisterInput,
  options: CallOptions = {},
): Promise<AuthAnswer> {
  return api.call('POST', '/auth/register', { ...options, ...anonymous, body: input });
}

/** Trades a refresh token for a new pair. */
export function refreshTokens(
  api: ApiClient,
  refreshToken: string,
  options: CallOptions = {},
): Promise<RefreshAnswer> {
  return api.call('POST', '/auth/refresh', {
    ...options,
    ...anonymous,
    body: { refresh_token: refreshToken },
  });
}

/** Ends a session on the server; its refresh token is the proof. */
export async function logOut(api: ApiClient, input: LogoutInput): Promise<void> {
  await api.call('POST', '/auth/logout', { ...anonymous, body: input });
}

/** Asks for a reset mail. The answer never tells whether the account exists. */
export function requestReset(
  api: ApiClient,
  input: ForgotPasswordInput,
  options: CallOptions = {},
): Promise<MessageAnswer> {
  return api.call('POST', '/auth/forgot-password', { ...options, ...anonymous, body: input });
}

/** Sets a new password with the token of a reset mail. */
export function resetPassword(
  api: ApiClient,
  input: ResetPasswordInput,
  options: CallOptions = {},
): Promise<MessageAnswer> {
  return api.call('POST', '/auth/reset-password', { ...options, ...anonymous, body: input });
}

/** The whole record of the signed-in person. */
export function ownAccount(userId: string): Resource<AccountAnswer> {
  const path = '/auth/me';
  return { key: privateKey(userId, path), fetch: (api) => api.read(path) };
}

/** Changes the address of the signed-in person. */
export function changeEmail(api: ApiClient, input: EmailChangeInput): Promise<User> {
  return api.call('PUT', '/auth/email', { body: input });
}

/** Changes the password of the signed-in person and signs out their other sessions. */
export function changePassword(api: ApiClient, input: PasswordChangeInput): Promise<MessageAnswer> {
  return api.call('PUT', '/auth/password', { body: input });
}
