import type { Page } from './pages';

/** What a new site has, and how it is gone on with. */
export interface Made {
  library: string;
  version: string;
  pages: readonly Page[];
  /** How commands are begun: `npm run`. */
  runs: string;
  scripts: { write: string; build: string; serve: string };
  /** Name of the folder that a build makes. */
  output: string;
  /** The tarball that the package which makes the site was installed from, if it was one. */
  tarball: string | undefined;
}

const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;

/** What is said of a new site, in about ten lines. */
export function summaryOf(made: Made): string {
  const { library, version, pages, runs, scripts, output, tarball } = made;
  const without = pages.filter(({ demo }) => !demo).map(({ slug }) => `docs/demo/${slug}.md`);
  const demos = pages.length - without.length;
  const [first = '', second = '', ...more] = without;
  const named =
    [first, second].filter(Boolean).join(', ') +
    (more.length > 0 ? ` and ${more.length} more` : '');
  return [
    `▸ There is a site for ${library} ${version} in this folder:`,
    '  .dumirc.ts       what it documents',
    `  docs/            ${count(pages.length + 2, 'page')}: the first one, the list of demos, one for each component`,
    `  demos/           ${count(demos, 'demo')}, each with what its types require`,
    ...(without.length > 0 ? [`  To be written:   a demo for ${named}`] : []),
    `  package.json     scripts ${scripts.write}, ${scripts.build} and ${scripts.serve}`,
    ...(tarball === undefined
      ? []
      : [
          `  For others:      package.json names ${tarball}: copy it into this folder, and install it from there`,
        ]),
    '▸ Next:',
    `  ${runs} ${scripts.write}      write, with changes in the browser at once`,
    `  ${runs} ${scripts.build}    make ${output}/, which any static host serves`,
    `  ${runs} ${scripts.serve}    look at what was made`,
  ].join('\n');
}
