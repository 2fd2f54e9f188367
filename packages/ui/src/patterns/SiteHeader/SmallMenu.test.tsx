// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { SiteHeader } from './SiteHeader.tsx';

const chunk = vi.hoisted(() => {
  let come = (): void => undefined;
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  return { come, hasCome };
});
vi.mock(import('./MenuSheet.tsx'), async () => {
  await chunk.hasCome;
  return { MenuSheet: ({ open }) => <p>{open && 'The menu'}</p> };
});

afterEach(cleanup);

test('the button of the menu is busy until the menu is there', async () => {
  render(<SiteHeader links={{ main: [] }} />);
  const button = screen.getByRole('button', { name: 'Open menu' });
  fireEvent.click(button);
  expect(button.dataset['busy']).toBe('true');
  await act(async () => {
    chunk.come();
    await import('./MenuSheet.tsx');
  });
  expect(screen.getByText('The menu')).toBeTruthy();
  expect(button.dataset['busy']).toBeUndefined();
});
