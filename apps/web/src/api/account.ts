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

/** This browser's random id, made when it is first needed; none where storage is blocked, or without HTTPS. */
function deviceId(): string | undefined {
  const known = deviceStorage.read('device');
  if (known !== null) return known;
  const made = tryOrUndefined(() => newId());
  return made !== undefined && deviceStorage.write('device', made) ? made : undefined;
}

/** Signs in. */
export function logIn(api: ApiClient, input: LoginInput, options: CallOptions = {}): Promise<AuthAnswer> {
  return api.call('POST', '/auth/login', 'auth', {
    ...options,
    ...anonymous,
    deviceId: deviceId(),
    body: input,
  });
}

/** Opens an account and signs in. */
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

/** What a refresh may say of itself: that it is over, or that another time may do. Anything else is someone else's. */
function verdictOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const isOurs = error.isTransient || error.status === 429 || error.serverMessage !== undefined;
  return isOurs ? error : new ApiError({ kind: 'malformed', cause: error });
}

/**
 * Trades a refresh token for a new pair. A refusal that does not say why, such as the page of a proxy, is none: no one
 * is signed out by it.
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

/** Ends a session on the server; its refresh token is the proof. */
export async function logOut(api: ApiClient, input: LogoutInput): Promise<void> {
  await api.call('POST', '/auth/logout', 'nothing', { ...anonymous, body: input });
}

/** Asks for a reset mail. The answer never tells whether the account exists. */
export function requestReset(
  api: ApiClient,
  input: ForgotPasswordInput,
  options: CallOptions = {},
): Promise<MessageAnswer> {
  return api.call('POST', '/auth/forgot-password', 'done', { ...options, ...anonymous, body: input });
}

/** Sets a new password with the token of a reset mail. */
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

/** The whole record of the signed-in person. */
export function ownAccount(userId: string): Resource<AccountAnswer> {
  const path = '/auth/me';
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'user') };
}

/** Asks for another address: it waits until it is confirmed. */
export function changeEmail(api: ApiClient, input: EmailChangeInput): Promise<User> {
  return api.call('PUT', '/auth/email', 'user', { body: input });
}

/** Takes back the address that waits to be confirmed. */
export function cancelEmailChange(api: ApiClient): Promise<User> {
  return api.call('DELETE', '/auth/pending-email', 'user');
}

/** What a confirmation link would confirm. The link stays good. */
export function previewConfirmation(api: ApiClient, input: ConfirmEmailInput): Promise<ConfirmationPreview> {
  return api.call('POST', '/auth/confirm-email/preview', 'confirmation', { ...anonymous, body: input });
}

/** Removes the address of a confirmation link from the account that has it. */
export function disownEmail(api: ApiClient, input: ConfirmEmailInput): Promise<MessageAnswer> {
  return api.call('POST', '/auth/confirm-email/disown', 'done', { ...anonymous, body: input });
}

/** Proves an address with the token of a mailed link. */
export function confirmEmail(api: ApiClient, input: ConfirmEmailInput): Promise<MessageAnswer> {
  return api.call('POST', '/auth/confirm-email', 'done', { ...anonymous, body: input });
}

/** Asks for another link to prove the own address, or the one that waits. */
export function resendConfirmation(api: ApiClient): Promise<MessageAnswer> {
  return api.call('POST', '/auth/confirm-email/resend', 'done');
}

/**
 * Changes the password of the signed-in person and signs out their other sessions. The same `idempotencyKey` never
 * changes it twice.
 */
export function changePassword(
  api: ApiClient,
  input: PasswordChangeInput,
  idempotencyKey: string,
): Promise<MessageAnswer> {
  return api.call('PUT', '/auth/password', 'done', { body: input, idempotencyKey });
}

/** Deletes the signed-in person's account, for good. */
export function deleteAccount(api: ApiClient, input: PasswordProofInput): Promise<undefined> {
  return api.call('DELETE', '/auth/account', 'nothing', { body: input });
}

/** The copy of the person's own data, and how far it is. */
export function ownExport(userId: string): Resource<ExportAnswer> {
  const path = '/auth/export';
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'export') };
}

/** Has a copy of the user's data made. */
export function askForExport(api: ApiClient, input: PasswordProofInput): Promise<ExportAnswer> {
  return api.call('POST', '/auth/export', 'export', { body: input });
}
