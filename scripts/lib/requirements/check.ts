import { Problem } from '../../../src/lib/problem';
import { readCitations, type FileCitations } from './citations';
import { definitionsIn, PAGE, withProofs } from './page';

/** The page of the requirements, and what each file says about them, by path. */
export interface Repository {
  page: string;
  files: ReadonlyMap<string, FileCitations>;
}

/** Reads files, which are text by path. */
export function readRepository(texts: ReadonlyMap<string, string>): Repository {
  const read = [...texts].map(([path, text]) => [path, readCitations(path, text)] as const);
  return { page: texts.get(PAGE) ?? '', files: new Map(read) };
}

/** The test files that prove each requirement. */
function proofsIn({ files }: Repository): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  for (const [path, { proved }] of files) {
    for (const id of proved) proofs.set(id, [...(proofs.get(id) ?? []), path]);
  }
  return proofs;
}

function undefinedIds({ page, files }: Repository): Problem[] {
  const defined = definitionsIn(page);
  return [...files].flatMap(([path, { citations }]) =>
    citations
      .filter(({ id }) => !defined.has(id))
      .map(
        ({ id, line }) =>
          new Problem({
            what: `${path}:${line} cites ${id}.`,
            why: `${PAGE} has no such requirement.`,
            fix: `cite another one, or define ${id} there. If it is no citation, write it as code: \`${id}\`.`,
          }),
      ),
  );
}

function unprovedIds(repository: Repository): Problem[] {
  const proofs = proofsIn(repository);
  return [...definitionsIn(repository.page)]
    .filter(([id]) => !proofs.has(id))
    .map(
      ([id, line]) =>
        new Problem({
          what: `${PAGE}:${line} has no test for ${id}.`,
          why: 'no title of a test that is run cites it.',
          fix: `write a test that fails without it, and end its title with (${id}).`,
        }),
    );
}

/** The page with its list of tests as it has to be. */
export function updatedPage(repository: Repository): string {
  return withProofs(repository.page, proofsIn(repository));
}

/** Where the requirements, the places that cite them and the tests that prove them disagree. */
export function findProblems(repository: Repository): Problem[] {
  const problems = [...undefinedIds(repository), ...unprovedIds(repository)];
  if (updatedPage(repository) === repository.page) return problems;
  return [
    ...problems,
    new Problem({
      what: `The list of tests in ${PAGE} is out of date.`,
      why: 'the titles of the tests cite other requirements, or the tests have moved.',
      fix: 'run "npm run requirements" and commit what it writes.',
    }),
  ];
}
