import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SearchData } from '../../../../src/search/site/data';

/** Packages the project uses whose READMEs are long enough to be a small docs site. */
const PACKAGES = ['rc-select', 'fast-check', 'sucrase', 'copy-to-clipboard', 'axe-core'];

const modules = join(createRequire(import.meta.url).resolve('dumi/package.json'), '../..');

interface Heading {
  id: string;
  depth: number;
  title: string;
}

/**
 * A README as the metadata that dumi makes of Markdown: headings, and paragraphs with the index of
 * the heading above them.
 */
function toMeta(markdown: string) {
  const toc: Heading[] = [];
  const texts: { value: string; paraId: number; tocIndex?: number }[] = [];
  markdown.split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m).forEach((block, paraId) => {
    const heading = /^(#+) (.*)/.exec(block);
    if (heading?.[1]) {
      toc.push({ id: `heading-${toc.length}`, depth: heading[1].length, title: heading[2] ?? '' });
    } else {
      texts.push({ value: block, paraId, ...(toc.length ? { tocIndex: toc.length - 1 } : {}) });
    }
  });
  return { toc, texts };
}

/**
 * Real prose, code and tables: a site with one page for each package, in two navigation entries
 * and outside of them.
 */
export function readmeSite(): SearchData {
  const routes: SearchData['routes'] = {};
  PACKAGES.forEach((name, at) => {
    routes[name] = {
      id: name,
      path: `${['tools', 'libraries', 'other'][at % 3]}/${name}`,
      meta: {
        frontmatter: { title: name },
        ...toMeta(readFileSync(join(modules, name, 'README.md'), 'utf8')),
      },
    };
  });
  return {
    routes,
    demos: {
      basic: {
        routeId: 'rc-select',
        asset: { id: 'basic', title: 'Basic', description: 'A select of cities.' },
      },
      untitled: {
        routeId: 'rc-select',
        asset: { id: 'untitled', description: 'Options with filterOption.' },
      },
    },
    nav: [
      { title: 'Tools', link: '/tools/rc-select', activePath: '/tools' },
      { title: 'Libraries', link: '/libraries/fast-check', activePath: '/libraries' },
    ],
  };
}
