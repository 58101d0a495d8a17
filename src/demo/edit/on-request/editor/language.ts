import { cssLanguage } from '@codemirror/lang-css';
import {
  javascriptLanguage,
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript';
import type { Language } from '@codemirror/language';
import { hideTypeArguments } from '../../../code/hideTypeArguments';

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
