import { type LoginInput, loginSchema, texts } from '@porchlight/domain';
import { Button, Stack, TextLink } from '@porchlight/ui';
import { useFormikContext } from 'formik';
import { useLinkClickHandler } from 'react-router-dom';

import { useQuery } from '../../lib/useQuery.ts';

import { AccountPage } from '../../account/AccountPage.tsx';
import { EmailField } from '../../account/EmailField.tsx';
import { orRefused } from '../../account/orRefused.ts';
import { handOver, useHandedOver } from '../../lib/handOver.ts';
import { FormPasswordField, ScreenForm, useSubmit } from '../../forms/index.ts';
import { paths } from '../../lib/paths.ts';
import { useSession, useSessionView } from '../../session/index.ts';
import { words } from './LoginScreen.words.ts';

/** Takes the typed email along. */
function ForgotLink() {
  const { values } = useFormikContext<LoginInput>();
  const href = paths.forgotPassword.href();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, handOver({ email: values.email }));
  return (
    <TextLink href={href} standalone onClick={follow}>
      {words.forgot}
    </TextLink>
  );
}

/** The sign-in form. The guard around this screen redirects signed-in users to where they wanted to go. */
export function LoginScreen() {
  const session = useSession();
  const { isSubmitting } = useSessionView();
  const form = useSubmit((input: LoginInput) => orRefused(session.signIn(input)), {
    fallback: texts.auth.loginFailed,
  });
  const query = useQuery();
  const returnTo = query.get('returnTo') ?? undefined;
  const { notice, email } = useHandedOver();
  return (
    <AccountPage
      title={texts.navigation.signIn}
      lead={returnTo === undefined ? undefined : texts.errors.signInNeeded}
      notice={notice}
      failure={form.failure}
      footer={
        <span>
          {words.newHere}{' '}
          <TextLink href={paths.register.href(returnTo)} standalone>
            {texts.navigation.signUp}
          </TextLink>
        </span>
      }
    >
      <ScreenForm
        schema={loginSchema}
        initialValues={{ email: email ?? '', password: '' }}
        onEdit={form.edited}
        onSubmit={form.submit}
      >
        <Stack gap={5}>
          <EmailField />
          <FormPasswordField name="password" label={texts.auth.password} kind="current" />
          <Button type="submit" size="lg" wide busy={isSubmitting}>
            {texts.navigation.signIn}
          </Button>
          <ForgotLink />
        </Stack>
      </ScreenForm>
    </AccountPage>
  );
}
