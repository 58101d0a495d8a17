import ts from 'typescript';

/** A line of text that people read. */
export interface Line {
  /** Path of the file from the project's folder. */
  file: string;
  /** The first is 1. */
  line: number;
  text: string;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** What the reader sees of a `<code>` element, and nothing of other tags. */
const shownOfTag = (tag: string) =>
  tag.replace(/(?<= (?:title|description)=")[^"]*|[^\n]/g, (part) =>
    part.length > 1 ? part : ' ',
  );

/** The prose of a Markdown page, without code, addresses, tags and the rest of the front matter. */
export function proseOfPage(file: string, markdown: string): Line[] {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, (yaml) =>
      yaml.replace(/^(?!title:|description:).*$/gm, (line) => blank(line)),
    )
    .replace(/^( *)```[\s\S]*?^\1```$/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/(?<=\])\([^)\n]*\)/g, blank)
    .replace(/<[a-z/][^>]*>/gi, shownOfTag)
    .split('\n')
    .map((text, index) => ({ file, line: index + 1, text }));
}

/** The texts of a TypeScript file: its strings, without what stands in them as code. */
export function proseOfScript(file: string, script: string): Line[] {
  const lines: Line[] = [];
  const source = ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true);
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const text = node.text.replace(/`[^`]*`/g, blank);
      // A single word in lower case is a key, such as that of a prop.
      if (/\s|^[A-Z]/.test(text)) lines.push({ file, line: line + 1, text });
    }
    node.forEachChild(visit);
  }
  visit(source);
  return lines;
}
