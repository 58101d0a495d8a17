import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../lib/problem';
import { isRecord } from '../../lib/read';
import {
  OLDEST_REACT,
  dependenciesOf,
  findInstalled,
  findPackage,
  type InstalledPackage,
  packageOf,
  REACT_PACKAGES,
} from '../../build/installed';
import type { BuildSite } from '../../build/settings';
import { listPages } from '../../document/page/pageFiles';
import { foreignProblem, subjectProblems } from './subjectProblems';

const CONFIG = '.dumirc.ts';

/** What is wrong with the packages that the site is made with and demos import. */
function packageProblems({ packages, demos: { project, imports, source } }: BuildSite): Problem[] {
  const listed = dependenciesOf(project);
  const names = [...new Set([...packages, ...imports.map(packageOf), ...REACT_PACKAGES])];
  return names.flatMap((name) => {
    if (name === source?.package) return [];
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

/** Whether the site has a React that is too old for its pages. */
function reactProblems({ demos: { project } }: BuildSite): Problem[] {
  const { version = '' } = findInstalled(project, 'react') ?? {};
  const [major = NaN, minor = NaN] = version.split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_REACT;
  if (!(major < oldest || (major === oldest && minor < oldestMinor))) return [];
  return [
    new Problem(
      {
        what: `React ${version} cannot show the site.`,
        why: `pages are made with React ${OLDEST_REACT.join('.')} or newer, the demos on them included.`,
        fix: 'run "npm install --save-exact react@latest react-dom@latest" in the folder of the site, which may have another React than the library.',
      },
      'package.json',
    ),
  ];
}

/** Whether a package has a module: by its `exports`, or by its files where it has none. */
function hasModule({ folder, manifest: { exports } }: InstalledPackage, module: string): boolean {
  if (!isRecord(exports)) {
    const file = path.join(folder, module);
    return existsSync(file) || existsSync(`${file}.js`);
  }
  return Object.keys(exports).some((name) => {
    const [start = '', end] = name.split('*');
    if (end === undefined) return name === module;
    return module.startsWith(start) && module.endsWith(end);
  });
}

/** What is wrong with the modules of packages that demos import. */
function moduleProblems({ demos }: BuildSite): Problem[] {
  return demos.imports.flatMap((specifier) => {
    const name = packageOf(specifier);
    const found = findPackage(demos, name);
    if (specifier === name || !found || hasModule(found, `.${specifier.slice(name.length)}`))
      return [];
    return new Problem(
      {
        what: `the module ${specifier} is not there.`,
        why: `${name} ${found.version} has no such module.`,
        fix: 'correct it in `demos.imports`.',
      },
      CONFIG,
    );
  });
}

/** What is wrong with the folders that the site names. */
function folderProblems({ subject, demos: { project, served, source } }: BuildSite): Problem[] {
  const named = [
    ...served.map((name) => [`public/${name}`, '`demos.served`', 'demos fetch from it'] as const),
    ...(source
      ? [[path.relative(project, source.file), '`library.source`', 'demos get it'] as const]
      : []),
    ...(subject === undefined
      ? []
      : [[path.relative(project, subject), '`subject`', 'it has what pages say'] as const]),
  ];
  return named
    .filter(([folder]) => !existsSync(path.join(project, folder)))
    .map(
      ([folder, field, why]) =>
        new Problem(
          {
            what: `${folder} is not there.`,
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

/** What is wrong with what `.dumirc.ts` says of a site: without it, nothing can be compiled. */
export function settingProblems(site: BuildSite): readonly Problem[] {
  if (site.problems.length > 0) return site.problems;
  const foreign = foreignProblem(site);
  if (foreign) return [foreign];
  return [
    ...packageProblems(site),
    ...reactProblems(site),
    ...moduleProblems(site),
    ...folderProblems(site),
  ];
}

/**
 * What is wrong with the pages that every site has, and with what the folder of its subject leads
 * to: all that can be said before anything is compiled.
 */
export function contentProblems(site: BuildSite): readonly Problem[] {
  const docs = path.join(site.demos.project, 'docs');
  const files = existsSync(docs) ? listPages(docs) : [];
  return [...pageProblems(files), ...subjectProblems(site, files)];
}
