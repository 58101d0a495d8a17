import { afterEach, describe, expect, test, vi } from 'vitest';
import { targetOf, whenPresent } from '../../../../theme/scroll/target';

const add = (id: string) => {
  const element = Object.assign(document.createElement('p'), { id });
  document.body.append(element);
  return element;
};

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the target of a hash', () => {
  test('is found by its id, encoded or not', () => {
    const element = add('größe');
    expect(targetOf('#größe', document)).toBe(element);
    expect(targetOf('#gr%C3%B6%C3%9Fe', document)).toBe(element);
  });

  test('is nothing for an empty, unknown or malformed hash', () => {
    for (const hash of ['', '#', '#unknown', '#%E0%A4%A'])
      expect(targetOf(hash, document)).toBeNull();
  });

  test('is waited for while the content is loading', async () => {
    const found = vi.fn();
    whenPresent('#late', document, found);
    const element = add('late');
    await vi.waitFor(() => expect(found).toHaveBeenCalledWith(element));
    add('late');
    expect(found).toHaveBeenCalledOnce();
  });

  test('is no longer waited for after the reader has gone on, or in vain', async () => {
    vi.useFakeTimers();
    const found = vi.fn();
    whenPresent('#late', document, found)();
    whenPresent('#late', document, found);
    vi.advanceTimersByTime(5000);
    add('late');
    await Promise.resolve();
    expect(found).not.toHaveBeenCalled();
  });
});
