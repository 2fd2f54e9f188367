import type {
  AccountAnswer,
  PasswordProofInput,
  AuthAnswer,
  ConfirmationPreview,
  ConfirmEmailInput,
  EmailChangeInput,
  ExportAnswer,
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

import { deviceStorage } from '../lib/storage.ts';
import { tryOrUndefined } from '../lib/tryOrUndefined.ts';
import type { ApiClient, CallOptions } from './client.ts';
import { ApiError } from './errors.ts';
import { privateKey, type Resource } from './resource.ts';
import { newId } from '../lib/secureContext.ts';

const anonymous = { auth: 'none' } as const;

/** This browser's random id, created on first use; `undefined` when storage is blocked, or without HTTPS. */
function deviceId(): string | undefined {
  const known = deviceStorage.read('device');
  if (known !== null) return known;
  const made = tryOrUndefined(() => newId());
  return made !== undefined && deviceStorage.write('device', made) ? made : undefined;
}

export function logIn(api: ApiClient, input: LoginInput, options: CallOptions = {}): Promise<AuthAnswer> {
  return api.call('POST', '/auth/login', 'auth', {
    ...options,
    ...anonymous,
    deviceId: deviceId(),
    body: input,
  });
}

/** Registers a user and signs in. */
export function register(
  api: ApiClient,
  input: RegisterInput,
  options: CallOptions = {},
): Promise<AuthAnswer> {
  return api.call('POST', '/auth/register', 'auth', {
    ...options,
    ...anonymous,
    deviceId: deviceId(),
    body: input,
  });
}

/**
 * Keeps the errors of the refresh endpoint itself: the session ended, or try later. Any other response, such
 * as a proxy's page, becomes `malformed`.
 */
function verdictOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const isOurs = error.isTransient || error.status === 429 || error.serverMessage !== undefined;
  return isOurs ? error : new ApiError({ kind: 'malformed', cause: error });
}

/**
 * Exchanges a refresh token for a new pair. An error response without a reason, such as a proxy's page,
 * doesn't sign the user out.
 */
export async function refreshTokens(api: ApiClient, refreshToken: string): Promise<RefreshAnswer> {
  try {
    return await api.call('POST', '/auth/refresh', 'tokens', {
      ...anonymous,
      body: { refresh_token: refreshToken },
    });
  } catch (error) {
    throw verdictOf(error);
  }
}

/** Ends a session on the server; the refresh token authorizes it. */
export async function logOut(api: ApiClient, input: LogoutInput): Promise<void> {
  await api.call('POST', '/auth/logout', 'nothing', { ...anonymous, body: input });
}

/** Requests a reset email. The response never reveals whether the account exists. */
export function requestReset(
  api: ApiClient,
  input: ForgotPasswordInput,
  options: CallOptions = {},
): Promise<MessageAnswer> {
  return api.call('POST', '/auth/forgot-password', 'done', { ...options, ...anonymous, body: input });
}

/** Sets a new password with the token of a reset email. */
export function resetPassword(
  api: ApiClient,
  input: ResetPasswordInput,
  options: CallOptions = {},
): Promise<MessageAnswer> {
  return api.call('POST', '/auth/reset-password', 'done', {
    ...options,
    ...anonymous,
    deviceId: deviceId(),
    body: input,
  });
}

/** The signed-in user's full account. */
export function ownAccount(userId: string): Resource<AccountAnswer> {
  const path = '/auth/me';
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'user') };
}

/** Requests a new email; it stays pending until confirmed. */
export function changeEmail(api: ApiClient, input: EmailChangeInput): Promise<User> {
  return api.call('PUT', '/auth/email', 'user', { body: input });
}

/** Cancels the pending email change. */
export function cancelEmailChange(api: ApiClient): Promise<User> {
  return api.call('DELETE', '/auth/pending-email', 'user');
}

/** Shows what a confirmation link would confirm, without using it up. */
export function previewConfirmation(api: ApiClient, input: ConfirmEmailInput): Promise<ConfirmationPreview> {
  return api.call('POST', '/auth/confirm-email/preview', 'confirmation', { ...anonymous, body: input });
}

/** Removes the email of a confirmation link from its account. */
export function disownEmail(api: ApiClient, input: ConfirmEmailInput): Promise<MessageAnswer> {
  return api.call('POST', '/auth/confirm-email/disown', 'done', { ...anonymous, body: input });
}

/** Confirms an email with the token of a mailed link. */
export function confirmEmail(api: ApiClient, input: ConfirmEmailInput): Promise<MessageAnswer> {
  return api.call('POST', '/auth/confirm-email', 'done', { ...anonymous, body: input });
}

/** Sends another confirmation link for the user's email, or for the pending one. */
export function resendConfirmation(api: ApiClient): Promise<MessageAnswer> {
  return api.call('POST', '/auth/confirm-email/resend', 'done');
}

/** Changes the user's password and ends their other sessions. Idempotent by `idempotencyKey`. */
export function changePassword(
  api: ApiClient,
  input: PasswordChangeInput,
  idempotencyKey: string,
): Promise<MessageAnswer> {
  return api.call('PUT', '/auth/password', 'done', { body: input, idempotencyKey });
}

/** Deletes the user's account for good. */
export function deleteAccount(api: ApiClient, input: PasswordProofInput): Promise<undefined> {
  return api.call('DELETE', '/auth/account', 'nothing', { body: input });
}

/** The user's data export and its progress. */
export function ownExport(userId: string): Resource<ExportAnswer> {
  const path = '/auth/export';
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'export') };
}

/** Starts a data export. */
export function askForExport(api: ApiClient, input: PasswordProofInput): Promise<ExportAnswer> {
  return api.call('POST', '/auth/export', 'export', { body: input });
}
