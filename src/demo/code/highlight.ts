import { parser as styles } from '@lezer/css';
import { highlightCode } from '@lezer/highlight';
import { parser as scripts } from '@lezer/javascript';
import { codeColors, hideTypeArguments } from './lezer';

const typescript = scripts.configure({ dialect: 'ts' });
const tsx = scripts.configure({ dialect: 'jsx ts' });

/** By file extension, or by the name of a fence. */
const PARSERS: Readonly<Record<string, typeof scripts>> = {
  tsx: tsx.configure({ wrap: hideTypeArguments(tsx) }),
  ts: typescript,
  jsx: scripts.configure({ dialect: 'jsx' }),
  js: scripts,
  json: scripts.configure({ top: 'SingleExpression' }),
  css: styles,
};

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * Turns source code into highlighted HTML: the escaped text, with `<span class="t-...">` around
 * what has a colour of its own. The text of the result is exactly `code`, so copying from the page
 * gives the source back, and each line is HTML by itself. The parsers are those of the editor, so
 * that nothing changes its colour when it is edited.
 *
 * @param language - File extension or fence name such as `tsx`, `css`, `json`; unknown ones stay
 *   plain.
 */
export function highlight(code: string, language: string): string {
  const parser = PARSERS[language];
  if (!parser) return escapeHtml(code);
  let html = '';
  let color = '';
  let spaces = '';
  const end = () => {
    html += (color && '</span>') + spaces;
    color = spaces = '';
  };
  highlightCode(
    code,
    parser.parse(code),
    codeColors,
    (text, classes) => {
      // Words of one colour are one element, with what is between them: a page has hundreds.
      if (color && !classes && !text.trim()) {
        spaces += text;
        return;
      }
      if (classes === color) {
        html += spaces;
        spaces = '';
      } else {
        end();
        html += classes && `<span class="${classes}">`;
        color = classes;
      }
      html += escapeHtml(text);
    },
    () => {
      end();
      html += '\n';
    },
  );
  end();
  return html;
}
