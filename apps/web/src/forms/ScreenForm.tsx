import { checkInput } from '@porchlight/domain';
import { Form, Formik, type FormikProps, type FormikValues } from 'formik';
import { type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { InferType, Schema } from 'yup';

import { ServerErrorsContext, type ServerErrors } from './serverErrors.ts';
import { validateWith } from './validateWith.ts';

export interface ScreenFormProps<Checker extends Schema, Values extends FormikValues> {
  /** The domain's schema: checks while typing and cleans what is sent. */
  schema: Checker;
  initialValues: Values;
  /** Called with cleaned values once they are valid. */
  onSubmit: (values: InferType<Checker>, form: { reset: () => void }) => void | Promise<void>;
  /** Called on every edit, so that the screen clears its last failure. */
  onEdit?: () => void;
  /** Texts by field from a 422; each stands until its field is edited. */
  serverErrors?: ServerErrors;
  /** Checks values when the form appears, for forms that keep their button disabled until all is well. Default false. */
  validateAtOnce?: boolean;
  className?: string;
  /** What the form is, for a screen with several. */
  'aria-label'?: string;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

const NONE: ServerErrors = {};

/** Moves the focus to the first field that was refused, once a submit found one. */
function useFocusOnRefusal(submitCount: number, isSubmitting: boolean, isValid: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (isValid) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return form;
}

function FormBody<Values extends FormikValues>({
  form,
  className,
  label,
  onEdit,
  children,
}: {
  form: FormikProps<Values>;
  className: string | undefined;
  label: string | undefined;
  onEdit: (name: string) => void;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}) {
  const element = useFocusOnRefusal(form.submitCount, form.isSubmitting, form.isValid);
  return (
    <Form
      ref={element}
      noValidate
      className={className}
      aria-label={label}
      onChangeCapture={(event: SyntheticEvent<HTMLFormElement>) => {
        const { target } = event;
        onEdit(target instanceof Element ? (target.getAttribute('name') ?? '') : '');
      }}
    >
      {typeof children === 'function' ? children(form) : children}
    </Form>
  );
}

/**
 * A form of the app: Formik with a schema of the domain. Refused fields say why, the first of them gets the focus,
 * and what the server refuses stands by its field until that is edited. Renders `<form>`.
 */
export function ScreenForm<Checker extends Schema, Values extends FormikValues>({
  schema,
  initialValues,
  onSubmit,
  onEdit,
  serverErrors = NONE,
  validateAtOnce = false,
  className,
  'aria-label': label,
  children,
}: ScreenFormProps<Checker, Values>) {
  const [edited, setEdited] = useState<{ since: ServerErrors; names: readonly string[] }>({
    since: NONE,
    names: [],
  });
  const validate = useMemo(() => validateWith(schema), [schema]);
  const standing = useMemo(() => {
    if (edited.since !== serverErrors) return serverErrors;
    return Object.fromEntries(Object.entries(serverErrors).filter(([name]) => !edited.names.includes(name)));
  }, [edited, serverErrors]);

  return (
    <ServerErrorsContext value={standing}>
      <Formik
        initialValues={initialValues}
        validate={validate}
        validateOnMount={validateAtOnce}
        onSubmit={async (values, helpers) => {
          const checked = checkInput(schema, values);
          if (checked.ok) await onSubmit(checked.value, { reset: () => helpers.resetForm() });
        }}
      >
        {(form) => (
          <FormBody
            form={form}
            className={className}
            label={label}
            onEdit={(name) => {
              // Most of the time the server refused nothing, and typing stays cheap.
              if (serverErrors[name] !== undefined) {
                setEdited((before) => ({
                  since: serverErrors,
                  names: before.since === serverErrors ? [...before.names, name] : [name],
                }));
              }
              onEdit?.();
            }}
          >
            {children}
          </FormBody>
        )}
      </Formik>
    </ServerErrorsContext>
  );
}
