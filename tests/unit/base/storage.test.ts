// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSlot } from '../../../src/base/storage';
import { blockStorage } from '../support/blockStorage';

const parse = (text: string | null) => text ?? 'nothing';
const slot = createSlot({ storage: () => localStorage, key: 'a', parse });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a slot of the storage', () => {
  test('reads what was written until it is removed', () => {
    slot.write('b');
    expect([slot.read(), localStorage.getItem('a')]).toEqual(['b', 'b']);
    slot.remove();
    expect([slot.read(), localStorage.length]).toEqual(['nothing', 0]);
  });

  test('is empty when storage is blocked or full, and nothing throws', () => {
    slot.write('b');
    blockStorage();
    slot.write('c');
    slot.remove();
    expect(slot.read()).toBe('nothing');
  });

  test('is empty when even reading window.localStorage throws', () => {
    const refused = createSlot({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      key: 'a',
      parse,
    });
    refused.write('b');
    refused.remove();
    expect(refused.read()).toBe('nothing');
  });
});
