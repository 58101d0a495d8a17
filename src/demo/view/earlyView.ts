import { FRAMED } from '../../document/contract';
/**
 * Source of the script that gives a demo alone (B6) the direction and the colours that its address
 * asks for, before the first paint, and says whether it is in a frame, whose page has its title. It
 * is inline in the head of every document, so that there is one such script (and one hash in a
 * policy).
 *
 * The colours are set as a style: the attribute of F2 is the visitor's own preference, and dumi's
 * entry bundle sets it once more (src/site/build/documentHead.ts). A test holds the two patterns
 * against `parseView`.
 *
 * @returns A script that is safe inside `<script>`.
 */
export function earlyViewScript(): string {
  return [
    '(function(){',
    'if(!/\\/~demos\\//.test(location.pathname))return;',
    'var root=document.documentElement,asked=new URLSearchParams(location.search),scheme=asked.get("scheme");',
    `if(window.parent!==window)root.setAttribute("${FRAMED}","");`,
    'if(asked.get("dir")==="rtl")root.dir="rtl";',
    'if(scheme==="light"||scheme==="dark")root.style.colorScheme=scheme',
    '})()',
  ].join('\n');
}
