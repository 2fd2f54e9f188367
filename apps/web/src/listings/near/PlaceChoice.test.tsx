// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { PlaceChoice } from './PlaceChoice.tsx';

const chunk = vi.hoisted(() => {
  let come = (): void => undefined;
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  return { come, hasCome };
});
vi.mock(import('./NearField.tsx'), async () => {
  await chunk.hasCome;
  return { NearField: () => <input aria-label="Suggesting" /> };
});

afterEach(cleanup);

const ignore = (): void => undefined;

test('the field with suggestions takes over only while somebody is at the plain one', async () => {
  render(
    <>
      <PlaceChoice
        text=""
        onTextChange={ignore}
        near=""
        radius={25}
        onChoose={ignore}
        onLeave={ignore}
        plain={<input aria-label="Plain" />}
      />
      <button type="button">Apply</button>
    </>,
  );
  const plain = screen.getByRole('textbox', { name: 'Plain' });
  act(() => plain.focus());
  const button = screen.getByRole('button', { name: 'Apply' });
  act(() => button.focus());
  await act(async () => {
    chunk.come();
    await import('./NearField.tsx');
  });
  expect(plain.isConnected).toBe(true);
  await act(async () => {
    plain.focus();
    await import('./NearField.tsx');
  });
  expect(screen.getByRole('textbox', { name: 'Suggesting' }).isConnected).toBe(true);
});
