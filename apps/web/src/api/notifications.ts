import type { MessageAnswer, NotificationsAnswer, NotificationSettings } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { privateKey, type Resource } from './resource.ts';

const path = '/auth/notifications';

/** The user's notification frequencies. */
export function notificationSettings(userId: string): Resource<NotificationsAnswer> {
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'notifications') };
}

/** Sets the user's notification frequencies. */
export function changeNotifications(
  api: ApiClient,
  settings: NotificationSettings,
): Promise<NotificationsAnswer> {
  return api.call('PUT', path, 'notifications', { body: settings });
}

/** Turns off the notifications that an email's token names. The token is the only authorization. */
export function unsubscribe(api: ApiClient, token: string): Promise<MessageAnswer> {
  return api.call('POST', `/notifications/unsubscribe?token=${encodeURIComponent(token)}`, 'done', {
    auth: 'none',
  });
}
