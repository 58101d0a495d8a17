import { isApple } from '../../base/platform';
import { isSearchShortcut } from './shortcut';

/**
 * Attribute of the root element that says whether the page itself listens already, or what it has
 * missed.
 */
export const SEARCH_ATTRIBUTE = 'data-search';

/** What the attribute says. */
export type SearchReadiness = 'wanted' | 'ready';

/**
 * The search button; the script has no other way to know it. A demo alone on its page has none, and
 * no search.
 */
const BUTTON = '.search-button';

/**
 * Source of the script that remembers a reader who wants to search before the page listens: it is
 * there long before its code. Without it the keys would go to the browser's own search, and the
 * button would do nothing.
 *
 * @returns A script, safe inside `<script>`.
 */
export function earlySearchScript(): string {
  const name = JSON.stringify(SEARCH_ATTRIBUTE);
  const button = JSON.stringify(BUTTON);
  return `(function(){
${isApple.toString()}
${isSearchShortcut.toString()}
var root=document.documentElement;
function want(){if(root.getAttribute(${name})!=="ready")root.setAttribute(${name},"wanted")}
addEventListener("keydown",function(event){
if(root.getAttribute(${name})==="ready"||!document.querySelector(${button}))return;
if(!isSearchShortcut(event,isApple(navigator.platform)))return;
event.preventDefault();want()
});
addEventListener("click",function(event){if(event.target.closest(${button}))want()})
})()`;
}
