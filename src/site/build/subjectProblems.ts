import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../lib/problem';
import type { BuildSite } from '../../build/settings';
import { loadSubject, subjectFile, SUBJECT_MODULES, type SubjectModule } from '../../build/subject';
import { pageOf } from '../../document/page/pageFiles';
import { tabKeyOf } from '../../document/page/tabAddress';
import { DEFAULT_LOCALE } from '../../locale/locales';
import { alternatives } from '../../reference/alternatives';

/** Addresses that modules of the subject lead to, by module. */
function addressesOf({ subject }: BuildSite): [SubjectModule, readonly string[]][] {
  const { synonyms = {}, questions = {} } = loadSubject(subject, 'searchWords') ?? {};
  const described = (loadSubject(subject, 'reference')?.tables ?? []).flatMap(({ descriptions }) =>
    Object.values(descriptions).flatMap((said) => said?.see ?? []),
  );
  return [
    ['reference', described.map((name) => `/demo/${name}`)],
    ['redirects', Object.values(loadSubject(subject, 'redirects') ?? {})],
    ['startingPoints', (loadSubject(subject, 'startingPoints') ?? []).map((each) => each.address)],
    ['searchWords', [...Object.keys(synonyms), ...Object.keys(questions)]],
  ];
}

/** What is wrong with the pages and tabs that modules of the subject lead to. */
function addressProblems(site: BuildSite, files: readonly string[]): Problem[] {
  const known = new Set(
    files.map((file) => {
      const key = tabKeyOf(file);
      return pageOf(file) + (key && `?tab=${key}`);
    }),
  );
  return addressesOf(site).flatMap(([name, addresses]) => {
    const wrong = new Set(addresses.filter((address) => !known.has(address.replace(/#.*/, ''))));
    const file = subjectFile(site.subject, name) ?? '';
    return [...wrong].map(
      (address) =>
        new Problem(
          {
            what: `the address ${address} leads nowhere.`,
            why: 'the site has no such page or tab.',
            fix: 'correct it, take it out, or add the page.',
          },
          path.relative(site.demos.project, file),
        ),
    );
  });
}

/** What is wrong with the groups of props, where the site says what groups are called. */
function groupProblems({ subject, demos: { project } }: BuildSite): Problem[] {
  const titles = loadSubject(subject, 'propGroups')?.[DEFAULT_LOCALE];
  if (!titles) return [];
  const file = path.relative(project, subjectFile(subject, 'reference') ?? '');
  return (loadSubject(subject, 'reference')?.tables ?? []).flatMap(({ id, descriptions }) =>
    Object.entries(descriptions).flatMap(([name, said]) => {
      const group = said?.group;
      if (group === undefined || Object.hasOwn(titles, group)) return [];
      return new Problem(
        {
          what: `'${name}' in the table ${id} is of the group '${group}', which has no title.`,
          why: 'the table would have a group of its own for it, below that name.',
          fix: `${alternatives(group, Object.keys(titles))}, or add it to the module \`propGroups\`.`,
        },
        file,
      );
    }),
  );
}

/** Whether the modules of the subject are about another package, whose facts no page may show. */
export function foreignProblem({
  subject,
  packages,
  demos: { project },
}: BuildSite): Problem | undefined {
  if (subject === undefined || !existsSync(subject)) return undefined;
  const about = loadSubject(subject, 'library');
  const [name = ''] = packages;
  if (about === name) return undefined;
  return new Problem(
    {
      what: about
        ? `the modules of the folder are about ${about}, and the site about ${name}.`
        : `nothing says that the modules of the folder are about ${name}.`,
      why: 'pages would show what is true of another library.',
      fix: about
        ? 'correct `library` or `subject` in .dumirc.ts.'
        : `add a file library.ts with the line "export default '${name}';".`,
    },
    path.relative(project, subject),
  );
}

/** Files of the subject that are called nearly like a module. */
function nameProblems({ subject, demos: { project } }: BuildSite): Problem[] {
  const plain = (name: string) =>
    name
      .replace(/\.[^.]+$/, '')
      .replace(/s$|[-_]/g, '')
      .toLowerCase();
  const files = subject !== undefined && existsSync(subject) ? readdirSync(subject) : [];
  return files.flatMap((file) => {
    const meant = SUBJECT_MODULES.find((name) => plain(name) === plain(file));
    if (subject === undefined || !meant || file.replace(/\.[^.]+$/, '') === meant) return [];
    return new Problem(
      {
        what: 'nothing reads the file.',
        why: `the module that the site looks for is called ${meant}.`,
        fix: `rename it, or give it another name if it is none.`,
      },
      path.join(path.relative(project, subject), file),
    );
  });
}

/**
 * What is wrong with the folder of the subject.
 *
 * @param files - Of pages and tabs, below `docs`.
 */
export function subjectProblems(site: BuildSite, files: readonly string[]): Problem[] {
  return [...nameProblems(site), ...addressProblems(site, files), ...groupProblems(site)];
}
