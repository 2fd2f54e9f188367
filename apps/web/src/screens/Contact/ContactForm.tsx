import { contactCategories, type ContactInput, contactSchema, texts } from '@porchlight/domain';
import { Alert, Button, Stack } from '@porchlight/ui';

import { sendContact, useApi } from '../../api/index.ts';
import { FormSelect, FormTextArea, FormTextField, ScreenForm, useSubmit } from '../../forms/index.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionView } from '../../session/index.ts';
import { SentCard } from '../../support/SentCard.tsx';

const words = texts.contact;
const categories = contactCategories.map((value) => ({ value, label: words.categoryLabels[value] }));

/** The contact form, replaced by a card once sent. */
export function ContactForm() {
  const api = useApi();
  const { user } = useSessionView();
  const form = useSubmit((input: ContactInput, key) => sendContact(api, input, key), {
    fallback: words.failed,
    log: 'contact form not sent',
  });
  if (form.isSent) {
    return (
      <SentCard
        title={words.sentTitle}
        text={words.sentText}
        href={paths.home.href()}
        action={words.backHome}
      />
    );
  }
  return (
    <ScreenForm
      schema={contactSchema}
      initialValues={{
        name: user?.name ?? '',
        email: user?.email ?? '',
        category: '',
        subject: '',
        message: '',
      }}
      serverErrors={form.fieldErrors}
      onEdit={form.edited}
      onSubmit={form.submit}
      aria-label={words.title}
    >
      <Stack gap={5}>
        {form.failure !== null && (
          <Alert tone="critical" live="assertive">
            {form.failure}
          </Alert>
        )}
        <FormTextField name="name" label={words.name} autoComplete="name" requirement="required" />
        <FormTextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="email"
          requirement="required"
        />
        <FormSelect
          name="category"
          label={words.category}
          placeholder={words.categoryRequired}
          options={categories}
          requirement="required"
        />
        <FormTextField name="subject" label={words.subject} requirement="required" />
        <FormTextArea name="message" label={words.message} rows={7} requirement="required" />
        <div>
          <Button type="submit" size="lg" disabled={form.isSending} busy={form.isSending}>
            {form.isSending ? words.sending : words.send}
          </Button>
        </div>
      </Stack>
    </ScreenForm>
  );
}
