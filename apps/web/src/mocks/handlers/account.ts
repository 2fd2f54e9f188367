import {
  type EmailChangeInput,
  type LoginInput,
  type PasswordChangeInput,
  type RefreshInput,
  type RegisterInput,
  texts,
  type User,
} from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, data, failure, never, nothing, senderOf, tokenFor } from '../answers.ts';
import { mockNow, model } from '../model.ts';

/** Opens a session in the mocked world: the pair of tokens that a sign-in answers with. */
export function openSession(user: User): { token: string; refresh_token: string } {
  const refreshToken = model().nextId(`refresh-${user.id}`);
  model().refreshTokens.set(refreshToken, user.id);
  return { token: tokenFor(user), refresh_token: refreshToken };
}

const refused = () => failure(401, texts.auth.loginFailed, 'invalid_credentials');
const ended = () => failure(401, texts.errors.signInNeeded, 'unauthorized');

const ok: HttpHandler[] = [
  http.post(at('/auth/login'), async ({ request }) => {
    const { email, password } = (await request.json()) as LoginInput;
    const user = model().users.find((candidate) => candidate.email === email.trim().toLowerCase());
    if (user === undefined || model().passwords.get(user.email) !== password) return refused();
    return data({ ...openSession(user), user });
  }),
  http.post(at('/auth/register'), async ({ request }) => {
    const { email, name, password } = (await request.json()) as RegisterInput;
    const world = model();
    if (world.passwords.has(email)) return failure(422, texts.auth.registerFailed, 'register_failed');
    const user: User = {
      id: world.nextId('user'),
      email,
      name,
      verified: false,
      active: true,
      created_at: mockNow,
      updated_at: mockNow,
    };
    world.users.push(user);
    world.passwords.set(email, password);
    return data({ ...openSession(user), user }, 201);
  }),
  http.post(at('/auth/refresh'), async ({ request }) => {
    const { refresh_token: old } = (await request.json()) as RefreshInput;
    const world = model();
    const user = world.users.find(({ id }) => id === world.refreshTokens.get(old));
    if (user === undefined) return ended();
    world.refreshTokens.delete(old);
    return data(openSession(user));
  }),
  http.post(at('/auth/logout'), async ({ request }) => {
    const { refresh_token: token } = (await request.json()) as RefreshInput;
    model().refreshTokens.delete(token);
    return nothing();
  }),
  http.post(at('/auth/forgot-password'), () => data({ message: 'OK' })),
  http.post(at('/auth/reset-password'), () => data({ message: 'OK' })),
  http.put(at('/auth/email'), async ({ request }) => {
    const sender = senderOf(model(), request);
    if (sender === undefined) return ended();
    const { email, password } = (await request.json()) as EmailChangeInput;
    if (model().passwords.get(sender.email) !== password)
      return failure(422, texts.profile.currentPasswordWrong, 'validation_failed');
    model().passwords.set(email, password);
    Object.assign(sender, { email, verified: false, updated_at: mockNow });
    return data(sender);
  }),
  http.put(at('/auth/password'), async ({ request }) => {
    const sender = senderOf(model(), request);
    if (sender === undefined) return ended();
    const { currentPassword, newPassword } = (await request.json()) as PasswordChangeInput;
    if (model().passwords.get(sender.email) !== currentPassword)
      return failure(422, texts.profile.currentPasswordWrong, 'validation_failed');
    model().passwords.set(sender.email, newPassword);
    return data({ message: 'OK' });
  }),
];

/** Signing in and everything about one's account. */
export const account = {
  ok,
  /** Nobody gets in. */
  refusing: [http.post(at('/auth/login'), refused)],
  /** The server is in trouble. */
  failing: [http.post(at('/auth/*'), () => failure(503, '', 'unavailable'))],
  /** Changing address or password does not work right now. */
  failingChanges: [http.put(at('/auth/*'), () => failure(503, '', 'unavailable'))],
  /** Too many attempts. */
  limited: [http.post(at('/auth/*'), () => failure(429, texts.errors.tooManyRequests, 'rate_limited'))],
  pending: [http.post(at('/auth/*'), never), http.put(at('/auth/*'), never)],
  /** The mail's link is too old. */
  staleReset: [
    http.post(at('/auth/reset-password'), () => failure(422, texts.auth.resetFailed, 'invalid_token')),
  ],
};
