import { vi } from 'vitest';

/**
 * Makes the browser's storage throw, as it does where cookies are blocked. `vi.restoreAllMocks`
 * ends it.
 */
export function blockStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
}
