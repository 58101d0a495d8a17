import { syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { codeColors } from '../../../code/codeColors';

/** Colours of the code while it is edited: those of the published source. */
export const highlighting: Extension = codeColors.map((colors) => syntaxHighlighting(colors));
