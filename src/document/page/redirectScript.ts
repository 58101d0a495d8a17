import { LEADS_TO } from '../contract';

/**
 * Source of the script by which a document that says so replaces itself with another one: another
 * spelling of an address (B4), or a tab (B9). An address without a query of its own takes that of
 * the document. A tab that has become a page is in the query of a document that has moved nowhere.
 *
 * @param movedTabs - Addresses with the base path, by those of tabs that are pages now: `?tab=key`
 *   of the home page, `/page?tab=key` of others.
 * @returns A script, safe inside `<script>`.
 */
export function redirectScript(movedTabs: Readonly<Record<string, string>> = {}): string {
  return `(function(){
var to=document.documentElement.getAttribute(${JSON.stringify(LEADS_TO)}),query=location.search,tab=new URLSearchParams(query);
if(!to&&(to=${JSON.stringify(movedTabs)}[location.pathname.replace(/\\/$/,"")+"?tab="+tab.get("tab")])){
tab.delete("tab");
query=tab.size?"?"+tab:""
}
if(to)location.replace(to+(to.includes("?")?"":query)+location.hash)
})()`;
}
