// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';

import { privateKey, swrDefaults } from '../api/index.ts';
import { useLookAgain } from './lookAgain.ts';

afterEach(cleanup);

test('a request in flight during a block is repeated on the next page', async () => {
  const answers: ((answer: string) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => answers.push(resolve));
  function Page() {
    const { data } = useSWR(privateKey('ana', '/favorites'), ask);
    const lookAgain = useLookAgain();
    return <button onClick={() => void lookAgain(() => Promise.resolve())}>{data ?? 'nothing yet'}</button>;
  }
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  );
  const button = screen.getByRole('button');
  await act(async () => button.click());
  expect(answers).toHaveLength(2);
  await act(async () => answers[0]?.('with the blocked'));
  expect(button.textContent).toBe('nothing yet');
  await act(async () => answers[1]?.('without'));
  expect(button.textContent).toBe('without');
});
