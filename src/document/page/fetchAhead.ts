import { isDataScarce } from '../../lib/dataSaver';
import { HYDRATED } from '../contract';

/**
 * Source of the script that fetches the document of a link when a reader points at it, or touches
 * it. The browser then has to ask the host only whether the document is still the same. The script
 * does so until the application has started, whose links fetch their pages themselves.
 *
 * Speculation rules would do more, in Chromium. But a policy with the hash of a script allows them
 * only with another hash (https://www.w3.org/TR/CSP3/#allow-all-inline), and they could not be in
 * the one script that all documents have.
 *
 * Tabs that are links change what is shown instead (src/ui/tabs/Tabs.tsx).
 *
 * @returns A script, safe inside `<script>`.
 */
export function fetchAheadScript(): string {
  return `(function(){
${isDataScarce.toString()}
var seen=[location.pathname+location.search];
addEventListener("pointerover",function(event){
var link=event.target.closest('a[href]:not([role="tab"])');
if(!link||link.origin!==location.origin||document.documentElement.hasAttribute("${HYDRATED}")||isDataScarce(navigator))return;
var address=link.pathname+link.search;
if(seen.includes(address))return;
seen.push(address);
fetch(address).then(function(response){return response.arrayBuffer()}).catch(function(){})
},true)
})()`;
}
