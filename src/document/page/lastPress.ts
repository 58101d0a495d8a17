import { LOAD_FAILURE_ID } from '../contract';

/** What keys act on; the browser makes a click of a key on a button. */
const WIDGETS = '[role="combobox"],[role="tab"]';

/** A tab that is a link for readers without script. */
const LINKED_TAB = 'a[role="tab"]';

/** Keys that move or open. What is typed stays in its field. */
const KEYS = /^(?:Arrow.*|Home|End|Enter| )$/;

/**
 * Source of the script that remembers the last press from the start, so that it can be done again
 * when what it was on reacts. Links and summaries work by themselves; a second press would close
 * again what a summary has opened. A tab that is a link is pressed like any other tab, unless
 * scripts did not arrive, so that nothing will react to it. Needs `singleKeyScript`.
 *
 * @returns A script, safe inside `<script>`.
 */
export function lastPressScript(): string {
  return `(function(){
function remember(event){
window.wasPressed=true;
var link=event.target.closest("a[href],summary"),failure=document.getElementById(${JSON.stringify(LOAD_FAILURE_ID)});
if(link&&(!failure||failure.hidden)&&link.matches(${JSON.stringify(LINKED_TAB)})&&!(event.button||event.altKey||event.ctrlKey||event.metaKey||event.shiftKey)){
link=null;
if(event.type=="click")event.preventDefault()
}
window.lastPress=link?undefined:{target:event.target,event:event,at:performance.now()}
}
addEventListener("mousedown",remember,true);
addEventListener("click",remember,true);
addEventListener("keydown",function(event){
window.wasPressed=true;
if(isSingleKey(event,"?"))return remember(event);
if(event.ctrlKey||event.metaKey||event.altKey||!${String(KEYS)}.test(event.key))return;
if(event.target.closest(${JSON.stringify(WIDGETS)}))remember(event)
},true)
})()`;
}
