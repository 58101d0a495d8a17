import { describe, expect, test } from 'vitest';
import { decodeText } from './textFile';

const TEXT = 'one\ntwo 页面\n';

const utf16 = (text: string, mark: number[]) =>
  Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')]);

describe('the text of a file', () => {
  test.each([
    ['line feeds', TEXT],
    ['carriage returns and line feeds', TEXT.replaceAll('\n', '\r\n')],
    ['carriage returns', TEXT.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${TEXT}`],
    ['both', `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`],
  ])('is the same with %s', (_, saved) => {
    expect(decodeText(Buffer.from(saved), 'docs/a.md')).toBe(TEXT);
  });

  test('may hold the character for what cannot be read', () => {
    expect(decodeText(Buffer.from('a\uFFFD'), 'docs/a.md')).toBe('a\uFFFD');
  });

  test.each([
    ['UTF-16', utf16(TEXT, [0xff, 0xfe]), 'docs/a.md:1', 'saved as UTF-16'],
    ['UTF-16 without its mark', utf16(TEXT, []), 'docs/a.md:1', 'saved as UTF-16'],
    ['UTF-16, other end first', utf16(TEXT, [0xff, 0xfe]).swap16(), 'docs/a.md:1', 'as UTF-16'],
    ['Latin-1', Buffer.from('one\n\xe9\n', 'latin1'), 'docs/a.md:2', 'bytes that are not UTF-8'],
    ['a character that was cut', Buffer.from('页').subarray(0, 2), 'docs/a.md:1', 'not UTF-8'],
  ])('is refused in %s, with file, line, reason and remedy', (_, bytes, place, reason) => {
    const read = () => decodeText(bytes, 'docs/a.md');
    expect(read).toThrow(`${place}\n  What happened: the file cannot be read as text.`);
    expect(read).toThrow(reason);
    expect(read).toThrow('What to do: open it in an editor, and save it with the encoding UTF-8.');
  });
});
