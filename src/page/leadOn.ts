/**
 * Source of the script by which a document replaces itself with another one. It is the same in all
 * of them, so that a content security policy needs one hash for it; the attribute `data-to` of its
 * element says where. An address without a query of its own takes that of the document.
 */
const SCRIPT =
  '{const{to}=document.currentScript.dataset;' +
  'location.replace(to+(to.includes("?")?"":location.search)+location.hash)}';

/**
 * The script element by which a document leads on to another one.
 *
 * @param address - Path on the site, without characters that need escaping in HTML.
 */
export function leadOnScript(address: string): string {
  return `<script data-to="${address}">${SCRIPT}</script>`;
}
