import { amongThree, demoOf, firstIs } from './queries';

firstIs([
  ['how do I open the list with a button', demoOf('controlled', 'controlled-open')],
  ['does reset of a form reset the select', '/guide/forms#reset-it'],
  ['why is fireEvent.click not opening the list', '/guide/testing#when-nothing-happens'],
  ['how do I load more options when scrolling', demoOf('scroll-loading')],
  [
    'what is the difference between maxCount and maxTagCount',
    demoOf('multiple-with-max-count', 'multiple-with-max-count-tags'),
  ],
  ['how do I scroll to an option', '/#methods-scrollTo'],
  ['how do I disable the virtual list', '/#select-virtual'],
  ['does it work in an iframe', '/guide/stacking#in-frames-and-shadow-roots'],
]);

amongThree([
  ['why does tab not leave the select', '/guide/keyboard#in-multiple-and-tags'],
  ['how to write a wrapper in TypeScript', '/guide/typescript#a-wrapper-that-stays-generic'],
  ['how to keep the search text after choosing an option', '/#select-autoClearSearchValue'],
  ['how to paste a list of comma separated values', demoOf('auto-tokenization')],
  ['limit number of values', '/demo/multiple-with-max-count'],
  ['why does tab not leave the select', '/demo/focus#move-on-with-one-tab'],
  ['how to limit how many tags are shown', '/#select-maxTagCount'],
  ['which callback is called first, onChange or onSelect', '/guide/events#pick-remove-and-clear'],
  ['can a group be disabled', '/#optgroup-disabled'],
  ['can I change the width of the popup', '/#select-dropdownMatchSelectWidth'],
  ['how do I load options from a server while typing', '/guide/server-data'],
]);
