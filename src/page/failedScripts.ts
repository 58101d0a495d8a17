/**
 * Source of the script that takes scripts out of the document which could not be loaded. umi adds
 * those of a page early, and webpack waits for the ones that it finds: for one that has failed
 * already, it would wait two minutes instead of asking for it again
 * (https://github.com/webpack/webpack/blob/main/lib/runtime/LoadScriptRuntimeModule.js).
 *
 * @returns A script, safe inside `<script>`.
 */
export function failedScriptsScript(): string {
  return 'addEventListener("error",function(event){if(event.target.nodeName==="SCRIPT")event.target.remove()},true)';
}
