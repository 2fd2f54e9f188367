import { checkInput, notificationSettingsSchema, type NotificationSettings } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, never } from '../answers.ts';
import { accepted, bodyOf, signedIn } from '../asking.ts';
import { model } from '../model.ts';

const untouched: NotificationSettings = {
  message: 'at_once',
  offer: 'at_once',
  listing_status: 'at_once',
  price_drop: 'at_once',
  expiry: 'at_once',
};

const settingsAt = at('/auth/notifications');

const ok: HttpHandler[] = [
  http.get(settingsAt, ({ request }) => data(model().notifications.get(signedIn(request).id) ?? untouched)),
  http.put(settingsAt, async ({ request }) => {
    const { id } = signedIn(request);
    const settings = accepted(checkInput(notificationSettingsSchema, await bodyOf(request)));
    model().notifications.set(id, settings);
    return data(settings);
  }),
];

/** How often people are told of what by letter. */
export const notifications = {
  ok,
  /** The server is in trouble: nobody knows what was chosen. */
  broken: [http.get(settingsAt, broken)],
  /** What is chosen is not kept. */
  failing: [http.put(settingsAt, broken)],
  pending: [http.get(settingsAt, never)],
};
