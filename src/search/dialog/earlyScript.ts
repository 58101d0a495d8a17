import { isApple } from '../../document/page/platform';
import { SEARCH_BUTTON, SEARCH_STATE, SEARCH_TEXT } from '../../document/contract';

/** A key with its modifiers. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether keys are the shortcut of the search: Command+K on an Apple keyboard, Control+K elsewhere.
 * On an Apple keyboard, Control+K deletes to the end of the line, in the text fields of demos, too.
 */
export function isSearchShortcut(press: KeyPress, apple: boolean): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (key.toLowerCase() !== 'k' || altKey || shiftKey) return false;
  return apple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** Values of `SEARCH_STATE`. */
export type SearchReadiness = 'wanted' | 'ready';

/**
 * Source of the script that remembers that a reader wants to search before the code of the page has
 * loaded, and what they type from then on. Without it, the keys would open the browser's own
 * search, and the button would do nothing. Needs `singleKeyScript`.
 *
 * @returns A script, safe inside `<script>`.
 */
export function earlySearchScript(): string {
  const name = JSON.stringify(SEARCH_STATE);
  const text = JSON.stringify(SEARCH_TEXT);
  const button = JSON.stringify(`.${SEARCH_BUTTON}`);
  return `(function(){
${isApple.toString()}
${isSearchShortcut.toString()}
var root=document.documentElement;
function want(){if(root.getAttribute(${name})!=="ready")root.setAttribute(${name},"wanted")}
function type(event){
var typed=root.getAttribute(${text})||"",key=event.key;
if(key==="Backspace")typed=typed.slice(0,-1);
else if(key.length===1&&!event.ctrlKey&&!event.metaKey&&!event.altKey)typed+=key;
else return;
event.preventDefault();root.setAttribute(${text},typed)
}
addEventListener("keydown",function(event){
if(root.getAttribute(${name})==="ready"||!document.querySelector(${button}))return;
if(root.getAttribute(${name})==="wanted")type(event);
if(!isSearchShortcut(event,isApple(navigator.platform))&&!isSingleKey(event,"/"))return;
event.preventDefault();want()
});
addEventListener("click",function(event){if(event.target.closest(${button}))want()})
})()`;
}
