import { vi } from 'vitest';

/** Makes local and session storage throw until the mocks are restored. */
export function refuseStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
}
