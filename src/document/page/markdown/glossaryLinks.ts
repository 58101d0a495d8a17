import type { MarkdownNode } from './walk';

/** The glossary, below `docs/`; its path on the site is the same without the extension. */
export const GLOSSARY = 'guide/glossary.md';

/** A word that a reader has to look up, with an entry in the glossary. */
export interface Term {
  /** Of the heading in the glossary. */
  id: string;
  /** How pages write it. */
  forms: RegExp;
}

/** Where a link would be in the way, or in another link. */
const NOT_IN = new Set(['heading', 'link', 'linkReference', 'table']);

const toText = (value: string): MarkdownNode => ({ type: 'text', value });

const toLink = ({ id }: Term, word: string): MarkdownNode => ({
  type: 'link',
  url: `/${GLOSSARY.replace(/\.md$/, '')}#${id}`,
  data: { hProperties: { className: ['term'] } },
  children: [toText(word)],
});

/** A text with links where it has terms; takes those from the ones that are left. */
function linkText(text: string, left: Set<Term>): MarkdownNode[] {
  const [first] = [...left]
    .flatMap((term) => {
      const match = term.forms.exec(text);
      return match ? [{ term, word: match[0], start: match.index }] : [];
    })
    .sort((one, other) => one.start - other.start);
  if (!first) return [toText(text)];
  const { term, word, start } = first;
  left.delete(term);
  const rest = linkText(text.slice(start + word.length), left);
  return [toText(text.slice(0, start)), toLink(term, word), ...rest];
}

/**
 * Links each term to the glossary where a page uses it first.
 *
 * @param left - Terms that are not linked yet; those that are linked are taken out.
 */
export function linkFirstUses(tree: MarkdownNode, left: Set<Term>): void {
  tree.children = tree.children?.flatMap((child) => {
    if (child.type === 'text') return linkText(child.value ?? '', left);
    if (!NOT_IN.has(child.type)) linkFirstUses(child, left);
    return [child];
  });
}
