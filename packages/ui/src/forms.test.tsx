// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Formik, Field as FormikField, type FormikProps } from 'formik';
import { createElement, StrictMode, type ReactElement } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { formSamples, type FormSample } from './conformance/formSamples.tsx';
import { installPlatform } from './testing/index.ts';

const fields = Object.entries(formSamples);

installPlatform();

let noise: string[] = [];
beforeEach(() => {
  noise = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void noise.push(words.map(String).join(' ')));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(noise).toEqual([]);
});

const asTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** Visible values of a field: texts, checkmarks, selected options' texts, chips. */
function shownIn(root: HTMLElement): string[] {
  const controls = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input:not([type="hidden"], [type="file"]), textarea, select',
  );
  const chips = [...root.querySelectorAll('[data-key]')].map(({ textContent }) => textContent);
  const texts = [...controls].flatMap((control) => {
    if (control.closest('[aria-hidden="true"]')) return [];
    if (control instanceof HTMLSelectElement)
      // Not `selectedOptions`, which is stale after a reset in the test DOM.
      return [...control.options].flatMap((option) => (option.selected ? [option.textContent] : []));
    const isTick = control.type === 'checkbox' || control.type === 'radio';
    if (!isTick) return [control.value];
    return (control as HTMLInputElement).checked ? [control.type === 'radio' ? control.value : 'on'] : [];
  });
  return [...chips, ...texts];
}

function formIn(container: HTMLElement): HTMLFormElement {
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

/** The field's submitted values. */
const sentIn = (form: FormData | undefined): string[] =>
  (form?.getAll('field') ?? [])
    // A checkbox without a value submits 'on'; Formik sets one.
    .map((value) => (value instanceof File ? value.name : value === 'true' ? 'on' : value));

/** The values that the field would submit. */
const sentBy = (container: HTMLElement): string[] => sentIn(new FormData(formIn(container)));

/** Asserts that the submitted, visible and described values are those of the first or the next value. */
function expectAt(container: HTMLElement, sample: FormSample, which: 0 | 1, said?: unknown): void {
  const posted = sample.posted?.[which] ?? asTexts(sample.values[which]);
  expect(shownIn(container)).toEqual(sample.shown?.[which] ?? posted);
  expect(sentBy(container)).toEqual(posted);
  if (said !== undefined) expect(sample.says?.(container)).toBe(said);
}

/** A field that is a form itself, or inside a form. */
const inForm = (element: ReactElement, props: object = {}): ReactElement =>
  element.key === 'form' ? element : <form {...props}>{element}</form>;

describe.each(fields)('%s', (name, sample) => {
  const isForm = name === 'SearchField';
  const around = (element: ReactElement) => (isForm ? element : inForm(element));
  const isTick = typeof sample.values[0] === 'boolean';
  const { registered, formik, controlled: Controlled } = sample;

  describe('in a plain form', () => {
    test('submits what it shows: initially, changed, and reset', () => {
      const { container } = render(<StrictMode>{around(sample.plain)}</StrictMode>);
      const said = sample.says?.(container);
      expectAt(container, sample, 0);
      sample.use(container);
      expectAt(container, sample, 1);
      if (said !== undefined) expect(sample.says?.(container)).not.toBe(said);
      act(() => formIn(container).reset());
      expectAt(container, sample, 0, said);
    });

    test('is unchanged when a reset is prevented', () => {
      const { container } = render(around(sample.plain));
      sample.use(container);
      formIn(container).addEventListener('reset', (event) => event.preventDefault());
      act(() => formIn(container).reset());
      expectAt(container, sample, 1);
    });

    test.skipIf(isForm)('is submitted by a React action, and reset after it', async () => {
      const action = vi.fn<(sent: FormData) => Promise<void>>(() => Promise.resolve());
      const { container } = render(<form action={action}>{sample.plain}</form>);
      const said = sample.says?.(container);
      sample.use(container);
      await act(async () => formIn(container).requestSubmit());
      expect(sentIn(action.mock.calls[0]?.[0])).toEqual(sample.posted?.[1] ?? asTexts(sample.values[1]));
      expectAt(container, sample, 0, said);
    });
  });

  test('with a parent: reports changes, and is unchanged by a form reset', () => {
    const told = vi.fn();
    const { container } = render(around(<Controlled onTold={told} />));
    expectAt(container, sample, 0);
    sample.use(container);
    expect(told).toHaveBeenLastCalledWith(sample.values[1]);
    expectAt(container, sample, 1);
    act(() => formIn(container).reset());
    expectAt(container, sample, 1);
  });

  describe.skipIf(typeof registered !== 'function')('with react-hook-form', () => {
    let form: UseFormReturn<{ field: unknown }>;
    function Registered() {
      form = useForm<{ field: unknown }>({ defaultValues: { field: sample.values[0] } });
      // Form libraries only update what is read.
      void form.formState.touchedFields;
      return typeof registered === 'function' ? around(registered(form.register('field'))) : null;
    }

    test('register fills it, receives changes, resets and sets it', () => {
      const { container } = render(<Registered />);
      const said = sample.says?.(container);
      expectAt(container, sample, 0);
      sample.use(container);
      expect(form.getValues('field')).toEqual(sample.values[1]);
      expectAt(container, sample, 1);
      act(() => form.reset());
      expectAt(container, sample, 0, said);
      act(() => form.setValue('field', sample.values[1]));
      expectAt(container, sample, 1);
    });

    test('it is touched after a blur, and takes the focus', async () => {
      const { container } = render(<Registered />);
      form.setFocus('field');
      await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
      const { activeElement } = document;
      expect(activeElement?.closest('[aria-hidden="true"]')).toBeNull();
      expect(container.contains(activeElement)).toBe(true);
      fireEvent.blur(activeElement ?? container);
      expect(form.getFieldState('field').isTouched).toBe(true);
    });
  });

  describe.skipIf(typeof formik !== 'function')('with Formik', () => {
    let form: FormikProps<{ field: unknown }>;
    const withFormik = (draw: () => ReactElement) => (
      <Formik initialValues={{ field: sample.values[0] }} onSubmit={() => {}}>
        {(given) => {
          form = given;
          return isForm ? draw() : <form onReset={given.handleReset}>{draw()}</form>;
        }}
      </Formik>
    );

    test.each([
      [
        'getFieldProps',
        () =>
          typeof formik === 'function' ? (
            formik(form.getFieldProps(isTick ? { name: 'field', type: 'checkbox' } : 'field'))
          ) : (
            <i />
          ),
      ],
      [
        'Field as',
        () =>
          createElement(FormikField, {
            ...(sample.plain.props as object),
            defaultValue: undefined,
            defaultChecked: undefined,
            ...(isTick && { type: 'checkbox' }),
            as: sample.plain.type,
          }),
      ],
    ])('%s fills it, receives changes, resets and sets it', async (_way, draw) => {
      const { container } = render(withFormik(draw));
      const said = sample.says?.(container);
      expectAt(container, sample, 0);
      sample.use(container);
      await act(async () => {});
      expect(form.values.field).toEqual(sample.values[1]);
      expectAt(container, sample, 1);
      await act(async () => form.resetForm());
      expectAt(container, sample, 0, said);
      await act(async () => void form.setFieldValue('field', sample.values[1]));
      expectAt(container, sample, 1);
      const visible = container.querySelector('[aria-hidden="true"] input')
        ? 'input'
        : 'input, select, textarea';
      const control = [...container.querySelectorAll(visible)].find(
        (one) => !one.closest('[aria-hidden="true"]'),
      );
      await act(async () => void fireEvent.blur(control ?? container));
      expect(form.touched.field).toBe(true);
    });
  });
});
