import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { highlighting } from './highlighting';
import { languageOf } from './language';
import { marks } from './marks';

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
