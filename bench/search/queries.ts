/** What readers type, from the first letter on: each line is a way a query can be expensive. */
export const QUERIES: readonly string[] = [
  // One and two letters: nearly every section has them.
  's',
  'a',
  'e',
  'o',
  'st',
  're',
  // Words in nearly every section, and prefixes on the way to words.
  'the',
  'select',
  'opt',
  'rend',
  'default',
  'value',
  // Compounds, whole and by their parts.
  'optionFilterProp',
  'selectValue',
  'filter prop',
  'custom-render',
  // Several words.
  'select mode search',
  'the value of the option',
  'how to open a list with a label',
  // Questions, the longest of 20 words, in the words of the generated sites.
  'how can i open the popup when a value is removed',
  'why does the list of options lose its label after the search text of the select is cleared by users of forms',
  // Typos, and nothing to be found.
  'slect',
  'optoin',
  'custmo rednerr',
  'xylophone',
  'qqqqq',
];
