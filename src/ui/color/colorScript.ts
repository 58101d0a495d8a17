import { STORED } from '../../lib/stored';
import { parsePreference, resolveScheme } from './preference';
import { COLOR_PREFERENCE, COLOR_SCHEME } from '../../document/contract';

/** The choices of src/ui/color/ColorSwitch.tsx. */
const CHOICES = '.color-switch input';

/** When what is stored may have changed, or the browser may have put back what a page showed. */
const READ_ON = ['storage', 'DOMContentLoaded', 'pageshow'];

/**
 * Source of the script that shows the visitor's colours: the scheme before the first paint (F3),
 * and the choice in the switch of the page. It is all that reads and writes the preference, so the
 * two cannot disagree: not after Back, when a browser fills in the choice that the page had, or
 * brings back the page itself, which has missed what other tabs stored; nor before any other script
 * runs.
 *
 * Storage that throws (blocked cookies, F2) counts as empty; a choice then lasts as long as the
 * page.
 *
 * @returns A script, safe inside `<script>`.
 */
export function colorScript(): string {
  const key = JSON.stringify(STORED.colorPreference.key);
  const choices = JSON.stringify(CHOICES);
  return `(function(){
${parsePreference.toString()}
${resolveScheme.toString()}
var root=document.documentElement,system=matchMedia("(prefers-color-scheme: dark)"),preference="light";
function show(){
root.setAttribute(${JSON.stringify(COLOR_SCHEME)},resolveScheme(preference,system.matches));
root.setAttribute(${JSON.stringify(COLOR_PREFERENCE)},preference);
document.querySelectorAll(${choices}).forEach(function(choice){choice.checked=choice.value===preference})
}
function read(){
try{preference=parsePreference(localStorage.getItem(${key}))}catch(error){}
show()
}
read();
system.addEventListener("change",show);
${JSON.stringify(READ_ON)}.forEach(function(type){addEventListener(type,read)});
addEventListener("change",function(event){
var choice=event.target;
if(!choice.checked||!choice.matches(${choices}))return;
preference=parsePreference(choice.value);
try{localStorage.setItem(${key},preference)}catch(error){}
show()
})
})()`;
}
