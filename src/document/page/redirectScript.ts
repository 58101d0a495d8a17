import { LEADS_TO } from '../contract';
/**
 * Source of the script by which a document that says so replaces itself with another one: another
 * spelling of an address (B4), or a tab (B9). An address without a query of its own takes that of
 * the document.
 *
 * @returns A script, safe inside `<script>`.
 */
export function redirectScript(): string {
  return `(function(){
var to=document.documentElement.getAttribute(${JSON.stringify(LEADS_TO)});
if(to)location.replace(to+(to.includes("?")?"":location.search)+location.hash)
})()`;
}
