import { Prism } from 'prism-react-renderer';
import { tokenClass } from './tokenClass';

type Token = string | InstanceType<typeof Prism.Token>;

const GRAMMAR_OF: Readonly<Record<string, string>> = {
  ts: 'tsx',
  typescript: 'tsx',
  js: 'jsx',
  javascript: 'jsx',
  html: 'markup',
  md: 'markdown',
};

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function render(token: Token | Token[]): string {
  if (Array.isArray(token)) return token.map(render).join('');
  if (typeof token === 'string') return escapeHtml(token);
  const content = render(token.content);
  const name = tokenClass(token.type);
  return name ? `<span class="t-${name}">${content}</span>` : content;
}

/**
 * Turns source code into highlighted HTML: the escaped text, with `<span class="t-...">` around
 * what has a colour of its own. The text of the result is exactly `code`, so copying from the page
 * gives the source back.
 *
 * @param code - Source text.
 * @param language - File extension or fence name such as `tsx`, `css`, `json`; unknown ones stay
 *   plain.
 * @returns HTML to put inside `<code>`.
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[GRAMMAR_OF[language] ?? language];
  return grammar ? render(Prism.tokenize(code, grammar)) : escapeHtml(code);
}
