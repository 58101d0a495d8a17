import { amongThree, demoOf, firstIs } from './queries';

firstIs([
  ['select all', '/guide/all-options'],
  ['add option', '/demo/dropdown-render'],
  ['unit test', '/guide/testing'],
  ['form library', '/guide/forms#with-a-form-library'],
  ['focus trap', '/guide/stacking#focus-traps'],
  ['hydration mismatch', '/guide/server-rendering'],
  ['cut off', '/guide/symptoms#the-list-is-cut-off'],
  ['array value', '/demo/multiple'],
  ['Option disabled', '/#option-disabled'],
  ['optgroup label', '/#optgroup-label'],
  ['select value', '/#select-value'],
  ['option key', '/#option-key'],
  ['keyboard enter', '/#keyboard'],
  ['npm install', '/#install'],
  ['migrate to 1.x', '/guide/migration'],
  ['custom icon', '/demo/custom-icon'],
  ['paste tags', '/demo/auto-tokenization'],
  ['right to left', demoOf('auto-adjust-dropdown', 'auto-adjust-dropdown-rtl')],
  ['group label class', '/#optgroup-className'],
  ['order of callbacks', '/guide/events'],
  ['native select better', '/guide/accessibility#when-a-native-select-is-better'],
  ['test with jest', '/guide/testing'],
  ['stale answers', '/demo/suggest#why-answers-go-stale'],
  ['keep search text', demoOf('mul-suggest', 'mul-suggest-keep')],
  ['tags on one line', demoOf('tags', 'tags-limits')],
  ['keyboard multiple', '/#keyboard-multiple'],
  ['arrow keys', '/#keyboard'],
  ['cities suggestions', '/demo/suggest#why-answers-go-stale'],
  ['type of onChange', '/guide/typescript#the-option-in-onchange'],
]);

amongThree([
  ['popup width', '/#select-dropdownMatchSelectWidth'],
  ['screen reader limits', '/guide/accessibility#limits'],
  ['popup width content', '/#select-dropdownMatchSelectWidth'],
]);
