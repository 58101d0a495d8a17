/** A press on something that may not react yet. */
export interface Press {
  target: Element;
  /** Whether the button is up again. */
  isClick: boolean;
  /** As of `performance.now()`. */
  at: number;
}

declare global {
  interface Window {
    /** The last press in the document; undefined where it was on a link. */
    lastPress?: Press | undefined;
  }
}

/**
 * Source of the script that remembers the last press from the start, so that it can be done again
 * when what it was on reacts. Links work by themselves.
 *
 * @returns A script, safe inside `<script>`.
 */
export function lastPressScript(): string {
  return `(function(){
function remember(event){
window.lastPress=event.target.closest("a[href]")?undefined:{target:event.target,isClick:event.type==="click",at:performance.now()}
}
addEventListener("mousedown",remember,true);
addEventListener("click",remember,true)
})()`;
}
