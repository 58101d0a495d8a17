import { placeOf } from '../../lib/stored';
import { CODE_LANGUAGE, COLOR_PREFERENCE, COLOR_SCHEME, COMMANDS } from '../../document/contract';
import { resolveScheme } from '../color/preference';
import {
  CODE_LANGUAGE_CHOICE,
  COLOR_CHOICE,
  FIELDS_CAME,
  fieldsOf,
  PACKAGE_MANAGER_CHOICE,
  parseChoice,
} from './choices';

const CHOICES = [COLOR_CHOICE, PACKAGE_MANAGER_CHOICE, CODE_LANGUAGE_CHOICE];

/** When what is stored may have changed, or the page shows something else. */
const READ_ON = ['storage', 'DOMContentLoaded', 'pageshow', 'afterprint', FIELDS_CAME];

/**
 * Source of the script that shows what the visitor has chosen for all pages: the colours before the
 * first paint (F3); before each, while the document arrives, what is chosen in the fields of the
 * page, and the commands for the package manager. The language of code is for the application. It
 * is all that reads and writes these choices, so that the two cannot disagree: not after Back, when
 * a browser fills in the choice that the page had, or brings back the page itself, which has missed
 * what other tabs stored; nor before any other script runs. Paper has the commands for npm.
 *
 * Storage that throws (blocked cookies, F2) counts as empty; a choice then lasts as long as the
 * page.
 *
 * @param site - Name of the site, by which its storage is told from that of others.
 * @returns A script, safe inside `<script>`.
 */
export function choiceScript(site: string): string {
  const choices = CHOICES.map((choice) => ({
    values: choice.values,
    key: placeOf(choice.stored, site).key,
    fields: fieldsOf(choice),
  }));
  return `(function(){
${parseChoice.toString()}
${resolveScheme.toString()}
var root=document.documentElement,system=matchMedia("(prefers-color-scheme: dark)"),choices=${JSON.stringify(choices)};
function each(selector,change){document.querySelectorAll(selector).forEach(change)}
function chosen(index){return choices[index].chosen||choices[index].values[0]}
function mark(){
root.setAttribute(${JSON.stringify(COLOR_SCHEME)},resolveScheme(chosen(0),system.matches));
root.setAttribute(${JSON.stringify(COLOR_PREFERENCE)},chosen(0));
root.setAttribute(${JSON.stringify(CODE_LANGUAGE)},chosen(2))
}
function command(manager){
each("[${COMMANDS}]",function(commands){
var text=commands.getAttribute("data-"+manager);
if(commands.textContent!=text)commands.textContent=text
})
}
function fill(){
choices.forEach(function(choice,index){
each('[name^="'+choice.fields+'"]',function(field){
if(field.type=="radio")field.checked=field.value==chosen(index);
else field.value=chosen(index)
})
});
command(chosen(1))
}
function read(){
choices.forEach(function(choice){
try{choice.chosen=parseChoice(choice.values,localStorage.getItem(choice.key))}catch(error){}
});
mark();
fill()
}
function fillEarly(){
if(document.readyState!="loading")return;
fill();
requestAnimationFrame(fillEarly)
}
read();
fillEarly();
system.addEventListener("change",mark);
${JSON.stringify(READ_ON)}.forEach(function(type){addEventListener(type,read)});
addEventListener("beforeprint",function(){command("npm")});
addEventListener("change",function(event){
var field=event.target,choice=choices.find(function(choice){return(field.name||"").startsWith(choice.fields)});
if(!choice||field.checked===false)return;
choice.chosen=parseChoice(choice.values,field.value);
try{localStorage.setItem(choice.key,choice.chosen)}catch(error){}
mark();
fill()
})
})()`;
}
