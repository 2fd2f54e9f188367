import { texts } from '@porchlight/domain';
import { Alert, Button, type ButtonProps, Stack } from '@porchlight/ui';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { InferType, Schema } from 'yup';

import { AccountName } from './AccountName.tsx';
import { FormPasswordField } from './fields.tsx';
import * as styles from './PasswordForm.css.ts';
import { ScreenForm } from './ScreenForm.tsx';
import { useSubmit } from './useSubmit.ts';

export interface PasswordFormProps<
  Checker extends Schema,
  Values extends FormikValues & { password: string },
> {
  /** The form's accessible name. */
  label: string;
  /** The account's email, for password managers. */
  account: string;
  /** The domain's schema, with a `password`. */
  schema: Checker;
  initialValues: Values;
  confirmLabel: string;
  cancelLabel?: string;
  /** Default `accent`. */
  tone?: ButtonProps['tone'];
  /** Error text when the server gives no reason. */
  failed: string;
  /** Name of failures in the log. Default: not logged. */
  log?: string;
  send: (values: InferType<Checker>) => Promise<unknown>;
  /** Called after success. */
  onDone: () => void | Promise<void>;
  onCancel: () => void;
  /** Fields above the password. */
  children?: ReactNode;
}

/**
 * The form of a dialog that asks for the current password, for actions that a stolen session must not
 * perform. Renders `<form>`.
 */
export function PasswordForm<Checker extends Schema, Values extends FormikValues & { password: string }>({
  label,
  account,
  schema,
  initialValues,
  confirmLabel,
  cancelLabel = texts.common.cancel,
  tone = 'accent',
  failed,
  log,
  send,
  onDone,
  onCancel,
  children,
}: PasswordFormProps<Checker, Values>) {
  const form = useSubmit(send, { fallback: failed, ...(log !== undefined && { log }) });
  return (
    <ScreenForm
      schema={schema}
      initialValues={initialValues}
      aria-label={label}
      serverErrors={form.fieldErrors}
      onEdit={form.edited}
      onSubmit={async (values) => {
        if (await form.submit(values)) await onDone();
      }}
    >
      {({ isSubmitting }) => (
        <Stack gap={5}>
          {form.failure !== null && (
            <Alert tone="critical" live="assertive">
              {form.failure}
            </Alert>
          )}
          <AccountName address={account} />
          {children}
          <FormPasswordField name="password" label={texts.profile.currentPassword} kind="current" />
          <div className={styles.buttons}>
            <Button variant="outline" tone="neutral" onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button type="submit" tone={tone} busy={isSubmitting}>
              {confirmLabel}
            </Button>
          </div>
        </Stack>
      )}
    </ScreenForm>
  );
}
