import { object, string, type StringSchema } from 'yup';
import {
  notificationFrequencies,
  type NotificationFrequency,
  notificationKinds,
  type NotificationKind,
} from '../account/notifications.ts';
import { notifications as texts } from '../texts/index.ts';

const frequency = (): StringSchema<NotificationFrequency> =>
  string()
    .typeError(texts.frequencyMissing)
    .required(texts.frequencyMissing)
    .oneOf(notificationFrequencies, texts.frequencyMissing);

const fields = (): Record<NotificationKind, StringSchema<NotificationFrequency>> => {
  const byKind = notificationKinds.map((kind) => [kind, frequency()] as const);
  // Each kind has its field: the compiler cannot follow the loop.
  return Object.fromEntries(byKind) as Record<NotificationKind, StringSchema<NotificationFrequency>>;
};

/** The body of `PUT /auth/notifications`, and its form: a frequency for every kind. */
export const notificationSettingsSchema = /* @__PURE__ */ object(/* @__PURE__ */ fields());
