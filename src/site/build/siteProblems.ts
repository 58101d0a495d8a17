import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../lib/problem';
import { isRecord } from '../../lib/read';
import { findInstalled, packageOf, readManifest } from '../../build/installed';
import type { BuildSite } from '../../build/settings';
import { loadSubject, subjectFile, SUBJECT_MODULES, type SubjectModule } from '../../build/subject';
import { listPages, pageOf } from '../../document/page/pageFiles';
import { tabKeyOf } from '../../document/page/tabAddress';

const CONFIG = '.dumirc.ts';

/** Packages that the site itself is made with, in the version of the site. */
const REACT = ['react', 'react-dom'];

/** Names of all that a folder depends on; undefined where it is no package. */
function dependenciesOf(folder: string): Set<string> | undefined {
  const own = readManifest(folder);
  if (!own) return undefined;
  const { dependencies, devDependencies } = own.manifest;
  return new Set(
    [dependencies, devDependencies].flatMap((list) => (isRecord(list) ? Object.keys(list) : [])),
  );
}

/** What is wrong with the packages that the site is made with and demos import. */
function packageProblems({ packages, demos: { project, imports } }: BuildSite): Problem[] {
  const listed = dependenciesOf(project);
  const names = [...new Set([...packages, ...imports.map(packageOf), ...REACT])];
  return names.flatMap((name) => {
    const fix = `run "npm install --save-exact ${name}" in the folder of the site`;
    if (!findInstalled(project, name))
      return new Problem(
        {
          what: `the package ${name} is not installed.`,
          why: 'demos may import it, and exported demos name its version.',
          fix: `${fix}, or correct \`${packages.includes(name) ? 'library' : 'demos.imports'}\`.`,
        },
        CONFIG,
      );
    if (!listed || listed.has(name)) return [];
    return new Problem(
      {
        what: `the package ${name} is not among the dependencies.`,
        why: 'the site would be made with a version that nobody has chosen.',
        fix: `${fix}.`,
      },
      'package.json',
    );
  });
}

/** What is wrong with the modules of packages that demos import. */
function moduleProblems({ demos: { project, imports } }: BuildSite): Problem[] {
  return imports.flatMap((specifier) => {
    const name = packageOf(specifier);
    const found = findInstalled(project, name);
    // What a package exports may have no file of that name.
    if (specifier === name || !found || Object.hasOwn(found.manifest, 'exports')) return [];
    const file = path.join(found.folder, specifier.slice(name.length));
    if (existsSync(file) || existsSync(`${file}.js`)) return [];
    return new Problem(
      {
        what: `the module ${specifier} is not there.`,
        why: `${name} ${found.version} has no such file.`,
        fix: 'correct it in `demos.imports`.',
      },
      CONFIG,
    );
  });
}

/** What is wrong with the folders that the site names. */
function folderProblems({ subject, demos: { project, served } }: BuildSite): Problem[] {
  const named = [
    ...served.map((name) => [`public/${name}`, '`demos.served`', 'demos fetch from it'] as const),
    ...(subject === undefined
      ? []
      : [
          [
            path.relative(project, subject),
            '`subject`',
            'it has what the site says of its library',
          ] as const,
        ]),
  ];
  return named
    .filter(([folder]) => !existsSync(path.join(project, folder)))
    .map(
      ([folder, field, why]) =>
        new Problem(
          {
            what: `the folder ${folder} is not there.`,
            why: `${field} names it: ${why}.`,
            fix: 'create it, or correct the path.',
          },
          CONFIG,
        ),
    );
}

/** The pages that every site has, and what leads to them. */
const REQUIRED = [
  ['index.md', 'it is the first page of the site'],
  ['demo/index.md', 'the header and the footer lead to it'],
] as const;

function pageProblems(files: readonly string[]): Problem[] {
  return REQUIRED.filter(([file]) => !files.includes(file)).map(
    ([file, why]) =>
      new Problem(
        { what: 'the page is not there.', why: `${why}.`, fix: 'create it.' },
        `docs/${file}`,
      ),
  );
}

/** Addresses that modules of the subject lead to, by module. */
function addressesOf({ subject }: BuildSite): [SubjectModule, readonly string[]][] {
  const { synonyms = {}, askedWords = {} } = loadSubject(subject, 'searchWords') ?? {};
  return [
    ['redirects', Object.values(loadSubject(subject, 'redirects') ?? {})],
    ['startingPoints', (loadSubject(subject, 'startingPoints') ?? []).map((each) => each.address)],
    ['searchWords', [...Object.keys(synonyms), ...Object.keys(askedWords)]],
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

/** Whether the modules of the subject are about another package, whose facts no page may show. */
function foreignProblem({ subject, packages, demos: { project } }: BuildSite): Problem | undefined {
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
 * What is wrong with what `.dumirc.ts` says of a site, and with what the folder of its subject
 * leads to: all that can be said before anything is compiled.
 */
export function siteProblems(site: BuildSite): readonly Problem[] {
  if (site.problems.length > 0) return site.problems;
  const foreign = foreignProblem(site);
  if (foreign) return [foreign];
  const docs = path.join(site.demos.project, 'docs');
  const files = existsSync(docs) ? listPages(docs) : [];
  const folders = folderProblems(site);
  const others = [
    ...packageProblems(site),
    ...moduleProblems(site),
    ...folders,
    ...pageProblems(files),
  ];
  return folders.length > 0
    ? others
    : [...others, ...nameProblems(site), ...addressProblems(site, files)];
}
