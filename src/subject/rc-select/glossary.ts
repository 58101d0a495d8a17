import type { Term } from '../../document/page/markdown/glossaryLinks';

/**
 * The words that a reader has to look up. Those that mean what they mean everywhere, such as option
 * and list, are in the glossary without links to them.
 */
const TERMS: readonly Term[] = [
  { id: 'root-element', forms: /\broot(?: elements?)?\b/i },
  { id: 'selector', forms: /\bselectors?\b/i },
  { id: 'text-field', forms: /\btext fields?\b/i },
  { id: 'popup', forms: /\bpopups?\b/i },
  { id: 'active-option', forms: /\bactive options?\b/i },
  { id: 'tag', forms: /\btags?\b/i },
  { id: 'clear-icon', forms: /\bclear icons?\b/i },
];

export default TERMS;
