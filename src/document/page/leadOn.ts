/** Attribute of the root element: where the document leads on to, as a path on the site. */
export const LEADS_TO_ATTRIBUTE = 'data-leads-to';

/**
 * Source of the script by which a document that says so replaces itself with another one: another
 * spelling of an address (B4), or a tab (B9). An address without a query of its own takes that of
 * the document.
 *
 * @returns A script, safe inside `<script>`.
 */
export function leadOnScript(): string {
  return `(function(){
var to=document.documentElement.getAttribute(${JSON.stringify(LEADS_TO_ATTRIBUTE)});
if(to)location.replace(to+(to.includes("?")?"":location.search)+location.hash)
})()`;
}
