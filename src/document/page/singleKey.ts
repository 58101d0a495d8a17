import { STORED } from '../../lib/stored';

/** The setting of a reader who wants no shortcuts of one key; nothing is stored of others. */
export const SINGLE_KEYS_OFF = 'off';

/** Where a key is text, or chooses by its first letter; and a page below an open dialog. */
const NOT_WHERE =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],:root:has(dialog[open])';

/**
 * Source of the script that tells which key presses are a shortcut of one key, for the other
 * scripts in the head and for the application. It asks the storage at each press, so that a reader
 * who has switched these shortcuts off (https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts)
 * never sets one off, not even before the application is there.
 *
 * @returns A script, safe inside `<script>`.
 */
export function singleKeyScript(): string {
  const { key } = STORED.singleKeys;
  return `window.isSingleKey=function(event,key){
if(event.key!==key||event.altKey||event.ctrlKey||event.metaKey||event.isComposing||event.repeat||event.target.closest?.(${JSON.stringify(NOT_WHERE)}))return false;
try{return localStorage.getItem(${JSON.stringify(key)})!==${JSON.stringify(SINGLE_KEYS_OFF)}}catch(error){return true}
}`;
}
