import { texts } from '@porchlight/domain';
import { Alert, Button, PasswordField, Stack, TextField } from '@porchlight/ui';
import { type ReactNode, type SubmitEvent, useState } from 'react';

import { ana } from '../testing/people.ts';

/** Initial values of the fields. */
export const typed = { email: ana.email, password: 'Porchlight1', newPassword: 'Lantern22' };

interface FormProps {
  busy: boolean;
  /** The error of the last try. `null` without one. */
  error: string | null;
  /** Shown while there is no error. Default nothing. */
  notice?: ReactNode;
  onChange: () => void;
}

interface FrameProps extends Pick<FormProps, 'busy' | 'error' | 'notice'> {
  action: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form with its fields and button; Enter submits too. */
function Frame({ action, busy, error, notice, onSubmit, children }: FrameProps) {
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!busy) onSubmit();
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {error === null ? (
          notice
        ) : (
          <Alert tone="critical" live="assertive">
            {error}
          </Alert>
        )}
        {children}
        <Button wide type="submit" busy={busy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}

/** Props of a field with its own value; reports every change. */
function useTyped(first: string, onChange: () => void) {
  const [value, setValue] = useState(first);
  const onValueChange = (next: string): void => {
    setValue(next);
    onChange();
  };
  return { value, onValueChange };
}

interface EmailFieldProps {
  busy: boolean;
  email: ReturnType<typeof useTyped>;
}

function EmailField({ busy, email }: EmailFieldProps) {
  return <TextField label="Email" type="email" autoComplete="username" readOnly={busy} {...email} />;
}

export function SignInForm({
  busy,
  error,
  notice,
  onChange,
  onSubmit,
}: FormProps & { onSubmit: (email: string, password: string) => void }) {
  const email = useTyped(typed.email, onChange);
  const password = useTyped(typed.password, onChange);
  return (
    <Frame
      action={texts.navigation.signIn}
      busy={busy}
      error={error}
      notice={notice}
      onSubmit={() => onSubmit(email.value, password.value)}
    >
      <EmailField busy={busy} email={email} />
      <PasswordField label="Password" kind="current" readOnly={busy} {...password} />
    </Frame>
  );
}

export function AskForLinkForm({
  busy,
  error,
  onChange,
  onSubmit,
}: FormProps & { onSubmit: (email: string) => void }) {
  const email = useTyped(typed.email, onChange);
  return (
    <Frame action="Send reset link" busy={busy} error={error} onSubmit={() => onSubmit(email.value)}>
      <EmailField busy={busy} email={email} />
    </Frame>
  );
}

export function NewPasswordForm({
  busy,
  error,
  onChange,
  onSubmit,
}: FormProps & { onSubmit: (password: string, confirmPassword: string) => void }) {
  const password = useTyped(typed.newPassword, onChange);
  const again = useTyped(typed.newPassword, onChange);
  return (
    <Frame
      action="Save password"
      busy={busy}
      error={error}
      onSubmit={() => onSubmit(password.value, again.value)}
    >
      {/* Lets a password manager match the account. */}
      <input type="text" hidden readOnly autoComplete="username" value={typed.email} />
      <PasswordField label="New password" kind="new" strength="shown" readOnly={busy} {...password} />
      <PasswordField label="Confirm password" kind="new" readOnly={busy} {...again} />
    </Frame>
  );
}
