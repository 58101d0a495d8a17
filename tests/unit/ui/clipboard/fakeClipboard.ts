import { Blob } from 'node:buffer';
import { vi } from 'vitest';

/** The texts that a page has written to the clipboard. */
export interface FakeClipboard {
  written: Promise<string>[];
}

/** A `ClipboardItem` for plain text only. */
class FakeItem {
  readonly text: Promise<string>;

  constructor({ 'text/plain': blob }: { 'text/plain': Promise<Blob> }) {
    this.text = blob.then((resolved) => resolved.text());
  }
}

/** Gives the page a clipboard that records what is written to it, and when. */
export function fakeClipboard({ refuses = false } = {}): FakeClipboard {
  const written: Promise<string>[] = [];
  const note = async (text: Promise<string>) => {
    written.push(text);
    await text;
    if (refuses) throw new DOMException('Not now', 'NotAllowedError');
  };
  // jsdom's has neither `text()` nor `stream()`.
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('ClipboardItem', FakeItem);
  vi.stubGlobal('navigator', {
    userAgent: '',
    clipboard: {
      writeText: (text: string) => note(Promise.resolve(text)),
      write: ([item]: FakeItem[]) => note(item?.text ?? Promise.resolve('')),
    },
  });
  return { written };
}
