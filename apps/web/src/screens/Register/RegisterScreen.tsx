import { limits, registerSchema, texts } from '@porchlight/domain';
import { Button, Stack, Text, TextLink } from '@porchlight/ui';
import { useQuery } from '../../lib/useQuery.ts';

import { AccountPage } from '../../account/AccountPage.tsx';
import { useAttempt } from '../../account/useAttempt.ts';
import { FormPasswordField, FormTextField, ScreenForm } from '../../forms/index.ts';
import { paths } from '../../lib/paths.ts';
import { useSession, useSessionView } from '../../session/index.ts';

/** Opening an account, which also signs in. */
export function RegisterScreen() {
  const session = useSession();
  const { isSubmitting } = useSessionView();
  const { failure, clear, submit } = useAttempt(session.register);
  const query = useQuery();
  const returnTo = query.get('returnTo') ?? undefined;
  return (
    <AccountPage
      title={texts.navigation.signUp}
      lead="An account lets you post, save and write to your neighbors. It is free."
      failure={failure}
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
        onEdit={clear}
        onSubmit={({ name, email, password }) => submit({ name, email, password })}
      >
        <Stack gap={5}>
          <FormTextField
            name="name"
            label={texts.auth.name}
            autoComplete="name"
            hint="As your neighbors will see it."
          />
          <FormTextField
            name="email"
            label={texts.auth.email}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
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
