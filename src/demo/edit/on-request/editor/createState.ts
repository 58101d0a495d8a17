import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
  type Language,
} from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { marks } from './marks';
import { codeColors, hideTypeArguments } from '../../../code/lezer';
import { cssLanguage } from '@codemirror/lang-css';
import {
  javascriptLanguage,
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript';

/**
 * JSON is what may stand on the right of `=`; a language of its own would weigh more than this says
 * wrong.
 */
const json = javascriptLanguage.configure({ top: 'SingleExpression' });

const tsx = tsxLanguage.configure({ wrap: hideTypeArguments(tsxLanguage.parser) });

const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ['tsx', tsx],
  ['ts', typescriptLanguage],
  ['jsx', jsxLanguage],
  ['js', javascriptLanguage],
  ['css', cssLanguage],
  ['json', json],
]);

/**
 * The language of a file by its name; undefined where it is none of a demo's.
 *
 * Languages alone, without the support for completion that comes with `javascript()`, which nothing
 * here uses.
 */
export function languageOf(name: string): Language | undefined {
  return LANGUAGES.get(name.slice(name.lastIndexOf('.') + 1));
}

/** Colours of the code while it is edited: those of the published source. */
const highlighting: Extension = codeColors.map((colors) => syntaxHighlighting(colors));

interface FileParts {
  /** Path below `demos/`. */
  path: string;
  text: string;
  /** Ids of the elements that say which keys there are and what is wrong. */
  descriptions: string;
}

// Tab is in none of them, so that it leaves the editor
// (https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap). Mod-Enter runs the code
// (CodeEditor.tsx) instead of adding a line.
const keys = [...historyKeymap, ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter')];

/**
 * Creates the state of an editor for a file: its text, its history, its looks, and its accessible
 * name and description.
 */
export function createState({ path, text, descriptions }: FileParts): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      // Errors are told by their lines.
      lineNumbers(),
      history(),
      keymap.of(keys),
      indentUnit.of('  '),
      EditorState.tabSize.of(2),
      indentOnInput(),
      bracketMatching(),
      languageOf(path) ?? [],
      highlighting,
      marks,
      EditorView.contentAttributes.of({
        'aria-label': path.slice(path.lastIndexOf('/') + 1),
        'aria-describedby': descriptions,
        // Editable text takes the focus by itself, but axe does not count it as focusable content
        // of what scrolls.
        tabindex: '0',
        dir: 'ltr',
        translate: 'no',
      }),
    ],
  });
}
