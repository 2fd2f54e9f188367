import type { MessageAnswer, NotificationsAnswer, NotificationSettings } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { privateKey, type Resource } from './resource.ts';

const path = '/auth/notifications';

/** How often a person is told of what by letter. */
export function notificationSettings(userId: string): Resource<NotificationsAnswer> {
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'notifications') };
}

/** Says how often the signed-in person is told of what. */
export function changeNotifications(
  api: ApiClient,
  settings: NotificationSettings,
): Promise<NotificationsAnswer> {
  return api.call('PUT', path, 'notifications', { body: settings });
}

/** Turns off what the token of a letter is about. Whoever has the letter may. */
export function unsubscribe(api: ApiClient, token: string): Promise<MessageAnswer> {
  return api.call('POST', `/notifications/unsubscribe?token=${encodeURIComponent(token)}`, 'done', {
    auth: 'none',
  });
}
