import {
  acceptedLanguage,
  checkInput,
  type ConfirmationPreview,
  confirmEmailInputSchema,
  emailChangeSchema,
  forgotPasswordSchema,
  isOwnPassword,
  loginSchema,
  maskEmail,
  type PasswordOwner,
  passwordChangeSchema,
  registerInputSchema,
  resetPasswordInputSchema,
  sentences,
  texts,
  type User,
} from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { accepted, bodyOf, once, signedIn } from '../asking.ts';
import { at, data, failure, invalid, never, nothing } from '../answers.ts';
import { model, now } from '../model.ts';
import { removeUser } from '../removeUser.ts';
import { endOtherSessions, endSessions, openSession, renewSession } from '../sessions.ts';

const refused = () => failure(401, texts.auth.loginFailed, 'unauthorized');

const tooMany = () =>
  failure(429, sentences.tooManyAttempts(900), 'too_many_requests', undefined, { 'retry-after': '900' });

const userAt = (email: string): User | undefined =>
  model().users.find((user) => user.email.toLowerCase() === email.toLowerCase());

/** Throws a field error for a wrong current password; it doesn't end the session. */
export function prove(user: User, password: string, field: string): void {
  if (model().passwords.get(user.id) !== password)
    throw invalid({ [field]: [texts.profile.currentPasswordWrong] });
}

/** A few of the common passwords on the server. */
const common = ['123456', 'password', 'password1', 'qwerty', 'iloveyou'];

function refuseGuessable(password: string, field: string, owner: PasswordOwner): void {
  if (isOwnPassword(password, owner)) throw invalid({ [field]: [texts.auth.passwordOwn] });
  if (common.includes(password.toLowerCase())) throw invalid({ [field]: [texts.auth.passwordCommon] });
}

/** The user of a confirmation link, which this doesn't use up. */
async function claimed(request: Request): Promise<{ token: string; user: User }> {
  const { token } = accepted(checkInput(confirmEmailInputSchema, await bodyOf(request)));
  const user = model().users.find(({ id }) => id === model().confirmTokens.get(token));
  if (user === undefined) throw invalid({ token: [texts.auth.confirmFailed] });
  return { token, user };
}

const ok: HttpHandler[] = [
  http.post(at('/auth/login'), async ({ request }) => {
    const { email, password } = accepted(checkInput(loginSchema, await bodyOf(request)));
    const user = userAt(email);
    if (user === undefined || model().passwords.get(user.id) !== password) return refused();
    if (!user.active) return failure(403, texts.auth.deactivated, 'account_deactivated');
    return data({ ...openSession(model(), user, request), user });
  }),
  http.post(at('/auth/register'), async ({ request }) => {
    const { email, name, password } = accepted(checkInput(registerInputSchema, await bodyOf(request)));
    refuseGuessable(password, 'password', { name, email });
    const world = model();
    const barred = world.suspendedAddresses.get(email.toLowerCase());
    const isBarred = barred !== undefined && (barred.until === null || barred.until > now());
    if (isBarred || userAt(email) !== undefined)
      return failure(422, texts.auth.registerFailed, 'registration_failed');
    const [id, since] = [world.nextId('user'), now()];
    const user: User = {
      id,
      email,
      name,
      verified: false,
      active: true,
      language: acceptedLanguage(request.headers.get('accept-language') ?? undefined),
      created_at: since,
      updated_at: since,
    };
    world.users.push(user);
    world.passwords.set(id, password);
    return data({ ...openSession(world, user, request), user }, 201);
  }),
  http.post(at('/auth/refresh'), async ({ request }) => {
    const tokens = renewSession(model(), (await bodyOf(request))['refresh_token']);
    return tokens === undefined ? failure(401, texts.auth.sessionEnded, 'unauthorized') : data(tokens);
  }),
  http.post(at('/auth/logout'), async ({ request }) => {
    const ended = model().refreshTokens.get(String((await bodyOf(request))['refresh_token']))?.session;
    endSessions(model(), ({ session }) => session === ended);
    return nothing();
  }),
  http.post(at('/auth/forgot-password'), async ({ request }) => {
    accepted(checkInput(forgotPasswordSchema, await bodyOf(request)));
    return data({ message: 'OK' });
  }),
  http.post(at('/auth/reset-password'), async ({ request }) => {
    const { token, password } = accepted(checkInput(resetPasswordInputSchema, await bodyOf(request)));
    const { passwords, resetTokens } = model();
    const person = resetTokens.get(token);
    if (person === undefined) return invalid({ token: [texts.auth.resetFailed] });
    refuseGuessable(password, 'password', model().users.find(({ id }) => id === person) ?? {});
    resetTokens.delete(token);
    passwords.set(person, password);
    const user = model().users.find(({ id }) => id === person);
    // The link confirms the email as well.
    if (user !== undefined) user.verified = true;
    delete user?.pending_email;
    endSessions(model(), ({ userId }) => userId === person);
    return data({ message: texts.auth.resetDone });
  }),
  http.get(at('/auth/me'), ({ request }) => data(signedIn(request))),
  http.put(at('/auth/email'), async ({ request }) => {
    const user = signedIn(request);
    const { email, password } = accepted(checkInput(emailChangeSchema, await bodyOf(request)));
    prove(user, password, 'password');
    delete user.pending_email;
    const isOwn = email.toLowerCase() === user.email.toLowerCase();
    return data(Object.assign(user, isOwn ? { email } : { pending_email: email }, { updated_at: now() }));
  }),
  http.delete(at('/auth/pending-email'), ({ request }) => {
    const user = signedIn(request);
    delete user.pending_email;
    return data(user);
  }),
  http.post(at('/auth/confirm-email/preview'), async ({ request }) => {
    const { user } = await claimed(request);
    return data({
      kind: user.pending_email === undefined ? 'account' : 'change',
      name: user.name,
      email: maskEmail(user.pending_email ?? user.email),
      created_at: user.created_at,
    } satisfies ConfirmationPreview);
  }),
  http.post(at('/auth/confirm-email/disown'), async ({ request }) => {
    const { token, user } = await claimed(request);
    const { confirmTokens } = model();
    confirmTokens.delete(token);
    if (user.pending_email === undefined) removeUser(user);
    else delete user.pending_email;
    return data({ message: texts.auth.disownDone });
  }),
  http.post(at('/auth/confirm-email'), async ({ request }) => {
    const { token, user } = await claimed(request);
    model().confirmTokens.delete(token);
    Object.assign(user, { email: user.pending_email ?? user.email, verified: true });
    delete user.pending_email;
    return data({ message: texts.auth.confirmDone });
  }),
  http.post(at('/auth/confirm-email/resend'), ({ request }) => {
    const user = signedIn(request);
    if (user.verified && user.pending_email === undefined)
      return failure(409, texts.auth.confirmNeedless, 'already_confirmed');
    return data({ message: texts.auth.confirmSent });
  }),
  http.put(at('/auth/password'), async ({ request }) => {
    const user = signedIn(request);
    const input = accepted(checkInput(passwordChangeSchema, await bodyOf(request)));
    const { currentPassword, newPassword } = input;
    return once(request, user.id, input, () => {
      prove(user, currentPassword, 'currentPassword');
      refuseGuessable(newPassword, 'newPassword', user);
      delete user.pending_email;
      model().passwords.set(user.id, newPassword);
      endOtherSessions(model(), user, request);
      return data({ message: texts.profile.passwordUpdated });
    });
  }),
];

/** Signing in and everything about the user's account. */
export const account = {
  ok,
  /** Sign-ins fail. */
  refusing: [http.post(at('/auth/login'), refused)],
  /** A server failure. */
  failing: [http.post(at('/auth/*'), () => failure(503, '', 'unavailable'))],
  /** Changing email or password fails. */
  failingChanges: [http.put(at('/auth/*'), () => failure(503, '', 'unavailable'))],
  /** Too many attempts: retry after 15 minutes. */
  limited: [http.post(at('/auth/*'), tooMany), http.put(at('/auth/*'), tooMany)],
  /** The session has ended, which the header's unread count finds out. */
  ended: [http.get(at('/messages/unread-count'), refused), http.post(at('/auth/refresh'), refused)],
  pending: [http.post(at('/auth/*'), never), http.put(at('/auth/*'), never)],
  /** A confirmation link is valid, and confirming never finishes, or fails. */
  pendingConfirmation: [http.post(at('/auth/confirm-email'), never)],
  failingConfirmation: [http.post(at('/auth/confirm-email'), () => failure(503, '', 'unavailable'))],
  /** The reset link has expired. */
  staleReset: [
    http.post(at('/auth/reset-password'), () => failure(422, texts.auth.resetFailed, 'invalid_token')),
  ],
};
