import { Alert, Button, Card, Heading, Stack } from '@porchlight/ui';
import type { FormikValues } from 'formik';
import { type ReactNode, useId, useRef } from 'react';
import type { InferType, Schema } from 'yup';

import { AccountName, ScreenForm, useSubmit } from '../../forms/index.ts';
import { useSessionView } from '../../session/index.ts';

export interface AccountFormProps<Checker extends Schema, Values extends FormikValues> {
  title: string;
  schema: Checker;
  initialValues: Values;
  /** The text after success, and after a failure without a reason from the server. */
  done: string;
  failed: string;
  /** Sends the change; the key stays the same for unchanged values. */
  save: (values: InferType<Checker>, idempotencyKey: string) => Promise<void>;
  /** Whether the values may be sent; otherwise the button is disabled. */
  isReady: (values: Values) => boolean;
  /** The values after success. Default: the initial ones. */
  after?: (values: InferType<Checker>) => Values;
  children: (values: Values) => ReactNode;
}

/**
 * One change to the account: a titled form that shows the result, and resets after success. Renders
 * `<section>`.
 */
export function AccountForm<Checker extends Schema, Values extends FormikValues>({
  title,
  schema,
  initialValues,
  done,
  failed,
  save,
  isReady,
  after,
  children,
}: AccountFormProps<Checker, Values>) {
  const { user } = useSessionView();
  const form = useSubmit(save, { fallback: failed });
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" padding="lg" aria-labelledby={titleId}>
      <ScreenForm
        schema={schema}
        initialValues={initialValues}
        aria-label={title}
        serverErrors={form.fieldErrors}
        onEdit={form.edited}
        onSubmit={async (values, { reset }) => {
          if (!(await form.submit(values))) return;
          reset(after?.(values));
          // The button is disabled now and would lose the focus.
          heading.current?.focus();
        }}
      >
        {({ values, isSubmitting }) => (
          <Stack gap={5}>
            <Heading ref={heading} level={2} size="md" id={titleId} tabIndex={-1}>
              {title}
            </Heading>
            {form.isSent && (
              <Alert tone="positive" live="polite">
                {done}
              </Alert>
            )}
            {form.failure !== null && (
              <Alert tone="critical" live="assertive">
                {form.failure}
              </Alert>
            )}
            {user !== null && <AccountName address={user.email} />}
            {children(values)}
            <div>
              <Button type="submit" busy={isSubmitting} disabled={!isReady(values) && !isSubmitting}>
                {title}
              </Button>
            </div>
          </Stack>
        )}
      </ScreenForm>
    </Card>
  );
}
