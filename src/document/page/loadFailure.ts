import { ENTRY, LOAD_FAILURE_ID, SEARCHED_AS, STARTED } from '../contract';
/**
 * HTML of the notice, hidden. It is in the document, and in its language, since the script that
 * would make it may be the one that did not arrive.
 */
export const LOAD_FAILURE_NOTICE = /* @__PURE__ */ [
  `<div class="page-notice" id="${LOAD_FAILURE_ID}" role="alert" ${SEARCHED_AS}="ignore" hidden>`,
  '<p><strong>The live parts of this page could not be loaded.</strong> A script did not arrive; ',
  'the connection may be down, or the site was just updated. You can go on reading.</p>',
  '<button type="button" class="button">Try again</button></div>',
].join('');

/**
 * Source of the script that shows the notice when the document has loaded without its first script,
 * whatever happened to that (H1). Another attempt requests the script past the browser's cache, and
 * if something arrives, loads the document again. Whoever shows the notice, its button leaves the
 * focus to the text of the page before it goes.
 *
 * @returns A script, safe inside `<script>`.
 */
export function loadFailureScript(): string {
  return `addEventListener("click",function(event){
var main=event.target.closest(${JSON.stringify(`#${LOAD_FAILURE_ID} button`)})&&document.querySelector("main");
if(main){main.tabIndex=-1;main.focus({preventScroll:true})}
},true);
addEventListener("load",function(){
if(document.documentElement.hasAttribute(${JSON.stringify(STARTED)}))return;
var notice=document.getElementById(${JSON.stringify(LOAD_FAILURE_ID)});
if(!notice)return;
function reload(){location.reload()}
function show(){notice.hidden=false}
notice.querySelector("button").onclick=function(){
notice.hidden=true;
fetch(document.querySelector(${JSON.stringify(ENTRY)}).src,{cache:"reload"}).then(function(response){return response.arrayBuffer()}).then(reload,show)
};
show()
})`;
}
