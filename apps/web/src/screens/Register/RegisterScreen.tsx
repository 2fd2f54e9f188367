import { limits, type RegisterInput, registerSchema, texts } from '@porchlight/domain';
import { Button, Stack, Text, TextLink } from '@porchlight/ui';
import { useQuery } from '../../lib/useQuery.ts';

import { AccountPage } from '../../account/AccountPage.tsx';
import { EmailField } from '../../account/EmailField.tsx';
import { orRefused } from '../../account/orRefused.ts';
import { FormPasswordField, FormTextField, ScreenForm, useSubmit } from '../../forms/index.ts';
import { paths } from '../../lib/paths.ts';
import { useSession, useSessionView } from '../../session/index.ts';

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
      lead="An account lets you post, save and write to your neighbors. It is free."
      failure={failureLine(form.failure)}
      footer={
        <span>
          Already have an account?{' '}
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
          <FormTextField
            name="name"
            label={texts.auth.name}
            autoComplete="name"
            hint="As your neighbors will see it."
          />
          <EmailField />
          <FormPasswordField
            name="password"
            label={texts.auth.password}
            kind="new"
            hint={`At least ${limits.registerPasswordMin} characters.`}
            strength="shown"
          />
          <FormPasswordField name="confirmPassword" label="Password once more" kind="new" />
          <Button type="submit" size="lg" wide busy={isSubmitting}>
            {texts.navigation.signUp}
          </Button>
          <Text size="sm" tone="muted">
            By signing up you accept the <TextLink href={paths.terms.href()}>terms</TextLink> and the{' '}
            <TextLink href={paths.privacy.href()}>privacy policy</TextLink>.
          </Text>
        </Stack>
      </ScreenForm>
    </AccountPage>
  );
}
