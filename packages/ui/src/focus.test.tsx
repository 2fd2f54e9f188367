// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import * as kit from './index.ts';
import { installPlatform } from './testing/index.ts';

beforeAll(installPlatform);
afterEach(cleanup);

const focused = () => document.activeElement;

/** Controls that a press disables. Each keeps the focus and ignores a second press. */
function Disabling({ draw }: { draw: (isDone: boolean, onPress: () => void) => ReactElement }) {
  const [isDone, setDone] = useState(false);
  return draw(isDone, () => setDone(true));
}

describe('a button that a press disables keeps the focus until it is left', () => {
  const presses = vi.fn();
  test.each([
    [
      'Button',
      (off: boolean, press: () => void) => (
        <kit.Button disabled={off} onClick={press}>
          Go
        </kit.Button>
      ),
    ],
    [
      'Button that sends',
      (off: boolean, press: () => void) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            press();
          }}
        >
          <kit.Button type="submit" disabled={off}>
            Go
          </kit.Button>
        </form>
      ),
    ],
    [
      'IconButton',
      (off: boolean, press: () => void) => (
        <kit.IconButton label="Go" icon={<kit.XIcon />} disabled={off} onClick={press} />
      ),
    ],
    [
      'Pagination',
      (off: boolean, press: () => void) => (
        <kit.Pagination page={off ? 3 : 2} total={56} onPageChange={press} messages={{ next: 'Go' }} />
      ),
    ],
  ])('%s', (_name, draw) => {
    presses.mockClear();
    render(
      <Disabling
        draw={(isDone, press) =>
          draw(isDone, () => {
            presses();
            press();
          })
        }
      />,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Go' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(focused()).toBe(button);
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(presses).toHaveBeenCalledTimes(1);
    act(() => button.blur());
    expect(button.disabled).toBe(true);
  });
});

describe('inside a KitProvider, the focus of a removed control stays on the page', () => {
  function Page({ draw }: { draw: (gone: boolean) => ReactElement }) {
    const [gone, setGone] = useState(false);
    return (
      <kit.KitProvider>
        <main>
          {draw(gone)}
          <button onClick={() => setGone(!gone)}>Go</button>
        </main>
      </kit.KitProvider>
    );
  }
  const press = () => fireEvent.click(screen.getByText('Go'));

  test.each([
    [
      'the last thing of a list',
      (gone: boolean) => (
        <ul>
          {!gone && (
            <li>
              <button>It</button>
            </li>
          )}
        </ul>
      ),
      'UL',
    ],
    [
      'a line of a list',
      (gone: boolean) => (
        <ul>
          <li>{!gone && <button>It</button>}</li>
        </ul>
      ),
      'LI',
    ],
    [
      'a part of a section',
      (gone: boolean) => (
        <section>
          {gone ? (
            <p>Done</p>
          ) : (
            <p>
              <button>It</button>
            </p>
          )}
        </section>
      ),
      'SECTION',
    ],
    ['load more', (gone: boolean) => <div>{!gone && <button>It</button>}</div>, 'MAIN'],
    [
      'a whole section',
      (gone: boolean) => (
        <>
          {!gone && (
            <section>
              <button>It</button>
            </section>
          )}
        </>
      ),
      'MAIN',
    ],
  ])('%s', async (_name, draw, owner) => {
    render(<Page draw={draw} />);
    act(() => screen.getByText('It').focus());
    press();
    await vi.waitFor(() => expect(focused()?.tagName).toBe(owner));
    // A screen that knows a better target may still move it.
    expect(kit.isFocusLost()).toBe(true);
    // The target is not a tab stop afterwards.
    act(() => screen.getByText('Go').focus());
    expect(document.querySelector('[tabindex]')).toBeNull();
    expect(kit.isFocusLost()).toBe(false);
  });

  test.each(['hidden', 'inert'])('when an element becomes %s, its ancestor gets the focus', async (way) => {
    render(
      <Page
        draw={() => (
          <section>
            <p>
              <button>It</button>
            </p>
          </section>
        )}
      />,
    );
    const button = screen.getByText('It');
    act(() => button.focus());
    // As in browsers; jsdom has no layout, and keeps the focus.
    const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
    const section = button.closest('section');
    const focus = vi.spyOn(section ?? button, 'focus');
    Object.assign(button, { checkVisibility: () => false });
    button.parentElement?.toggleAttribute(way, true);
    await vi.waitFor(() => expect(focus).toHaveBeenCalled());
    active.mockRestore();
  });

  test('a field that is disabled while it saves gets the focus back afterwards', async () => {
    render(<Page draw={(off) => <input aria-label="It" disabled={off} />} />);
    const field = screen.getByLabelText('It');
    act(() => field.focus());
    press();
    // As in browsers; jsdom keeps the focus on a disabled control.
    const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
    const focus = vi.spyOn(field, 'focus');
    press();
    await vi.waitFor(() => expect(focus).toHaveBeenCalled());
    active.mockRestore();
  });

  test.each([
    ['another field', 'Go'],
    ['nothing', null],
  ])('a page change while the focus moves to %s does not pull it back', async (_name, next) => {
    render(<Page draw={() => <input aria-label="It" />} />);
    const field = screen.getByLabelText('It');
    act(() => field.focus());
    // Between the events of a real press, no element has the focus and the page's microtasks run.
    const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
    const focus = vi.spyOn(field, 'focus');
    field.addEventListener('focusout', () => field.after(document.createElement('hr')), { once: true });
    fireEvent.focusOut(field, { relatedTarget: next === null ? null : screen.getByText(next) });
    await Promise.resolve();
    await Promise.resolve();
    expect(focus).not.toHaveBeenCalled();
    active.mockRestore();
  });

  test('an intended blur does not get the focus back', async () => {
    render(<Page draw={(gone) => <>{!gone && <button>It</button>}</>} />);
    act(() => screen.getByText('It').focus());
    act(() => screen.getByText('It').blur());
    await Promise.resolve();
    press();
    await Promise.resolve();
    expect(focused()).toBe(document.body);
  });
});

test('after a reply was sent with the button, the field has the focus', () => {
  function Replying() {
    const [value, setValue] = useState('Yes, it is.');
    return <kit.ReplyBox value={value} onValueChange={setValue} onSend={() => setValue('')} />;
  }
  render(<Replying />);
  const button = screen.getByRole('button');
  act(() => button.focus());
  fireEvent.click(button);
  expect(focused()).toBe(screen.getByRole('textbox'));
});

test('a revealed password is hidden again before its form is submitted', () => {
  const types: string[] = [];
  const onSubmit = vi.fn((event: Event) => {
    event.preventDefault();
    types.push(screen.getByLabelText<HTMLInputElement>('Password').type);
  });
  render(
    <form
      ref={(form) => {
        // The earliest possible listener.
        form?.addEventListener('submit', onSubmit, true);
      }}
    >
      <kit.PasswordField label="Password" kind="current" />
      <button type="submit">Send</button>
    </form>,
  );
  const reveal = screen.getByRole('button', { name: 'Show password' });
  for (const way of [
    () => fireEvent.click(screen.getByText('Send')),
    () => fireEvent.submit(document.forms[0] ?? document),
  ]) {
    fireEvent.click(reveal);
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
    act(() => void way());
  }
  expect(types).toEqual(['password', 'password']);
  expect(reveal.getAttribute('aria-pressed')).toBe('false');
});
