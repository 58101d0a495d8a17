import { PAGE_SCRIPTS_ID } from '../contract';

/** How long the first paint waits for the rest of the document at most, in milliseconds. */
const PATIENCE = 500;

/**
 * Source of the script that has the first paint wait for the end of the document
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect). A page that is
 * painted in parts is laid out several times, and a reader who sees the first of them has to wait
 * for the others. Where the rest takes long, the parts are shown as they arrive.
 *
 * @returns A script, safe inside `<script>`.
 */
export function wholePaintScript(): string {
  return `(function(){
var link=document.createElement("link");
link.rel="expect";link.href="#${PAGE_SCRIPTS_ID}";link.setAttribute("blocking","render");
document.head.append(link);
setTimeout(function(){link.remove()},${PATIENCE})
})()`;
}
