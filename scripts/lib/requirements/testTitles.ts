import ts from 'typescript';

/** The title of a test or of a group of tests. */
export interface TestTitle {
  title: string;
  /** Counted from 1. */
  line: number;
  /** False for one that is skipped or not written yet. */
  isRun: boolean;
}

/** The names that lead to a call: `test.for([...])('title')` is `test`, `for`. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee))
    return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  return [];
}

/** The titles in a test file as they are written, with placeholders such as `%s`. */
export function testTitles(path: string, text: string): TestTitle[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const titles: TestTitle[] = [];
  function visit(node: ts.Node, isRun: boolean): void {
    let runsInside = isRun;
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const [root = '', ...modifiers] = namesOf(node.expression);
      if (first && ts.isStringLiteralLike(first) && ['describe', 'test', 'it'].includes(root)) {
        runsInside &&= !modifiers.some((name) => name === 'skip' || name === 'todo');
        const { line } = file.getLineAndCharacterOfPosition(first.getStart(file));
        titles.push({ title: first.text, line: line + 1, isRun: runsInside });
      }
    }
    ts.forEachChild(node, (child) => visit(child, runsInside));
  }
  visit(file, true);
  return titles;
}
