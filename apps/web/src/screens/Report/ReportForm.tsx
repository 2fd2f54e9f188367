import {
  contactPreferences,
  limits,
  type ReportInput,
  reportSchema,
  reportTypes,
  texts,
  urgencies,
} from '@porchlight/domain';
import { Alert, Button, Card, Heading, RadioGroup, Select, Stack, UrgencyDialog } from '@porchlight/ui';
import { reportUrgencyMachine } from '@porchlight/flows/reportUrgency';
import { useMachine } from '@xstate/react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { sendReport, useApi } from '../../api/index.ts';
import {
  FormSelect,
  FormTextArea,
  FormTextField,
  ScreenForm,
  useFormField,
  useSubmit,
} from '../../forms/index.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionView } from '../../session/index.ts';
import { SentCard } from '../../support/SentCard.tsx';
import type { CarriedReport } from '../../reports/carried.ts';
import { reportedUrl } from './reportedUrl.ts';
import { Topics } from './Topics.tsx';
import { useQuotedMessage } from './useQuotedMessage.ts';
import { wayBackTo } from './wayBackTo.ts';
import { unchanging } from '../../lib/unchanging.ts';

const words = texts.report;
const types = reportTypes.map((value) => ({ value, label: words.typeLabels[value] }));
const fields = Object.keys(words.labels);
const urgencyOptions = urgencies.map((value) => ({ value, label: words.urgencyLabels[value] }));
const preferences = contactPreferences.map((value) => ({ value, label: words.preferenceLabels[value] }));

/** The reported subject, when opened from a listing or a conversation. */
export interface ReportAbout {
  /** The listing's URL, or only its id. */
  listingUrl: string;
  /** The reported user's id, for a report without a listing; may be empty. */
  personId: string;
  /** Their name. */
  user: string;
  /** The reported message; empty if none. */
  messageId: string;
}

/** Origin of the page; empty on the server and during hydration. */
function useOrigin(): string {
  return useSyncExternalStore(
    unchanging,
    () => window.location.origin,
    () => '',
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Stack gap={5}>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

interface UrgencyFieldProps {
  state: SnapshotFrom<typeof reportUrgencyMachine>;
  send: (event: EventFrom<typeof reportUrgencyMachine>) => void;
}

/** The urgency from its machine, with the machine's notice. */
function UrgencyField({ state, send }: UrgencyFieldProps) {
  const { name, error, onBlur } = useFormField('urgency');
  return (
    <>
      <Select
        name={name}
        error={error}
        onBlur={onBlur}
        value={state.context.urgency}
        label={words.labels.urgency}
        options={urgencyOptions}
        requirement="required"
        onValueChange={(value) => {
          const urgency = urgencies.find((candidate) => candidate === value);
          if (urgency !== undefined) send({ type: 'urgency.chosen', urgency });
        }}
      />
      <UrgencyDialog
        open={state.matches('warning')}
        onContinue={() => send({ type: 'emergency.continued' })}
        onCancel={() => send({ type: 'emergency.canceled' })}
      />
    </>
  );
}

function PreferenceField() {
  const { setValue, ...field } = useFormField('contact_preference');
  return (
    <RadioGroup
      {...field}
      label={words.labels.contact_preference}
      options={preferences}
      onValueChange={setValue}
    />
  );
}

export interface ReportFormProps {
  about: ReportAbout;
  /** The previous page; home if unknown. */
  returnTo: string;
  /** What was filled in in the report sheet. */
  carried: CarriedReport;
}

/** The report form in four sections, replaced by a card once sent. */
export function ReportForm({ about, returnTo, carried }: ReportFormProps) {
  const api = useApi();
  const { user } = useSessionView();
  const [urgency, sendUrgency] = useMachine(reportUrgencyMachine, { input: {} });
  const address = reportedUrl(about, useOrigin());
  const quoted = useQuotedMessage(user?.id, about);
  const form = useSubmit((input: ReportInput, key) => sendReport(api, input, key), {
    fallback: words.failed,
    fields,
    log: 'report not sent',
  });
  if (form.isSent) {
    return (
      <SentCard
        title={words.sentTitle}
        text={words.sentText}
        href={paths.home.href()}
        action={texts.contact.backHome}
        back={wayBackTo(returnTo)}
      />
    );
  }
  return (
    <ScreenForm
      schema={reportSchema}
      initialValues={{
        reporter_name: user?.name ?? '',
        reporter_email: user?.email ?? '',
        report_type: carried.reason as string,
        urgency: urgency.context.urgency as string,
        user_reported: about.user,
        listing_url: address,
        message_id: about.messageId,
        subject: '',
        description: carried.words,
        evidence: quoted,
        contact_preference: limits.defaultContactPreference as string,
      }}
      serverErrors={form.fieldErrors}
      onEdit={form.edited}
      onSubmit={form.submit}
      aria-label={words.title}
    >
      <Stack gap={6}>
        <Topics />
        <Section title={words.sections.you}>
          <FormTextField
            name="reporter_name"
            label={words.labels.reporter_name}
            autoComplete="name"
            requirement="required"
          />
          <FormTextField
            name="reporter_email"
            label={words.labels.reporter_email}
            type="email"
            autoComplete="email"
            requirement="required"
          />
        </Section>
        <Section title={words.sections.details}>
          <FormSelect
            name="report_type"
            label={words.labels.report_type}
            placeholder={words.typeRequired}
            options={types}
            requirement="required"
          />
          <UrgencyField state={urgency} send={sendUrgency} />
          <FormTextField name="user_reported" label={words.labels.user_reported} requirement="optional" />
          <FormTextField
            name="listing_url"
            label={words.labels.listing_url}
            type="url"
            placeholder="https://"
            requirement="optional"
          />
          <FormTextField name="subject" label={words.labels.subject} requirement="required" />
          <FormTextArea
            name="description"
            label={words.labels.description}
            hint="What happened, when and where."
            rows={6}
            requirement="required"
          />
        </Section>
        <Section title={words.sections.evidence}>
          <FormTextArea
            name="evidence"
            label={words.labels.evidence}
            hint="Words from messages, dates, links. Never passwords or card numbers."
            rows={4}
            requirement="optional"
          />
        </Section>
        <Section title={words.sections.followUp}>
          <PreferenceField />
        </Section>
        {form.failure !== null && (
          <Alert tone="critical" live="assertive">
            {form.failure}
          </Alert>
        )}
        <div>
          <Button type="submit" size="lg" disabled={form.isSending} busy={form.isSending}>
            {form.isSending ? words.submitting : words.submit}
          </Button>
        </div>
      </Stack>
    </ScreenForm>
  );
}
