// @vitest-environment jsdom
import type { ReportInput } from '@porchlight/domain';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { assign } from 'xstate';

import { type ApiClient, ApiProvider } from '../../api/index.ts';
import { SessionProvider, signedOut, type Session } from '../../session/index.ts';
import { ReportForm } from './ReportForm.tsx';

// A machine with another rule: any choice becomes high.
vi.mock(import('@porchlight/flows/reportUrgency'), async (load) => {
  const original = await load();
  return {
    ...original,
    reportUrgencyMachine: original.reportUrgencyMachine.provide({
      actions: { set: assign({ urgency: 'high' as const }) },
    }),
  };
});

afterEach(cleanup);

// The form uses only these parts of both interfaces; the casts avoid faking the rest.
const session = { view: () => signedOut, subscribe: () => () => undefined } as unknown as Session;

test('the field shows and the form sends the machine’s urgency', async () => {
  const sent: unknown[] = [];
  const call = (_method: string, _path: string, _answer: string, options: { body?: unknown }) => {
    sent.push(options.body);
    return Promise.resolve();
  };
  // The form ignores the response.
  const api = { origin: '', call, read: call } as unknown as ApiClient;
  render(
    <ApiProvider value={{ api, delivered: new Map(), failed: new Map() }}>
      <SessionProvider value={session}>
        <ReportForm
          about={{ listingUrl: '', personId: '', user: '', messageId: '' }}
          returnTo="/"
          carried={{ reason: '', words: '' }}
        />
      </SessionProvider>
    </ApiProvider>,
  );
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Your name/, 'Ana Silva');
  type(/^Your email/, 'ana@porchlight.test');
  type(/^Subject/, 'A fake listing');
  type(/^Description/, 'The same photos stand under three names.');
  type(/^Report type/, 'fake-listing');
  type(/^Urgency/, 'low');
  expect(screen.getByLabelText<HTMLSelectElement>(/^Urgency/).value).toBe('high');
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ urgency: 'high' } satisfies Partial<ReportInput>);
});
