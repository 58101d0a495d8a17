import { Problem } from '../../../lib/problem';
import { CALLOUT_KINDS } from '../../../locale/calloutKinds';
import { walk, type MarkdownNode } from './walk';

/** What dumi makes of a well-formed callout. */
const WELL_FORMED = /^<Container type="\w+"(?: title="[^"]+")?>$/;

/**
 * Whether a node is a callout that dumi could not parse. It leaves an unknown kind as a
 * directive, and passes attributes on as HTML: a title without quotes falls apart into several.
 * Groups of code are not part of this theme.
 */
function isMisread({ type, value = '' }: MarkdownNode): boolean {
  if (type === 'containerDirective') return true;
  if (type !== 'html') return false;
  return value === '<CodeGroup>' || (value.startsWith('<Container ') && !WELL_FORMED.test(value));
}

/**
 * dumi takes a word of a value for a name of a prop where it has a capital inside and a space
 * before and after it, and shows `a-$ub` for `aB` (dumi/dist/loaders/markdown/transformer/
 * rehypeRaw.js). It does not see capitals that are written as references.
 */
export function keepCapitals(node: MarkdownNode): void {
  if (node.type !== 'html' || !node.value?.startsWith('<')) return;
  const hide = (word: string) => word.replace(/[A-Z]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  node.value = node.value.replace(/="[^"]*"/g, (value) =>
    value.replace(/(?<=\s)[a-z][a-z\d]*[A-Z]\w*(?=[\s=>])/g, hide),
  );
}

/** The first line of a text that begins with three colons, which dumi took for text; -1 without. */
function linesBeforeColons({ type, value = '' }: MarkdownNode, isFirst: boolean): number {
  // A text after another element does not begin a line.
  const lines = (isFirst ? value : value.replace(/^.*/, '')).split('\n');
  return type === 'text' ? lines.findIndex((line) => line.startsWith(':::')) : -1;
}

/**
 * Checks how callouts are opened (G1), after dumi's own step for them.
 *
 * @param text - The whole page.
 * @param file - Path for the message.
 * @throws An error with file, line and fix.
 */
export function checkCallouts(tree: MarkdownNode, text: string, file: string): void {
  const refuse = (line: number): never => {
    throw new Problem(
      {
        what: `\`${text.split('\n')[line - 1]?.trim()}\` does not open a callout.`,
        why: 'it would be shown without a frame or as text, or stop the build without naming the file.',
        fix: `write :::${CALLOUT_KINDS.join(', :::')}, each with an optional {title="..."} in quotes.`,
      },
      `${file}:${line}`,
    );
  };
  walk(tree, (node) => {
    if (isMisread(node)) refuse(node.position?.start.line ?? 1);
    node.children?.forEach((child, index) => {
      const lines = linesBeforeColons(child, index === 0);
      if (lines >= 0) refuse((child.position?.start.line ?? 1) + lines);
    });
  });
}
