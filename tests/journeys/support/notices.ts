import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';

/** Console messages of a visitor's pages. */
export interface Notices {
  /** Allows such messages from now on. */
  allow(...patterns: readonly RegExp[]): void;
  /** Fails after an error or a warning that wasn't allowed. */
  expectNone(): void;
}

/** Collects console errors, warnings and uncaught exceptions of every page of a context. */
export function watchNotices(context: BrowserContext, expected: readonly RegExp[] = []): Notices {
  const allowed = [...expected];
  const heard: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) =>
    heard.push(`uncaught: ${problem.error().stack ?? problem.error().message}`),
  );
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    expectNone: () => {
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, unexpected[0]).toEqual([]);
    },
  };
}
