import { checkInput } from '@porchlight/domain';
import { Alert, isFocusLost } from '@porchlight/ui';
import { Form, Formik, type FormikProps, type FormikValues } from 'formik';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { InferType, Schema } from 'yup';

import { takingFilled } from './filledValues.ts';
import { ServerErrorsContext, type ServerErrors } from './serverErrors.ts';
import { validateWith } from './validateWith.ts';
import { note } from './ScreenForm.css.ts';
import { words } from './ScreenForm.words.ts';

export interface ScreenFormProps<Checker extends Schema, Values extends FormikValues> {
  /** The domain's schema: validates while typing and cleans submitted values. */
  schema: Checker;
  /** Initial values. Later changes fill fields that the user hasn't typed into. */
  initialValues: Values;
  /** Called with cleaned, valid values. `reset` goes back to the initial values, or to others. */
  onSubmit: (
    values: InferType<Checker>,
    form: { reset: (values?: Values) => void },
  ) => void | Promise<unknown>;
  /** Called on every edit, so that the screen clears its last failure. */
  onEdit?: () => void;
  /** Errors by field from a 422; each is shown until its field is edited. */
  serverErrors?: ServerErrors | undefined;
  /** Validates on mount, for forms that disable their button until valid. Default false. */
  validateAtOnce?: boolean;
  className?: string;
  /** Accessible name, for a screen with several forms. */
  'aria-label'?: string;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

const NONE: ServerErrors = {};

const focusFirstRefused = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** Moves the focus to the first invalid field after a submission, by validation or by the server. */
function useFocusOnRefusal<Values>(
  { submitCount, isSubmitting, isValid }: FormikProps<Values>,
  serverErrors: ServerErrors,
) {
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (!isValid) focusFirstRefused(form.current);
    // A disabled button has lost the focus.
    else if (isFocusLost()) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);
  // Together with the error text, not after it.
  useLayoutEffect(() => {
    if (Object.keys(serverErrors).length > 0) focusFirstRefused(form.current);
  }, [serverErrors]);
  return form;
}

/** Applies late initial values, such as the user's name, without overwriting typed text. */
function useLateValues<Values extends FormikValues>(
  { values, setValues }: FormikProps<Values>,
  wanted: Values,
): void {
  const given = useRef(wanted);
  useEffect(() => {
    const before = given.current;
    given.current = wanted;
    const late = Object.keys(wanted).filter(
      (name) => wanted[name] !== before[name] && values[name] === before[name],
    );
    if (late.length > 0)
      void setValues({ ...values, ...Object.fromEntries(late.map((name) => [name, wanted[name]])) });
  });
}

function FormBody<Values extends FormikValues>({
  form,
  initialValues,
  className,
  label,
  serverErrors,
  onEdit,
  children,
}: {
  form: FormikProps<Values>;
  initialValues: Values;
  className: string | undefined;
  label: string | undefined;
  serverErrors: ServerErrors;
  onEdit: (name: string) => void;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}) {
  const element = useFocusOnRefusal(form, serverErrors);
  useLateValues(form, initialValues);
  return (
    <Form
      ref={element}
      {...takingFilled(form.values, (filled) => void form.setValues({ ...form.values, ...filled }, false))}
      // Without scripts the browser submits the form: never with GET, which would leave a password in the
      // history and in logs.
      method="post"
      noValidate
      className={className}
      aria-label={label}
      onChangeCapture={(event: SyntheticEvent<HTMLFormElement>) => {
        const { target } = event;
        onEdit(target instanceof Element ? (target.getAttribute('name') ?? '') : '');
      }}
    >
      <noscript>
        <Alert tone="caution" className={note}>
          {words.needsScripts}
        </Alert>
      </noscript>
      {typeof children === 'function' ? children(form) : children}
    </Form>
  );
}

/**
 * A form with Formik and a domain schema. Invalid fields show errors, the first one gets the focus, and
 * server errors stay until their field is edited. Renders `<form>`.
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
          if (checked.ok) {
            const reset = (next?: Values): void => helpers.resetForm(next && { values: next });
            await onSubmit(checked.value, { reset });
          }
        }}
      >
        {(form) => (
          <FormBody
            form={form}
            initialValues={initialValues}
            className={className}
            label={label}
            serverErrors={serverErrors}
            onEdit={(name) => {
              // Skip this state update when there are no server errors, to keep typing fast.
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
