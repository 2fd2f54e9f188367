// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { PlaceChoice } from './PlaceChoice.tsx';

const chunk = vi.hoisted(() => {
  let come = (): void => undefined;
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  return { come, hasCome };
});
vi.mock(import('./NearField.tsx'), async () => {
  await chunk.hasCome;
  return {
    NearField: ({ selection }) => (
      <input aria-label="Suggesting" data-selection={JSON.stringify(selection)} />
    ),
  };
});

afterEach(cleanup);

const ignore = (): void => undefined;

test('the field with suggestions takes over only while the user is at the plain one, with its selection', async () => {
  render(
    <>
      <PlaceChoice
        text=""
        onTextChange={ignore}
        radius={25}
        onChoose={ignore}
        onLeave={ignore}
        plain={<input aria-label="Plain" defaultValue="Dallas" />}
      />
      <button type="button">Apply</button>
    </>,
  );
  const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'Plain' });
  act(() => plain.focus());
  const button = screen.getByRole('button', { name: 'Apply' });
  act(() => button.focus());
  await act(async () => {
    chunk.come();
    await import('./NearField.tsx');
  });
  expect(plain.isConnected).toBe(true);
  // Nor during a composition of an input method.
  await act(async () => {
    fireEvent.compositionStart(plain);
    plain.focus();
    await import('./NearField.tsx');
  });
  expect(plain.isConnected).toBe(true);
  plain.setSelectionRange(0, 6, 'backward');
  await act(async () => {
    fireEvent.compositionEnd(plain);
    await import('./NearField.tsx');
  });
  expect(screen.getByRole('textbox', { name: 'Suggesting' }).dataset['selection']).toBe(
    JSON.stringify({ start: 0, end: 6, direction: 'backward' }),
  );
});
