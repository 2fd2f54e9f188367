import {
  checkInput,
  defaultNotifications,
  kindsOfToken,
  notificationSettingsSchema,
  texts,
} from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, invalid, never } from '../answers.ts';
import { accepted, bodyOf, signedIn } from '../asking.ts';
import { model } from '../model.ts';

const unsubscribeAt = at('/notifications/unsubscribe');
const settingsAt = at('/auth/notifications');

const ok: HttpHandler[] = [
  http.get(settingsAt, ({ request }) =>
    data(model().notifications.get(signedIn(request).id) ?? defaultNotifications),
  ),
  http.put(settingsAt, async ({ request }) => {
    const { id } = signedIn(request);
    const settings = accepted(checkInput(notificationSettingsSchema, await bodyOf(request)));
    model().notifications.set(id, settings);
    return data(settings);
  }),
  http.post(unsubscribeAt, ({ request }) => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const [, userId = '', proof] = token.split('.');
    if (proof !== 'from-the-mail') return invalid({ token: [texts.notifications.unsubscribeFailed] });
    const settings = { ...(model().notifications.get(userId) ?? defaultNotifications) };
    for (const kind of kindsOfToken(token)) settings[kind] = 'off';
    model().notifications.set(userId, settings);
    return data({ message: texts.notifications.unsubscribed });
  }),
];

export const notifications = {
  ok,
  /** A server failure: the settings are unknown. */
  broken: [http.get(settingsAt, broken)],
  /** Saving fails. */
  failing: [http.put(settingsAt, broken)],
  pending: [http.get(settingsAt, never)],
};
