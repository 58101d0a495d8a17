import { formatProblem, type ProblemParts } from '../../lib/problem';
import { explainProblem, type ProblemTexts } from './problemTexts';

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
  | { kind: 'not-published'; library: string }
  | { kind: 'too-large'; size: number; limit: number };

type ImportProblem = Extract<ExportProblem, { specifier: string }>;

const ofImport =
  (why: string, fix: string) =>
  ({ file, line, specifier }: ImportProblem): ProblemParts => ({
    what: `${file}:${line} imports '${specifier}'.`,
    why,
    fix,
  });

/** What the build and the interface say of export problems in English. */
export const exportProblemTexts: ProblemTexts<ExportProblem> = {
  'missing-file': ofImport(
    'no file of the demo has that path.',
    'add the file, correct the path, or remove the import.',
  ),
  outside: ofImport(
    'the path leads out of the demos folder, and files there are not exported.',
    'move what is needed into a file beside the demo.',
  ),
  address: ofImport(
    'an exported project installs packages and does not load code or styles from addresses.',
    'import a package or a file of the demo instead.',
  ),
  'file-type': ofImport(
    'a demo consists of scripts, plain style sheets and JSON; edited or exported, it would lack any other file.',
    'write it in one of these, such as a picture as an element, or serve it and use its address.',
  ),
  'style-names': ofImport(
    "it imports names, and a demo's style sheet has none, because it is not a CSS module.",
    'import the file alone, and write class names as strings.',
  ),
  'style-import': ofImport(
    "a demo's style sheet stands alone; edited, it would lack what it imports.",
    'import other style sheets in a script, and put pictures into the rules as data.',
  ),
  'unknown-package': (problem) =>
    ofImport(
      'the site has no locked version of that package to write into the project.',
      `import one of ${problem.known.join(', ')}, or a file of the demo.`,
    )(problem),
  computed: ({ file, line }) => ({
    what: `${file}:${line} imports something that is known only when it runs.`,
    why: 'the files and packages that it may need cannot be determined from the source.',
    fix: 'write the path or the package as a plain string.',
  }),
  syntax: ({ file, line, detail }) => ({
    what: `${file}:${line} cannot be read: ${detail}.`,
    why: 'a project with this file would not start.',
    fix: 'correct the error.',
  }),
  'missing-entry': ({ file }) => ({
    what: `The demo has no file ${file}.`,
    why: 'it is the file that the project starts with.',
    fix: 'reset the demo.',
  }),
  'no-default-export': ({ file }) => ({
    what: `${file} has no default export.`,
    why: 'the default export is the component that the project renders.',
    fix: "write 'export default' before the demo's component.",
  }),
  'file-name': ({ file }) => ({
    what: `A file of the demo is called '${file}'.`,
    why: 'that is not a plain path within the project, or a name the project has taken.',
    fix: 'rename the file.',
  }),
  'not-published': ({ library }) => ({
    what: `No online editor can install ${library}.`,
    why: 'its package is private: no registry that they know has it.',
    fix: 'edit the demo in this page, which brings the library along, or copy the code.',
  }),
  'too-large': ({ size, limit }) => ({
    what: `The demo has ${size} characters.`,
    why: `the services refuse large projects; this site stops at ${limit}.`,
    fix: 'shorten the files, or copy the code by hand.',
  }),
};

/** Says that a demo cannot be exported, with everything that stands in the way. */
export class ExportError extends Error {
  override readonly name = 'ExportError';

  /** Takes all problems at once, so that the reader need not press again for each. */
  constructor(readonly problems: readonly ExportProblem[]) {
    const explained = problems.map((problem) => explainProblem(problem, exportProblemTexts));
    super(explained.map((parts) => formatProblem(parts)).join('\n'));
  }
}
