import { expect } from 'vitest';
import { ourServer } from './ourServer.ts';

async function control(path: string): Promise<void> {
  const answer = await fetch(ourServer().control + path, { method: 'POST' });
  expect(answer.ok, await answer.text()).toBe(true);
}

/**
 * Restarts the server with only the demo data.
 *
 * @param settings additional environment variables; default: none
 */
export async function startAnew(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  if (ourServer().control !== '') await control(`/fresh?${new URLSearchParams(settings)}`);
}

/** Moves only the server's clock: access tokens expire, and browsers don't know it yet. */
export const later = (minutes: number): Promise<void> => control(`/later?ms=${minutes * 60_000}`);
