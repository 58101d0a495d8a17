import { FIRST_SCREEN, PAGE_SCRIPTS_ID } from '../contract';

/** How long the first paint waits for the rest of the document at most, in milliseconds. */
const PATIENCE = 500;

/**
 * How long the markup of a page is, in characters, whose first screen does not wait for the rest. A
 * slow phone takes half a second to parse and lay out so much.
 */
const LONG = 120_000;

/** A heading of a section, with its id. */
const SECTION = /<h2[^>]* id="([^"]+)"/g;

/**
 * The element behind the first screen of a long page: the heading of its second section.
 *
 * @param markup - HTML of the page.
 * @returns Its id; undefined where the whole page can be the first screen.
 */
export function endOfFirstScreen(markup: string): string | undefined {
  if (markup.length < LONG) return undefined;
  return [...markup.matchAll(SECTION)][1]?.[1];
}

/**
 * Source of the script that has the first paint wait for the end of the document
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect). A page that is
 * painted in parts is laid out several times, and a reader who sees the first of them has to wait
 * for the others. Where the rest takes long, the parts are shown as they arrive. A long document
 * names the end of its first screen, unless the address leads further down.
 *
 * @returns A script, safe inside `<script>`.
 */
export function firstPaintScript(): string {
  return `(function(){
var link=document.createElement("link"),end=location.hash?null:document.documentElement.getAttribute("${FIRST_SCREEN}");
link.rel="expect";link.href="#"+(end||"${PAGE_SCRIPTS_ID}");link.setAttribute("blocking","render");
document.head.append(link);
setTimeout(function(){link.remove()},${PATIENCE})
})()`;
}
