/** Value of `hidden` by which browsers find what is hidden, show it and say so before. */
const FINDABLE = 'until-found';

/** A panel of src/ui/tabs/Tabs.tsx that is not selected. */
const HIDDEN_PANEL = /(<div role="tabpanel"[^>]*? hidden=")(?=")/g;

declare global {
  interface Window {
    /**
     * Marks a tab of src/ui/tabs/Tabs.tsx as the one that is selected, and hides the panels of
     * the others. Showing its own is left to the browser or to who calls.
     */
    selectTab?: (selected: HTMLElement) => void;
  }
}

/** Markup whose hidden panels browsers look into when they search the page. */
export function findable(markup: string): string {
  return markup.replace(HIDDEN_PANEL, `$1${FINDABLE}`);
}

/**
 * Has React hide a panel in the same way, which knows no value of `hidden`. Browsers tell assistive
 * technology of such a panel, as of an empty one.
 */
export function keepFindable(panel: HTMLElement | null): void {
  if (!panel) return;
  panel.ariaHidden = panel.hidden ? 'true' : null;
  if (panel.hidden) panel.setAttribute('hidden', FINDABLE);
}

/**
 * Source of the script that opens what the browser has found: by a search of the page, or on the
 * way to a text or a section that the address names. Panels of tabs and the lines above a demo's
 * code are hidden in the way that browsers look into; to what is below, they scroll within the
 * code.
 *
 * What is seen changes at once, because the browser scrolls to it next. Then the control is
 * pressed, by which the application learns of it, now or when it has started
 * (src/document/page/lastPress.ts). Only a tab is not pressed before, since the application finds
 * the panel that is shown (src/ui/tabs/Tabs.tsx).
 *
 * @returns A script, safe inside `<script>`.
 */
export function foundTextScript(): string {
  return `(function(){
var opening;
window.selectTab=function(selected){
for(var tab of selected.parentElement.children){
var isSelected=tab===selected;
if(!isSelected)document.getElementById(tab.getAttribute("aria-controls"))?.setAttribute("hidden","${FINDABLE}");
tab.ariaSelected=isSelected;
tab.tabIndex=isSelected?0:-1
}
};
function press(control,early){
control.dispatchEvent(new Event("pointerdown",{bubbles:true}));
if(early||"hydrated"in document.documentElement.dataset)control.click()
}
function unfold(fold,part,button){
fold.dataset.folded=fold.dataset.folded.replace(part,"").trim();
button.ariaExpanded="true";
press(button,true)
}
addEventListener("beforematch",function(event){
var found=event.target,list=found.parentElement.firstElementChild;
if(found.matches(".lines-above")){
var fold=found.closest(".code-fold");
opening=fold;
fold.style.setProperty("--lines-above",found.dataset.lines);
unfold(fold,"above",fold.firstElementChild);
requestAnimationFrame(function(){
opening=undefined;
found.setAttribute("hidden","${FINDABLE}")
})
}else if(found.matches('[role="tabpanel"]')){
var tab=list.querySelector('[aria-controls="'+found.id+'"]');
selectTab(tab);
press(tab)
}
},true);
addEventListener("scroll",function(event){
var code=event.target,top=code.scrollTop;
if(!top||code===document||!code.matches('[data-folded~="below"] pre'))return;
var fold=code.closest(".code-fold");
if(fold===opening)return code.scrollTop=0;
unfold(fold,"below",fold.lastElementChild);
scrollBy({top:top,behavior:"instant"})
},true)
})()`;
}
