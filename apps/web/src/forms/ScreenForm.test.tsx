// @vitest-environment jsdom
import { contactSchema } from '@porchlight/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { FormTextField } from './fields.tsx';
import { ScreenForm } from './ScreenForm.tsx';

afterEach(cleanup);

const nobody = { name: '', email: '', category: '', subject: '', message: '' };
const rosa = { ...nobody, name: 'Rosa Lima', email: 'rosa@porchlight.test' };

const formFor = (values: typeof nobody) => (
  <ScreenForm schema={contactSchema} initialValues={values} onSubmit={() => undefined}>
    {Object.keys(nobody).map((name) => (
      <FormTextField key={name} name={name} label={name} />
    ))}
  </ScreenForm>
);

const write = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const written = () =>
  Object.fromEntries(
    Object.keys(nobody).map((name) => [name, screen.getByLabelText<HTMLInputElement>(name).value]),
  );

test('a session restored while typing keeps the typed text', async () => {
  const { rerender } = render(formFor(nobody));
  write('email', 'rosa@work.example');
  write('message', 'It is the right way round on my phone.');
  rerender(formFor(rosa));
  await expect.poll(written).toEqual({
    ...nobody,
    name: 'Rosa Lima',
    email: 'rosa@work.example',
    message: 'It is the right way round on my phone.',
  });
  // After a sign-out the prefilled values disappear, and typed ones stay.
  rerender(formFor({ ...nobody }));
  await expect.poll(written).toEqual({
    ...nobody,
    email: 'rosa@work.example',
    message: 'It is the right way round on my phone.',
  });
});

test('after a submission its button gets back the focus that it lost while disabled', async () => {
  let wasLost = false;
  const send = async (): Promise<void> => {
    screen.getByRole('button').blur();
    wasLost = document.activeElement === document.body;
    await Promise.resolve();
  };
  render(
    <ScreenForm
      schema={contactSchema}
      initialValues={{
        ...rosa,
        category: 'listing',
        subject: 'A photo',
        message: 'It is upside down on my phone.',
      }}
      onSubmit={send}
    >
      <button type="submit">Send</button>
    </ScreenForm>,
  );
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  await expect.poll(() => wasLost && document.activeElement).toBe(button);
});

/** How browsers and password managers fill in a field: through its own setter, or past React's. */
const fillers = {
  'its own setter': (control: HTMLInputElement, value: string) => {
    control.value = value;
  },
  'the prototype’s setter': (control: HTMLInputElement, value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  },
};

test.each(Object.entries(fillers))(
  'fields filled in without an event, by %s, are sent',
  async (_by, fill) => {
    const onSubmit = vi.fn();
    render(
      <ScreenForm
        schema={contactSchema}
        initialValues={{ ...nobody, category: 'listing', subject: 'A photo', message: 'It is upside down.' }}
        onSubmit={onSubmit}
      >
        <FormTextField name="name" label="name" autoComplete="name" />
        <FormTextField name="email" label="email" autoComplete="email" />
        <FormTextField name="subject" label="subject" autoComplete="off" />
        <button type="submit">Send</button>
      </ScreenForm>,
    );
    fill(screen.getByLabelText('name'), rosa.name);
    fill(screen.getByLabelText('email'), rosa.email);
    // Autofill skips fields with `off`.
    fill(screen.getByLabelText('subject'), 'Other');
    fireEvent.click(screen.getByRole('button'));
    await expect
      .poll(() => onSubmit.mock.calls[0]?.[0] as unknown)
      .toMatchObject({
        name: rosa.name,
        email: rosa.email,
        subject: 'A photo',
      });
  },
);
