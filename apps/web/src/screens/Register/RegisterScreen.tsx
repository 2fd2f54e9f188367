import { type RegisterInput, registerSchema, texts } from '@porchlight/domain';
import { Button, Stack, Text, TextLink } from '@porchlight/ui';
import { useQuery } from '../../lib/useQuery.ts';

import { AccountPage } from '../../account/AccountPage.tsx';
import { EmailField } from '../../account/EmailField.tsx';
import { orRefused } from '../../account/orRefused.ts';
import { FormPasswordField, FormTextField, ScreenForm, useSubmit } from '../../forms/index.ts';
import { paths } from '../../lib/paths.ts';
import { useSession, useSessionView } from '../../session/index.ts';
import { words } from './RegisterScreen.words.ts';

const { registerFailed } = texts.auth;

/** The specified text, followed by the reason if known, such as no connection. */
const failureLine = (line: string | null): string | null =>
  line === null || line === registerFailed ? line : `${registerFailed} ${line}`;

/** The sign-up form, which also signs in. */
export function RegisterScreen() {
  const session = useSession();
  const { isSubmitting } = useSessionView();
  const form = useSubmit((input: RegisterInput) => orRefused(session.register(input)), {
    fallback: registerFailed,
  });
  const query = useQuery();
  const returnTo = query.get('returnTo') ?? undefined;
  return (
    <AccountPage
      title={texts.navigation.signUp}
      lead={words.lead}
      failure={failureLine(form.failure)}
      footer={
        <span>
          {words.haveAccount}{' '}
          <TextLink href={paths.login.href(returnTo)} standalone>
            {texts.navigation.signIn}
          </TextLink>
        </span>
      }
    >
      <ScreenForm
        schema={registerSchema}
        initialValues={{ name: '', email: '', password: '', confirmPassword: '' }}
        serverErrors={form.fieldErrors}
        onEdit={form.edited}
        onSubmit={({ name, email, password }) => form.submit({ name, email, password })}
      >
        <Stack gap={5}>
          <FormTextField name="name" label={texts.auth.name} autoComplete="name" hint={words.nameHint} />
          <EmailField />
          <FormPasswordField
            name="password"
            label={texts.auth.password}
            kind="new"
            hint={words.passwordHint}
            strength="shown"
          />
          <FormPasswordField name="confirmPassword" label={words.again} kind="new" />
          <Button type="submit" size="lg" wide busy={isSubmitting}>
            {texts.navigation.signUp}
          </Button>
          <Text size="sm" tone="muted">
            {words.accept.before}
            <TextLink href={paths.terms.href()}>{words.accept.terms}</TextLink>
            {words.accept.between}
            <TextLink href={paths.privacy.href()}>{words.accept.privacy}</TextLink>
            {words.accept.after}
          </Text>
        </Stack>
      </ScreenForm>
    </AccountPage>
  );
}
