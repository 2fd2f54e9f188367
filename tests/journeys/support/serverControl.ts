import { expect } from 'vitest';
import { ourServer } from './ourServer.ts';

async function control(path: string): Promise<void> {
  const answer = await fetch(ourServer().control + path, { method: 'POST' });
  expect(answer.ok, await answer.text()).toBe(true);
}

/**
 * Starts the server again, with what the demo holds and nothing else.
 * @param settings beside those it has, by the names of their variables. Default none.
 */
export async function startAnew(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  if (ourServer().control !== '') await control(`/fresh?${new URLSearchParams(settings)}`);
}

/** Lets time pass on the server alone: access tokens run out, and browsers do not know it yet. */
export const later = (minutes: number): Promise<void> => control(`/later?ms=${minutes * 60_000}`);
