/**
 * Words that users of a select take for the same thing, one set a line. The search counts the
 * others for half of what the typed one counts. A word that means two things here stands in no set.
 */
export const SAME_WORDS: readonly (readonly string[])[] = `
popup dropdown menu panel overlay popover layer
tag chip badge lozenge pill token
remove delete deselect unselect
clear reset empty erase
choose select pick
limit restrict max maximum cap
slow lag laggy performance freeze perf slowly
show display visible appear
remote server api async asynchronous ajax fetch backend request
large huge thousands big long lots
sort order alphabetical alphabetically
search filter query keyword lookup
combobox autocomplete typeahead autosuggest
arrow caret chevron
modal dialog drawer
paste clipboard copy
rtl arabic hebrew persian
style css theme styling
colour color background
option item entry choice
group category optgroup
custom customize customise own
initial default preselected
hover mouseenter pointer mouseover
close hide collapse dismiss
open expand unfold
press click tap mousedown hit
field input textbox box
virtual virtualized virtualization
uppercase lowercase insensitive
debounce throttle pause
placement position
infinite pagination lazy
loading spinner
phone mobile ios android touch
separator comma delimiter
prevent stop avoid disallow forbid
height high tall
width wide
render rendered renderer
update change refresh
icon picture image avatar svg
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/**
 * Question words, politeness, and how users begin to tell of a problem: they weigh nothing in a
 * question, since its answer need not have them. Negations are no part of it, because they change
 * what is asked. Words that only connect others are in src/search/engine/match/query.ts.
 */
export const STOP_WORDS: readonly string[] = `
able about actual actually after also antd any anyone anyway app behavior behaviour bug but
certain component could create currently each else even every everything feature
few find get gets give good got had happens has have help if instead issue its just know
let like look make makes many may maybe me more most much must need needs now one our out
perhaps please possible problem provide rather really same see seems should since so some
something still such support that thats their them then there these they thing think this those
though too try trying up use used useful user using version want wants was way we were while who
will wish work working works would wrong you your
`
  .trim()
  .split(/\s+/);
