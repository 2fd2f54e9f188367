import { Alert, Button, Card, Heading, Stack } from '@porchlight/ui';
import type { FormikValues } from 'formik';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { InferType, Schema } from 'yup';

import { AccountName, refusalOf, ScreenForm, type ServerErrors } from '../../forms/index.ts';
import { useSessionView } from '../../session/index.ts';

export interface AccountFormProps<Checker extends Schema, Values extends FormikValues> {
  title: string;
  schema: Checker;
  initialValues: Values;
  /** What it says when it worked, and when it did not and the server gives no reason. */
  done: string;
  failed: string;
  /** Sends the change. */
  save: (values: InferType<Checker>) => Promise<void>;
  /** Whether the values may be sent; else the button stays disabled. */
  isReady: (values: Values) => boolean;
  children: (values: Values) => ReactNode;
}

interface Outcome {
  tone: 'positive' | 'critical';
  /** `null` where the fields say it. */
  text: string | null;
  fields?: ServerErrors;
}

/** One change to the account: a titled form that says how it went. Emptied when it worked. Renders `<section>`. */
export function AccountForm<Checker extends Schema, Values extends FormikValues>({
  title,
  schema,
  initialValues,
  done,
  failed,
  save,
  isReady,
  children,
}: AccountFormProps<Checker, Values>) {
  const { user } = useSessionView();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" padding="lg" aria-labelledby={titleId}>
      <ScreenForm
        schema={schema}
        initialValues={initialValues}
        aria-label={title}
        serverErrors={outcome?.fields}
        onEdit={() => setOutcome(null)}
        onSubmit={async (values, { reset }) => {
          setOutcome(null);
          try {
            await save(values);
            reset();
            setOutcome({ tone: 'positive', text: done });
            // The button is disabled now, and would take the focus nowhere.
            heading.current?.focus();
          } catch (error) {
            const { line, fields } = refusalOf(error, Object.keys(initialValues), failed);
            setOutcome({ tone: 'critical', text: line, fields });
          }
        }}
      >
        {({ values, isSubmitting }) => (
          <Stack gap={5}>
            <Heading ref={heading} level={2} size="md" id={titleId} tabIndex={-1}>
              {title}
            </Heading>
            {outcome !== null && outcome.text !== null && (
              <Alert tone={outcome.tone} live={outcome.tone === 'critical' ? 'assertive' : 'polite'}>
                {outcome.text}
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
