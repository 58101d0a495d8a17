import { CODE_FOLD, FINDABLE, FOLDED, HYDRATED, LINES_ABOVE, LINE_COUNT } from '../contract';
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
if(early||document.documentElement.hasAttribute("${HYDRATED}"))control.click()
}
function unfold(fold,part,button){
fold.setAttribute("${FOLDED}",fold.getAttribute("${FOLDED}").replace(part,"").trim());
button.ariaExpanded="true";
press(button,true)
}
addEventListener("beforematch",function(event){
var found=event.target,list=found.parentElement.firstElementChild;
if(found.matches(".${LINES_ABOVE}")){
var fold=found.closest(".${CODE_FOLD}");
opening=fold;
fold.style.setProperty("--lines-above",found.getAttribute("${LINE_COUNT}"));
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
if(!top||code===document||!code.matches('[${FOLDED}~="below"] pre'))return;
var fold=code.closest(".${CODE_FOLD}");
if(fold===opening)return code.scrollTop=0;
unfold(fold,"below",fold.lastElementChild);
scrollBy({top:top,behavior:"instant"})
},true)
})()`;
}
