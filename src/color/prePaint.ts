import { STORED } from '../base/storage';
import { parsePreference, resolveScheme, SCHEME_ATTRIBUTE } from './preference';

/**
 * Source of the script that sets the colour scheme before the first paint (F3). It is put inline
 * into `<head>`, and is made from the functions of `preference.ts`, so that the page and the theme
 * cannot disagree.
 *
 * Storage that throws (blocked cookies, F2) counts as empty.
 *
 * @returns A script, safe inside `<script>`.
 */
export function prePaintScript(): string {
  return [
    '(function(){',
    parsePreference.toString(),
    resolveScheme.toString(),
    'var stored;',
    `try{stored=localStorage.getItem(${JSON.stringify(STORED.colorPreference.key)})}catch(error){}`,
    'document.documentElement.setAttribute(',
    `${JSON.stringify(SCHEME_ATTRIBUTE)},`,
    "resolveScheme(parsePreference(stored),matchMedia('(prefers-color-scheme: dark)').matches)",
    ')})()',
  ].join('\n');
}
