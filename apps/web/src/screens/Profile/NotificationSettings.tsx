import {
  notificationFrequencies,
  notificationKinds,
  type NotificationFrequency,
  type NotificationKind,
  type NotificationSettings as Settings,
  notificationSettingsSchema,
  texts,
} from '@porchlight/domain';
import { Alert, Button, RadioGroup, Skeleton, Stack, Text, VisuallyHidden } from '@porchlight/ui';

import { changeNotifications, notificationSettings, useApi, useResource } from '../../api/index.ts';
import { ScreenForm, useFormField, useSubmit } from '../../forms/index.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import type { SessionUser } from '../../session/index.ts';
import { AccountSection } from './AccountSection.tsx';

const words = {
  title: 'Notifications',
  about: 'What we email you about, and how often. Daily: one email with everything.',
  unproven: 'We only send these emails to a confirmed address. Confirm yours first.',
  loading: 'Loading your notifications',
  loadFailed: 'Your notifications could not be loaded',
  save: 'Save notifications',
  saved: 'Your notifications are saved.',
  failed: 'Your notifications could not be saved. Please try again.',
  frequencies: { at_once: 'At once', daily: 'Daily', off: 'Off' } satisfies Record<
    NotificationFrequency,
    string
  >,
  hints: {
    message: 'A message you have not read after ten minutes. One letter until you read it.',
    offer: 'An offer you have not seen after ten minutes, or what became of yours.',
    listing_status: 'A listing you saved or asked about is reserved or sold.',
    price_drop: 'A listing you saved costs less than before.',
    expiry: 'One of your listings is about to expire.',
  } satisfies Record<NotificationKind, string>,
};

const options = notificationFrequencies.map((value) => ({ value, label: words.frequencies[value] }));

function KindField({ kind }: { kind: NotificationKind }) {
  const { setValue, value, ...field } = useFormField(kind);
  return (
    <RadioGroup
      {...field}
      label={texts.notifications.kinds[kind]}
      hint={words.hints[kind]}
      options={options}
      value={notificationFrequencies.find((known) => known === value) ?? ''}
      onValueChange={setValue}
      variant="row"
    />
  );
}

function SettingsForm({ settings, keep }: { settings: Settings; keep: (settings: Settings) => unknown }) {
  const api = useApi();
  const form = useSubmit(async (input: Settings) => keep(await changeNotifications(api, input)), {
    fallback: words.failed,
  });
  return (
    <ScreenForm
      schema={notificationSettingsSchema}
      initialValues={settings}
      aria-label={words.title}
      serverErrors={form.fieldErrors}
      onEdit={form.edited}
      onSubmit={form.submit}
    >
      {({ isSubmitting }) => (
        <Stack gap={6}>
          {notificationKinds.map((kind) => (
            <KindField key={kind} kind={kind} />
          ))}
          {/* Next to the button: the top of the form is out of view on a phone. */}
          {form.isSent && (
            <Alert tone="positive" live="polite">
              {words.saved}
            </Alert>
          )}
          {form.failure !== null && (
            <Alert tone="critical" live="assertive">
              {form.failure}
            </Alert>
          )}
          <div>
            <Button type="submit" busy={isSubmitting}>
              {words.save}
            </Button>
          </div>
        </Stack>
      )}
    </ScreenForm>
  );
}

/** The user's notification frequencies by email. */
export function NotificationSettings({ user }: { user: Pick<SessionUser, 'id' | 'verified'> }) {
  // Emails have a link that turns a kind off, so cached settings may be outdated.
  const { data, error, mutate } = useResource(notificationSettings(user.id), { dedupingInterval: 0 });
  return (
    <AccountSection title={words.title}>
      <Text tone="muted">{user.verified ? words.about : words.unproven}</Text>
      {data !== undefined && (
        <SettingsForm settings={data} keep={(saved) => mutate(saved, { revalidate: false })} />
      )}
      {data === undefined && error !== undefined && (
        <LoadFailure headingLevel={3} title={words.loadFailed} error={error} onRetry={() => mutate()} />
      )}
      {data === undefined && error === undefined && (
        <>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          {notificationKinds.map((kind) => (
            <Skeleton key={kind} shape="block" />
          ))}
        </>
      )}
    </AccountSection>
  );
}
