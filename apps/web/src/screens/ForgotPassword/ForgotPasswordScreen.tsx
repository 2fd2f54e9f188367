import { forgotPasswordSchema, type MessageAnswer, texts } from '@porchlight/domain';
import { passwordRequestMachine } from '@porchlight/flows/passwordReset';
import { Button, MailboxDrawing, Stack, Text, TextLink } from '@porchlight/ui';
import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';

import { AccountPage } from '../../account/AccountPage.tsx';
import { EmailField } from '../../account/EmailField.tsx';
import { requestReset, useApi } from '../../api/index.ts';
import { useHandedOver } from '../../lib/handOver.ts';
import { ScreenForm } from '../../forms/index.ts';
import { paths } from '../../lib/paths.ts';
import { words } from './ForgotPasswordScreen.words.ts';

/** Requests a reset link. The response is the same whether or not the account exists. */
export function ForgotPasswordScreen() {
  const api = useApi();
  const { notice, email: typed } = useHandedOver();
  const [prefilled, setPrefilled] = useState(typed ?? '');
  const machine = useMemo(
    () =>
      passwordRequestMachine.provide({
        actors: {
          requestReset: fromPromise<MessageAnswer | void, { email: string }>(({ input, signal }) =>
            requestReset(api, input, { signal }),
          ),
        },
      }),
    [api],
  );
  const [state, send] = useMachine(machine);
  const backToSignIn = (
    <TextLink href={paths.login.href()} standalone>
      {texts.auth.forgotBack}
    </TextLink>
  );

  if (state.hasTag('done')) {
    return (
      <AccountPage title={texts.auth.forgotSentTitle} footer={backToSignIn}>
        <Stack gap={5} role="status">
          <MailboxDrawing />
          <Text>
            {words.sent.before}
            <bdi>{state.context.email}</bdi>
            {words.sent.after}
          </Text>
          <Button
            variant="outline"
            wide
            onClick={() => {
              setPrefilled('');
              send({ type: 'request.restarted' });
            }}
          >
            {texts.auth.forgotAnother}
          </Button>
        </Stack>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      notice={notice}
      failure={state.context.error}
      footer={backToSignIn}
    >
      <ScreenForm
        schema={forgotPasswordSchema}
        initialValues={{ email: prefilled }}
        onEdit={() => send({ type: 'form.changed' })}
        onSubmit={({ email }) => send({ type: 'request.submitted', email })}
      >
        <Stack gap={5}>
          <EmailField checkWhileTyping />
          <Button type="submit" size="lg" wide busy={state.hasTag('busy')}>
            {words.send}
          </Button>
        </Stack>
      </ScreenForm>
    </AccountPage>
  );
}
