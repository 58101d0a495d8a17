// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from './highlight';

function textOf(html: string): string {
  const element = document.createElement('code');
  element.innerHTML = html;
  return element.textContent;
}

describe('highlighting', () => {
  test('marks tokens that have a colour', () => {
    expect(highlight('const a = 1;', 'ts')).toBe(
      '<span class="t-keyword">const</span> a = <span class="t-number">1</span>;',
    );
  });

  test('marks words of one colour once, in a line', () => {
    expect(highlight('export default\n  class {}', 'ts')).toBe(
      '<span class="t-keyword">export default</span>\n  <span class="t-keyword">class</span> {}',
    );
  });

  test.each([
    '<Select<string | undefined> id="city" />',
    '<Select<Choice[], Option<Choice>> id="city"></Select>',
    '<Select<string>\n  id="city"\n/>',
  ])('colours the attributes of an element with type arguments: %s', (code) => {
    const html = highlight(code, 'tsx');
    expect(textOf(html)).toBe(code);
    expect(html).toContain('<span class="t-attr">id</span>');
    expect(html).toContain('<span class="t-string">"city"</span>');
  });

  test('colours the types that are type arguments of others', () => {
    const html = highlight('const a: Array<Record<string, Choice>> = [];', 'tsx');
    expect(html).toContain('<span class="t-tag">Choice</span>');
  });

  test('leaves an unknown language plain and escaped', () => {
    expect(highlight('a < b && c', 'cobol')).toBe('a &lt; b &amp;&amp; c');
  });

  test.each(['tsx', 'css', 'json', 'html'])('keeps the text of any %s exactly', (language) => {
    fc.assert(
      fc.property(
        fc.string().map((text) => text.replaceAll('\r', '')),
        (code) => {
          expect(textOf(highlight(code, language))).toBe(code.replaceAll('\0', '\ufffd'));
        },
      ),
      { numRuns: 60 },
    );
  });
});
