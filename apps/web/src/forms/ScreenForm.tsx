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

export interface ScreenFormProps<Checker extends Schema, Values extends FormikValues> {
  /** The domain's schema: checks while typing and cleans what is sent. */
  schema: Checker;
  /** What stands in the fields at first. What changes here later fills the fields that no one has typed into. */
  initialValues: Values;
  /** Called with cleaned values once they are valid. */
  onSubmit: (values: InferType<Checker>, form: { reset: () => void }) => void | Promise<unknown>;
  /** Called on every edit, so that the screen clears its last failure. */
  onEdit?: () => void;
  /** Texts by field from a 422; each stands until its field is edited. */
  serverErrors?: ServerErrors | undefined;
  /** Checks values when the form appears, for forms that keep their button disabled until all is well. Default false. */
  validateAtOnce?: boolean;
  className?: string;
  /** What the form is, for a screen with several. */
  'aria-label'?: string;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

const words = { needsScripts: 'This form needs JavaScript. Switch it on in your browser to use it.' };

const NONE: ServerErrors = {};

const focusFirstRefused = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** Moves the focus to the first field that was refused, once a submit found one, or the server; else keeps it. */
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
    // A button that is off while it sends has lost the focus.
    else if (isFocusLost()) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);
  // With the text itself, not a moment after it.
  useLayoutEffect(() => {
    if (Object.keys(serverErrors).length > 0) focusFirstRefused(form.current);
  }, [serverErrors]);
  return form;
}

/** What becomes known while the form stands, such as who is writing, takes nothing away that someone typed. */
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
      // Where no scripts run, the browser sends it: never in the address, where a password would stay in the history and
      // in logs.
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
            initialValues={initialValues}
            className={className}
            label={label}
            serverErrors={serverErrors}
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
