// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyText } from './copyText';
import { fakeClipboard } from '../../tests/unit/ui/clipboard/fakeClipboard';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('copying text', () => {
  test.for<[string, () => string | Promise<string>]>([
    ['that is there', () => 'text'],
    ['that comes later', () => new Promise<string>((done) => setTimeout(() => done('text')))],
  ])('writes a text %s in the task of the call, as Safari requires', async ([, make]) => {
    const { written } = fakeClipboard();
    const copied = copyText(make());
    expect(written).toHaveLength(1);
    expect(await copied).toBe(true);
    expect(await written[0]).toBe('text');
  });

  test.for([['a text', 'by hand'] as const, ['a promise', Promise.resolve('by hand')] as const])(
    'shows a prompt when the browser refuses %s (E1)',
    async ([, text]) => {
      fakeClipboard({ refuses: true });
      const prompt = vi.fn();
      vi.stubGlobal('prompt', prompt);
      expect(await copyText(text)).toBe(false);
      expect(prompt).toHaveBeenCalledWith(
        expect.stringMatching(/^Copy to clipboard: .+, Enter$/),
        'by hand',
      );
    },
  );

  test('shows a prompt when there is no clipboard, unless the caller shows the text itself', async () => {
    vi.stubGlobal('navigator', { userAgent: '' });
    const prompt = vi.fn();
    vi.stubGlobal('prompt', prompt);
    expect(await copyText('text', { fallbackToPrompt: false })).toBe(false);
    expect(prompt).not.toHaveBeenCalled();
    expect(await copyText('text')).toBe(false);
    expect(prompt).toHaveBeenCalledOnce();
  });

  test('copies nothing and shows no prompt when the text cannot be computed', async () => {
    fakeClipboard();
    const prompt = vi.fn();
    vi.stubGlobal('prompt', prompt);
    await expect(copyText(Promise.reject(new Error('too long')))).rejects.toThrow('too long');
    expect(prompt).not.toHaveBeenCalled();
  });
});
