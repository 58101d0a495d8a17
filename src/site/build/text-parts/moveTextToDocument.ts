import { parseExpression } from '@babel/parser';
import { parseJson } from '../../../lib/parseJson';
import { missing } from '../../../lib/generated';
import type { JSXAttribute, JSXElement, JSXFragment, JSXSpreadAttribute, Node } from '@babel/types';
import { TEXT_PART } from '../../../document/contract';

/** Where a page is compiled for. */
export type Side = 'browser' | 'document';

/** A replacement of a range of the code. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Opens what dumi's Markdown loader writes for the text of a page. */
const OPEN = '<Suspense fallback={<LoadingComponent />}>';
const CLOSE = '</Suspense>';

const GENERATED = {
  by: 'dumi',
  why: 'the text of each page would be in its script, a second time.',
  file: 'src/site/build/text-parts/moveTextToDocument.ts',
};

/** The part of the code of a page that is its text. */
function findText(code: string): { start: number; end: number } {
  const start = code.indexOf(OPEN);
  const end = code.lastIndexOf(CLOSE);
  if (start < 0 || end < start) throw missing({ ...GENERATED, what: `a page with \`${OPEN}\`` });
  return { start: start + OPEN.length, end };
}

function parseJsx(content: string): Node {
  try {
    return parseExpression(content, { plugins: ['jsx'] });
  } catch {
    throw missing({ ...GENERATED, what: `a page with JSX in \`${OPEN}\`` });
  }
}

/** An attribute of a demo, which dumi writes as JSON. */
function parseAttribute(value: string): unknown {
  const read = parseJson(value);
  if (read !== undefined) return read;
  throw missing({ ...GENERATED, what: 'the attributes of a demo as JSON' });
}

/** What the document has of the attributes of a demo, by name. */
const IN_DOCUMENT = new Set(['description', 'html', 'text']);

function nameOf(element: JSXElement): string {
  const { name } = element.openingElement;
  return name.type === 'JSXIdentifier' ? name.name : '';
}

/** Whether the name is one of HTML, and not of a component. */
const isHtml = (name: string) => /^[a-z]/.test(name);

/** Whether an attribute is a text; a number or an expression may be anything. */
function isConstant(attribute: JSXAttribute | JSXSpreadAttribute): boolean {
  if (attribute.type === 'JSXSpreadAttribute') return false;
  return attribute.value === null || attribute.value?.type === 'StringLiteral';
}

/** dumi keeps texts in a list: `$$contentTexts[7].value`. */
const TEXTS = new Set(['StringLiteral', 'MemberExpression', 'JSXEmptyExpression']);

/** Whether the document says all of it, so that the browser need not render it. */
function isStatic(node: Node): boolean {
  if (node.type === 'JSXText') return true;
  if (node.type === 'JSXExpressionContainer') return TEXTS.has(node.expression.type);
  if (node.type === 'JSXFragment') return node.children.every(isStatic);
  if (node.type !== 'JSXElement') return false;
  const name = nameOf(node);
  return (
    (isHtml(name) || name === 'Link') &&
    node.openingElement.attributes.every(isConstant) &&
    node.children.every(isStatic)
  );
}

/** The attributes of a demo without what the document has of them. */
function withoutDocumentTexts(argument: unknown): unknown {
  if (Array.isArray(argument)) return argument.map(withoutDocumentTexts);
  if (typeof argument !== 'object' || argument === null) return argument;
  return Object.fromEntries(
    Object.entries(argument).map(([key, value]: [string, unknown]) => [
      key,
      IN_DOCUMENT.has(key) ? '' : withoutDocumentTexts(value),
    ]),
  );
}

/**
 * Separates the text of a page from its script. For the document, each part of the page that is
 * only text gets a name; for the browser, only the name is left, with which it finds the HTML in
 * the document (src/document/parts/TextPart.tsx). Components stay.
 *
 * @param code - What dumi's Markdown loader made of the page
 *   (dumi/dist/loaders/markdown/index.js, `emitDefault`).
 * @param prefix - Of the names, so that those of a tab differ from those of its page.
 * @throws {Problem} When dumi's loader has made something else.
 */
export function moveTextToDocument(code: string, prefix: string, side: Side): string {
  const { start, end } = findText(code);
  const content = `<>${code.slice(start, end)}</>`;
  const tree = parseJsx(content);
  const edits: Edit[] = [];
  let count = 0;
  const nextName = () => `${prefix}${(count += 1)}`;
  const source = ({ start: from, end: to }: Node) => content.slice(from ?? 0, to ?? 0);

  function separateElement(element: JSXElement): void {
    const { openingElement: opening } = element;
    const name = JSON.stringify(nextName());
    if (side === 'document') {
      const at = opening.name.end ?? 0;
      edits.push({ start: at, end: at, text: ` ${TEXT_PART}=${name}` });
      return;
    }
    const attributes = opening.attributes.map((attribute) => ` ${source(attribute)}`).join('');
    edits.push({
      start: element.start ?? 0,
      end: element.end ?? 0,
      text: `<TextPart as="${nameOf(element)}" name=${name}${attributes} />`,
    });
  }

  function separateCode({ openingElement }: JSXElement): void {
    const html = openingElement.attributes.find(
      (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'html',
    );
    if (!html) return;
    const part = `part=${JSON.stringify(nextName())}`;
    const text = side === 'browser' ? `${part} html=""` : `${part} ${source(html)}`;
    edits.push({ start: html.start ?? 0, end: html.end ?? 0, text });
  }

  function separateDemo({ openingElement }: JSXElement): void {
    if (side !== 'browser') return;
    for (const attribute of openingElement.attributes) {
      const value =
        attribute.type === 'JSXSpreadAttribute'
          ? attribute.argument
          : attribute.value?.type === 'JSXExpressionContainer'
            ? attribute.value.expression
            : undefined;
      if (!value) continue;
      const text = JSON.stringify(withoutDocumentTexts(parseAttribute(source(value))));
      edits.push({ start: value.start ?? 0, end: value.end ?? 0, text });
    }
  }

  function visit(node: JSXElement | JSXFragment): void {
    const name = node.type === 'JSXElement' ? nameOf(node) : '';
    if (node.type === 'JSXElement') {
      if (name === 'SourceCode') return separateCode(node);
      if (name.startsWith('DumiDemo')) return separateDemo(node);
      if (isHtml(name) && node.children.length > 0 && isStatic(node)) return separateElement(node);
    }
    for (const child of node.children)
      if (child.type === 'JSXElement' || child.type === 'JSXFragment') visit(child);
    return undefined;
  }
  if (tree.type === 'JSXFragment') visit(tree);

  let result = '';
  let from = '<>'.length;
  for (const edit of edits) {
    result += content.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  result += content.slice(from, content.length - '</>'.length);
  // Without Suspense around it, which documents mark by comments; all of it is there when it is
  // rendered.
  return `${code.slice(0, start - OPEN.length)}<>${result}</>${code.slice(end + CLOSE.length)}`;
}
