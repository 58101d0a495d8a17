import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './Prose';

test.each([
  ['plain text', 'plain text'],
  ['with `mode="tags"`', 'with <code>mode=&quot;tags&quot;</code>'],
  ['<kbd>Esc</kbd> closes', '<kbd>Esc</kbd> closes'],
  ['<kbd>Tab</kbd>, <kbd>Shift+Tab</kbd>', '<kbd>Tab</kbd>, <kbd>Shift</kbd>+<kbd>Tab</kbd>'],
  ['`<kbd>` and a <b>', '<code>&lt;kbd&gt;</code> and a &lt;b&gt;'],
])('%s', (text, markup) => {
  expect(renderToStaticMarkup(<Prose text={text} />)).toBe(markup);
});
