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
import { words } from './ReportForm.words.ts';
import { Topics } from './Topics.tsx';
import { useQuotedMessage } from './useQuotedMessage.ts';
import { wayBackTo } from './wayBackTo.ts';
import { unchanging } from '../../lib/unchanging.ts';

const types = reportTypes.map((value) => ({ value, label: texts.report.typeLabels[value] }));
const fields = Object.keys(texts.report.labels);
const urgencyOptions = urgencies.map((value) => ({ value, label: texts.report.urgencyLabels[value] }));
const preferences = contactPreferences.map((value) => ({
  value,
  label: texts.report.preferenceLabels[value],
}));

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
        label={texts.report.labels.urgency}
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
      label={texts.report.labels.contact_preference}
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
    fallback: texts.report.failed,
    fields,
    log: 'report not sent',
  });
  if (form.isSent) {
    return (
      <SentCard
        title={texts.report.sentTitle}
        text={texts.report.sentText}
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
      aria-label={texts.report.title}
    >
      <Stack gap={6}>
        <Topics />
        <Section title={texts.report.sections.you}>
          <FormTextField
            name="reporter_name"
            label={texts.report.labels.reporter_name}
            autoComplete="name"
            requirement="required"
          />
          <FormTextField
            name="reporter_email"
            label={texts.report.labels.reporter_email}
            type="email"
            autoComplete="email"
            requirement="required"
          />
        </Section>
        <Section title={texts.report.sections.details}>
          <FormSelect
            name="report_type"
            label={texts.report.labels.report_type}
            placeholder={texts.report.typeRequired}
            options={types}
            requirement="required"
          />
          <UrgencyField state={urgency} send={sendUrgency} />
          <FormTextField
            name="user_reported"
            label={texts.report.labels.user_reported}
            requirement="optional"
          />
          <FormTextField
            name="listing_url"
            label={texts.report.labels.listing_url}
            type="url"
            placeholder="https://"
            requirement="optional"
          />
          <FormTextField name="subject" label={texts.report.labels.subject} requirement="required" />
          <FormTextArea
            name="description"
            label={texts.report.labels.description}
            hint={words.descriptionHint}
            rows={6}
            requirement="required"
          />
        </Section>
        <Section title={texts.report.sections.evidence}>
          <FormTextArea
            name="evidence"
            label={texts.report.labels.evidence}
            hint={words.evidenceHint}
            rows={4}
            requirement="optional"
          />
        </Section>
        <Section title={texts.report.sections.followUp}>
          <PreferenceField />
        </Section>
        {form.failure !== null && (
          <Alert tone="critical" live="assertive">
            {form.failure}
          </Alert>
        )}
        <div>
          <Button type="submit" size="lg" disabled={form.isSending} busy={form.isSending}>
            {form.isSending ? texts.report.submitting : texts.report.submit}
          </Button>
        </div>
      </Stack>
    </ScreenForm>
  );
}
