import { formatProblem, type ProblemParts } from '../../lib/problem';

/** Where an import stands. */
interface ImportPlace {
  /** Path relative to `demos/`. */
  file: string;
  /** 1-based line. */
  line: number;
}

/** Why a demo cannot be exported; every kind names what the reader can change. */
export type ExportProblem =
  | ({ kind: 'missing-file' | 'outside' | 'address'; specifier: string } & ImportPlace)
  | ({ kind: 'file-type' | 'style-names' | 'style-import'; specifier: string } & ImportPlace)
  | ({ kind: 'unknown-package'; specifier: string; known: readonly string[] } & ImportPlace)
  | ({ kind: 'computed' } & ImportPlace)
  | ({ kind: 'syntax'; detail: string } & ImportPlace)
  | { kind: 'missing-entry' | 'no-default-export' | 'file-name'; file: string }
  | { kind: 'too-large'; size: number; limit: number };

/** Puts a problem into English words; the interface has texts of its own in every language. */
export function explain(problem: ExportProblem): ProblemParts {
  switch (problem.kind) {
    case 'missing-file':
      return {
        what: `${problem.file}:${problem.line} imports '${problem.specifier}'.`,
        why: 'no file of the demo has that path.',
        fix: 'add the file, correct the path, or remove the import.',
      };
    case 'outside':
      return {
        what: `${problem.file}:${problem.line} imports '${problem.specifier}'.`,
        why: 'the path leads out of the folder of the demos, and what lies there is not exported.',
        fix: 'move what is needed into a file beside the demo.',
      };
    case 'address':
      return {
        what: `${problem.file}:${problem.line} imports '${problem.specifier}'.`,
        why: 'an exported project installs packages and does not load code or styles from addresses.',
        fix: 'import a package or a file of the demo instead.',
      };
    case 'file-type':
      return {
        what: `${problem.file}:${problem.line} imports '${problem.specifier}'.`,
        why: 'a demo consists of scripts, plain style sheets and JSON; edited or exported, it would lack any other file.',
        fix: 'write it in one of these, such as a picture as an element, or serve it and use its address.',
      };
    case 'style-names':
      return {
        what: `${problem.file}:${problem.line} imports '${problem.specifier}'.`,
        why: 'it imports names, and a style sheet of a demo has none, because it is no CSS module.',
        fix: 'import the file alone, and write the names of classes as texts.',
      };
    case 'style-import':
      return {
        what: `${problem.file}:${problem.line} imports '${problem.specifier}'.`,
        why: 'a style sheet of a demo stands alone; edited, it would lack what it imports.',
        fix: 'import other style sheets in a script, and put pictures into the rules as data.',
      };
    case 'unknown-package':
      return {
        what: `${problem.file}:${problem.line} imports '${problem.specifier}'.`,
        why: 'the site has no locked version of that package to write into the project.',
        fix: `import one of ${problem.known.join(', ')}, or a file of the demo.`,
      };
    case 'computed':
      return {
        what: `${problem.file}:${problem.line} imports something that is known only when it runs.`,
        why: 'the files and packages it may need cannot be told from the text.',
        fix: 'write the path or the package as a plain string.',
      };
    case 'syntax':
      return {
        what: `${problem.file}:${problem.line} cannot be read: ${problem.detail}.`,
        why: 'a project with this file would not start.',
        fix: 'correct the error.',
      };
    case 'missing-entry':
      return {
        what: `The demo has no file ${problem.file}.`,
        why: 'it is the file that the project starts with.',
        fix: 'reset the demo.',
      };
    case 'no-default-export':
      return {
        what: `${problem.file} has no default export.`,
        why: 'the default export is the component that the project renders.',
        fix: "write 'export default' before the demo's component.",
      };
    case 'file-name':
      return {
        what: `A file of the demo is called '${problem.file}'.`,
        why: 'that is not a plain path within the project, or a name the project has taken.',
        fix: 'rename the file.',
      };
    case 'too-large':
      return {
        what: `The demo has ${problem.size} characters.`,
        why: `the services refuse large projects; this site stops at ${problem.limit}.`,
        fix: 'shorten the files, or copy the code by hand.',
      };
  }
}

/** Says that a demo cannot be exported, with everything that stands in the way. */
export class ExportError extends Error {
  override readonly name = 'ExportError';

  /** Takes all problems at once, so that the reader need not press again for each. */
  constructor(readonly problems: readonly ExportProblem[]) {
    super(problems.map((problem) => formatProblem(explain(problem))).join('\n'));
  }
}
