import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../lib/problem';
import { pageFileOf, tabKeyOf } from './tabAddress';

/** What an address has as it is, in small letters only, since some hosts know no others. */
const NAME = /^[a-z\d-]+$/;

const withoutEnding = (file: string) => file.replace(/\.md$/, '');

/** The address of the page of a file below `docs/`. */
function addressOf(file: string): string {
  return `/${withoutEnding(file).replace(/(?:^|\/)index$/, '')}`;
}

/** The address of the page that a file belongs to, also where it is a tab. */
export function pageOf(file: string): string {
  return addressOf(pageFileOf(file));
}

/** The files of pages and tabs, as paths below the folder. Hidden ones are no pages for dumi. */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.md') && !/(?:^|\/)[._]/.test(file))
    .sort();
}

function nameProblem(file: string): Problem | undefined {
  const key = tabKeyOf(file);
  const names = [...withoutEnding(pageFileOf(file)).split('/'), ...(key && [key])];
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong === undefined) return undefined;
  return new Problem(
    {
      what: `a page cannot be called "${wrong}".`,
      why: 'its path is its address, for which hosts agree on small letters, digits and hyphens only.',
      fix: 'rename the file or the folder, or move the file out of docs/.',
    },
    `docs/${file}`,
  );
}

function tabProblem(file: string, files: readonly string[]): Problem | undefined {
  const page = pageFileOf(file);
  if (page === file || files.includes(page)) return undefined;
  return new Problem(
    {
      what: 'the tab has no page.',
      why: `it is shown on the page docs/${page}, which does not exist.`,
      fix: 'add the page, or rename the tab.',
    },
    `docs/${file}`,
  );
}

/**
 * What is wrong with the names of pages: dumi ends on some, and shows others at an address that the
 * rest of the site does not know.
 *
 * @param files - Of pages and tabs, as paths below `docs/`.
 */
export function checkPageFiles(files: readonly string[]): Problem[] {
  const byAddress = new Map<string, string>();
  return files.flatMap((file) => {
    const address = addressOf(file);
    const other = byAddress.get(address);
    byAddress.set(address, other ?? file);
    if (other === undefined) return nameProblem(file) ?? tabProblem(file, files) ?? [];
    return new Problem(
      {
        what: `there are two pages for the address ${address}.`,
        why: `docs/${other} has it, too, and readers would see only one of them.`,
        fix: 'rename or remove one of the two files.',
      },
      `docs/${file}`,
    );
  });
}
