import { PLATFORM } from '../contract';

/** Whether shortcuts are with the Command key. */
export function isApple(platform: string): boolean {
  return /^(Mac|iPhone|iPad|iPod)/.test(platform);
}

/**
 * Source of the script that says, before the first paint, which key the search button names.
 * `navigator.platform` is deprecated and what browsers have: `userAgentData` is missing in Firefox
 * and Safari (https://developer.mozilla.org/docs/Web/API/Navigator/platform).
 *
 * @returns A script, safe inside `<script>`.
 */
export function platformScript(): string {
  return `(function(){
${isApple.toString()}
if(isApple(navigator.platform))document.documentElement.setAttribute(${JSON.stringify(PLATFORM)},'apple')
})()`;
}
