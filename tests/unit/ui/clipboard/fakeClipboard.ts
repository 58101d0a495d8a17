import { Blob } from 'node:buffer';
import { vi } from 'vitest';

/** What a page has asked the clipboard to hold. */
export interface FakeClipboard {
  written: Promise<string>[];
}

/** A `ClipboardItem` as far as plain text goes. */
class FakeItem {
  readonly text: Promise<string>;

  constructor({ 'text/plain': blob }: { 'text/plain': Promise<Blob> }) {
    this.text = blob.then((resolved) => resolved.text());
  }
}

/** Gives the page a clipboard, which notes what it is asked to write, and when. */
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
