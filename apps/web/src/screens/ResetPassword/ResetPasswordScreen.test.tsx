// @vitest-environment jsdom
import { resetLinkPath } from '@porchlight/domain';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { type ApiClient, ApiProvider } from '../../api/index.ts';
import { sessionAt } from '../../testing/mocks/sessionAt.ts';
import { SessionProvider, signedOut } from '../../session/index.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const never = () => new Promise<never>(() => undefined);
const api: ApiClient = { origin: '', call: never, read: never };

const pageAt = (href: string) => (
  <ApiProvider value={{ api, delivered: new Map(), failed: new Map() }}>
    <SessionProvider value={sessionAt(signedOut).session}>
      <MemoryRouter initialEntries={[href]}>
        <ResetPasswordScreen />
      </MemoryRouter>
    </SessionProvider>
  </ApiProvider>
);

test('hydrates the server’s HTML, which knows nothing of the link', async () => {
  const link = resetLinkPath('from-the-mail', 'ana@porchlight.test');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(pageAt(link.split('#')[0] ?? ''));
  const field = container.querySelector('[name="password"]');
  const mismatch = vi.fn();
  const root = await act(() => hydrateRoot(container, pageAt(link), { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(container.querySelector('[name="password"]')).toBe(field);
  expect(container.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(
    'ana@porchlight.test',
  );
  act(() => root.unmount());
});
