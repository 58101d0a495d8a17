import { isApple } from '../../lib/platform';

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

/** Attribute of the root element: whether the page listens already, or has missed a request. */
export const SEARCH_ATTRIBUTE = 'data-search';

/** Attribute of the root element: what was typed since the request. */
export const SEARCH_TEXT_ATTRIBUTE = 'data-search-text';

/** Values of `SEARCH_ATTRIBUTE`. */
export type SearchReadiness = 'wanted' | 'ready';

/** Selector of the search button. A standalone demo has neither button nor search. */
const BUTTON = '.search-button';

/**
 * Source of the script that remembers that a reader wants to search before the code of the page has
 * loaded, and what they type from then on. Without it, the keys would open the browser's own
 * search, and the button would do nothing.
 *
 * @returns A script, safe inside `<script>`.
 */
export function earlySearchScript(): string {
  const name = JSON.stringify(SEARCH_ATTRIBUTE);
  const text = JSON.stringify(SEARCH_TEXT_ATTRIBUTE);
  const button = JSON.stringify(BUTTON);
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
if(!isSearchShortcut(event,isApple(navigator.platform)))return;
event.preventDefault();want()
});
addEventListener("click",function(event){if(event.target.closest(${button}))want()})
})()`;
}
